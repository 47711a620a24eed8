import type { Cookies } from './browser';
import { listen } from './listen';

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Some pages, sandboxed ones for example, may not even look. */
const attempt = (use: () => string): string => {
  try {
    return use();
  } catch {
    return '';
  }
};

const write = (pair: string, age = ''): void => {
  attempt(() => (document.cookie = `${pair}; Path=/; Secure; SameSite=Lax${age}`));
};

/** Cookies of the page; one that is blocked, or a value that cannot be read, counts as none. */
export const documentCookies: Cookies = {
  get(name) {
    const wanted = `${name}=`;
    const found = attempt(() => document.cookie)
      .split('; ')
      .find((pair) => pair.startsWith(wanted));
    return found === undefined ? undefined : decode(found.slice(wanted.length));
  },
  set(name, value, options) {
    const age = options?.maxAgeSeconds === undefined ? '' : `; Max-Age=${String(options.maxAgeSeconds)}`;
    write(`${name}=${encodeURIComponent(value)}`, age);
  },
  remove(name) {
    write(`${name}=`, '; Max-Age=0');
  },
};

/** `document.cookie` may be behind the browser's news of it, by some milliseconds. */
const UP_TO_DATE = 50;

/** Tells that cookies may have changed: the browser's own store of them said so, or the page is seen again. */
export const onCookieChange = (listener: () => void): (() => void) => {
  const store: unknown = Reflect.get(window, 'cookieStore');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(listener, UP_TO_DATE);
  };
  const stops =
    store instanceof EventTarget
      ? [listen(store, 'change', hear)]
      : [listen(window, 'focus', hear), listen(document, 'visibilitychange', hear)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};
