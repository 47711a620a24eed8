import { encodeText } from '../../kernel/encode';
import type { Cookies } from './browser';
import { listen } from './listen';
import { readCookie } from './read-cookie';
import { documentProperty } from '../../../federation/contract/document-property';
import { writeCookie } from '../../../federation/contract/write-cookie';

const write = (pair: string, age = '', path = '/'): void => {
  try {
    writeCookie(document, `${pair}; Path=${path}; Secure; SameSite=Lax${age}`);
  } catch {
    // Cookies are blocked.
  }
};

/** Removes cookies for parts of the origin, which the shop's servers would read instead of the header's. */
const removeBelowOrigin = (name: string): void => {
  const { pathname } = window.location;
  for (const { index } of pathname.matchAll(/(?<=.)\/|$/g))
    for (const end of [index, index + 1]) write(`${name}=`, '; Max-Age=0', pathname.slice(0, end));
};

/** The cookies of the page. A cookie that is blocked or cannot be decoded is treated as missing. */
export const documentCookies: Cookies = {
  all() {
    try {
      return documentProperty(document, 'cookie');
    } catch {
      return '';
    }
  },
  get: readCookie,
  set(name, value, options) {
    const age = options?.maxAgeSeconds === undefined ? '' : `; Max-Age=${options.maxAgeSeconds}`;
    removeBelowOrigin(name);
    write(`${name}=${encodeText(value)}`, age);
  },
  remove(name) {
    removeBelowOrigin(name);
    write(`${name}=`, '; Max-Age=0');
    return readCookie(name) === undefined;
  },
};

/** `document.cookie` may still have the old value some milliseconds after the change event. */
const COOKIE_UPDATE_DELAY_MS = 50;

/**
 * Calls `listener` when cookies may have changed: on a change event of the Cookie Store API or, without that API, when
 * the page gets focus or changes its visibility. Returns a function that removes the listeners.
 */
export const onCookieChange = (listener: () => void): (() => void) => {
  const store: unknown = Reflect.get(window, 'cookieStore');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const receive = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, COOKIE_UPDATE_DELAY_MS);
  };
  const stops =
    store instanceof EventTarget
      ? [listen(store, 'change', receive)]
      : [listen(window, 'focus', receive), listen(document, 'visibilitychange', receive)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
