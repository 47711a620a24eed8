/** Keeps only the newest of several tasks: each new task aborts the one before it. */
export interface Latest {
  /** Starts a task and aborts the previous one. `isCurrent` returns false once the task is stale. */
  readonly begin: () => { readonly signal: AbortSignal; readonly isCurrent: () => boolean };
  /** Aborts the current task. */
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
      const controller = new AbortController();
      current = controller;
      return { signal: controller.signal, isCurrent: () => current === controller };
    },
    cancel,
  };
};
