import type { HeaderClient, HeaderFailure, HeaderResult } from '../contract';

/** How long a call waits for the header to load. */
const READY_TIMEOUT_MS = 15_000;

const failure = (kind: HeaderFailure['kind'], message: string): HeaderResult<never> => ({
  ok: false,
  failure: { kind, message },
});

/**
 * Creates a client that can be used before the header is loaded: its calls wait for the header, and fail as
 * `unavailable` if the header does not load.
 */
export const createDeferredClient = () => {
  let current: HeaderClient | 'cancelled' | undefined;
  let settle: () => void = () => undefined;
  // Resolves without a value, because a promise with the client as its value would keep the client after `stop`.
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const setCurrent = (next: HeaderClient | 'cancelled'): void => {
    current = next;
    settle();
  };

  const waitForClient = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, READY_TIMEOUT_MS);
    });
    await Promise.race([settled, timeout]);
    clearTimeout(timer);
    return current ?? 'unavailable';
  };
  /** Calls a method of the header's client once the client is available. An older header may lack the method. */
  const call = async <T>(
    run: (client: HeaderClient) => Promise<HeaderResult<T>>,
  ): Promise<HeaderResult<T>> => {
    const outcome = current ?? (await waitForClient());
    if (outcome === 'cancelled') return failure(outcome, 'the header is unmounted');
    if (outcome === 'unavailable') return failure(outcome, 'the header did not load');
    try {
      return await run(outcome);
    } catch (error) {
      return failure('unavailable', String(error));
    }
  };
  const client: HeaderClient = {
    loadFooter: () => call(({ loadFooter }) => loadFooter()),
    loadContent: (...request) => call(({ loadContent }) => loadContent(...request)),
  };
  return {
    client,
    /** Sets the header's own client. After a change of the configuration, the header has another client. */
    onReady: (own: HeaderClient): void => setCurrent(own),
    /**
     * Cancels the waiting calls of an unmounted header and releases its client, so that a page that keeps the handle
     * does not keep the header's nodes in memory [FED-6].
     */
    stop: (): void => setCurrent('cancelled'),
  };
};
