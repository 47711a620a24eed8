import type { CDPSession } from '@playwright/test';

/**
 * What the page tells by itself. One that is asked runs the asker's own code first, 50 to 80 ms of it at a CPU four
 * times slower, before its first frame or between two others.
 *
 * @param name the function of the window that the page's probe calls, with a text
 * @param limit milliseconds after which the page has told nothing: an error
 */
export const toldByPage = async (
  session: CDPSession,
  name: string,
  limit: number,
): Promise<() => Promise<string>> => {
  const told = new Promise<string>((resolve) => {
    session.once('Runtime.bindingCalled', ({ payload }) => {
      resolve(payload);
    });
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name });
  return () =>
    new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new Error(`the page did not call ${name}`));
      }, limit);
      void told.then((text) => {
        clearTimeout(late);
        resolve(text);
      });
    });
};
