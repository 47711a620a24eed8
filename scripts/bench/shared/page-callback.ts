import type { CDPSession } from '@playwright/test';

/**
 * Waits for the page's probe to call a function of the window. `page.evaluate` would run the driver's own code in the
 * page first: 50 to 80 ms with a CPU four times slower, in the middle of what is measured.
 *
 * @param name the function that the probe calls, with a text
 * @param timeout milliseconds
 * @returns a function that waits for the call and returns its text; it rejects after the timeout
 */
export const waitForPageCallback = async (
  session: CDPSession,
  name: string,
  timeout: number,
): Promise<() => Promise<string>> => {
  const called = new Promise<string>((resolve) => {
    session.once('Runtime.bindingCalled', ({ payload }) => {
      resolve(payload);
    });
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name });
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`the page did not call ${name} within ${String(timeout)} ms`));
      }, timeout);
      void called.then((text) => {
        clearTimeout(timer);
        resolve(text);
      });
    });
};
