import type { Cookies } from './browser';

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Cookies of the page; one that is blocked, or a value that cannot be read, counts as none. */
export const documentCookies: Cookies = {
  get(name) {
    const wanted = `${name}=`;
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(wanted));
    return found === undefined ? undefined : decode(found.slice(wanted.length));
  },
  set(name, value, options) {
    const age = options?.maxAgeSeconds === undefined ? '' : `; Max-Age=${String(options.maxAgeSeconds)}`;
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Secure; SameSite=Lax${age}`;
  },
  remove(name) {
    document.cookie = `${name}=; Path=/; Secure; SameSite=Lax; Max-Age=0`;
  },
};
