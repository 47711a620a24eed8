/** Keeps only the newest of several tasks: each new task aborts the one before it. */
export const createLatest = () => {
  let current: AbortController | undefined;
  /** Aborts the current task. */
  const cancel = () => {
    current?.abort();
    current = undefined;
  };
  return {
    /** Starts a task and aborts the previous one. `isCurrent` returns false once the task is stale. */
    begin: () => {
      cancel();
      const controller = new AbortController();
      current = controller;
      return { signal: controller.signal, isCurrent: () => current === controller };
    },
    cancel,
  };
};
