import type { Browser, HostPage } from './browser';
import { documentCookies } from './document-cookies';
import { listen } from './listen';

/** The rest of the real page, for all that acts. */
export const createWindowBrowser = (page: HostPage): Browser => ({
  ...page,
  go: (href) => {
    window.location.assign(href);
  },
  fetch: (input, init) => window.fetch(input, init),
  cookies: documentCookies,
  onDocumentEvent: (name, listener) => listen(document, name, listener),
  dispatch: (event) => {
    document.dispatchEvent(event);
  },
  log: (level, message, fields) => {
    console[level](message, fields);
  },
});
