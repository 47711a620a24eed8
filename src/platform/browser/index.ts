/** The page around the header: the only folder that touches window, document, cookies and the clock. */
export type { Browser } from './browser';
export { createServerBrowser } from './server-browser';
export { createWindowBrowser } from './window-browser';
