/** Access to the page: only this folder uses window, document, cookies and the clock. */
import type { Browser, HostPage } from './browser';

export type { Browser, HostPage } from './browser';
export { createServerPage } from './server-page';
export { createFramePage, createWindowPage } from './window-page';

/** Loads the other functions of the page, which are in the same chunk as the runtime. */
export const loadWindowBrowser = async (page: HostPage): Promise<Browser> => {
  const { createWindowBrowser } = await import(/* webpackChunkName: "runtime" */ './window-browser');
  return createWindowBrowser(page);
};
