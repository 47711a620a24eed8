/** Returns a function that calls `load` once and shares its promise; after a rejection the next call loads again. */
export const lazy = <T>(load: () => Promise<T>): (() => Promise<T>) => {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
};

/** Creates a value that is loaded with its first use, or before it. */
export const lazyValue = <T>(load: () => Promise<T>) => {
  let value: T | undefined;
  const loadOnce = lazy(async () => {
    value = await load();
    return value;
  });
  return {
    /** Returns the value once it is loaded, so that the caller need not wait for a promise, and stays in its task. */
    loaded: () => value,
    load: loadOnce,
    /** Loads the value before its first use. After a failure, the next call of `load` loads again. */
    prepare: () => {
      loadOnce().catch(() => undefined);
    },
  };
};
