import type { HeaderEventDetails } from '../../contract';

const WAIT_MS = 1000;

/** Options of {@link waitForHeaderEvent}. */
export interface WaitOptions {
  /** Milliseconds; 1000 by default. */
  readonly timeout?: number;
}

/**
 * Returns the detail of the next event with this name, of the header or of the host. Call it before the action that
 * causes the event, and await the promise after it.
 *
 * @throws Error if the event is not sent within the timeout
 */
export const waitForHeaderEvent = <Name extends keyof HeaderEventDetails>(
  name: Name,
  { timeout = WAIT_MS }: WaitOptions = {},
): Promise<HeaderEventDetails[Name]> =>
  new Promise((resolve, reject) => {
    const listen = (event: Event): void => {
      clearTimeout(timer);
      resolve((event as CustomEvent<HeaderEventDetails[Name]>).detail);
    };
    const timer = setTimeout(() => {
      document.removeEventListener(name, listen);
      reject(new Error(`${name} was not sent within ${timeout} ms`));
    }, timeout);
    document.addEventListener(name, listen, { once: true });
  });
