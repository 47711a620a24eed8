/** The page around the header: the only folder that touches window, document, cookies and the clock. */
import type { Browser, HostPage } from './browser';

export type { Browser, Cookies, HostPage } from './browser';
export { createServerBrowser } from './server-browser';
export { createWindowPage } from './window-page';

/** The rest of the page, fetched together with the engine that needs it. */
export const loadWindowBrowser = async (page: HostPage): Promise<Browser> => {
  const { createWindowBrowser } = await import(/* webpackChunkName: "engine" */ './window-browser');
  return createWindowBrowser(page);
};
