/** Newest wins: beginning anew aborts what was under way, and a late answer can tell that it is stale. */
export interface Latest {
  readonly begin: () => { readonly signal: AbortSignal; readonly isCurrent: () => boolean };
  /** Makes everything under way stale. */
  readonly cancel: () => void;
}

export const createLatest = (): Latest => {
  let current: AbortController | undefined;
  const cancel = () => {
    current?.abort();
    current = undefined;
  };
  return {
    begin() {
      cancel();
      const mine = new AbortController();
      current = mine;
      return { signal: mine.signal, isCurrent: () => current === mine };
    },
    cancel,
  };
};
