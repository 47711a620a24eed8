/** Keeps the markup of pages by their address and the input that it was rendered from. */
export interface MarkupCache {
  /** Returns the markup that is kept for this address and this input, or renders and keeps it. */
  readonly get: (address: string, input: string, render: () => string) => string;
}

/** An address that was rendered once: many never come again, and keeping their markup costs more than it saves. */
const SEEN = { input: undefined, markup: '' };

/**
 * Creates a cache that keeps the markup of the most recently used addresses from their second render, each with its latest input. The input is
 * compared and not a part of the key, because a long key takes longer than a part of the render.
 *
 * @param limit number of addresses; the least recently used one is dropped above it
 */
export const createMarkupCache = (limit: number): MarkupCache => {
  const kept = new Map<string, { readonly input: string | undefined; readonly markup: string }>();
  return {
    get(address, input, render) {
      const found = kept.get(address);
      const page = found?.input === input ? found : { input, markup: render() };
      // A map keeps the order of insertion, so the first address is the least recently used one.
      kept.delete(address);
      kept.set(address, found ? page : SEEN);
      if (kept.size > limit) kept.delete(kept.keys().next().value ?? '');
      return page.markup;
    },
  };
};
