import type { Clock } from './clock';

/** Milliseconds after which a host's update counts as ended. */
const UPDATE_TIMEOUT_MS = 15_000;

/**
 * Creates the update of a store by a host's page, during which the header shows a loading state.
 *
 * @param setUpdating sets the store's loading state
 */
export const createHostUpdate = (clock: Clock, setUpdating: (isUpdating: boolean) => void) => {
  let stopTimer: (() => void) | undefined;
  const end = () => {
    if (!stopTimer) return;
    stopTimer();
    stopTimer = undefined;
    setUpdating(false);
  };
  return {
    /** Starts the update, and calls `onTimeout` after 15 seconds without an end. */
    start: (onTimeout: () => void) => {
      stopTimer?.();
      setUpdating(true);
      stopTimer = clock.after(UPDATE_TIMEOUT_MS, onTimeout);
    },
    end,
    /** Returns a function that ends the current update, unless the host has started another one in between. */
    endLater: () => {
      const update = stopTimer;
      return () => {
        if (update === stopTimer) end();
      };
    },
  };
};
