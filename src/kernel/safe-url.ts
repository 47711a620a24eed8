import { parseUrl } from './parse-url';

/** Base URL for resolving paths. Its domain is reserved and never resolves. */
const PATH_BASE = 'https://path.invalid';

/** Control characters, backslashes and lone surrogates, which browsers do not interpret as people read them. */
const AMBIGUOUS = /[\p{Cc}\p{Surrogate}\\]/u;

/**
 * Checks an address from outside the header, such as a link, a picture or a beacon. Returns a normalised http or https
 * address or a path on the page's own origin; undefined for anything else.
 */
export const safeUrl = (address: unknown): string | undefined => {
  if (typeof address !== 'string') return undefined;
  const text = address.trim();
  const url = parseUrl(text, PATH_BASE);
  if (!url || AMBIGUOUS.test(text) || !/^(?:\/(?!\/)|https?:\/\/)/i.test(text)) return undefined;
  const { href, username, password } = url;
  // 'https://shop.example@elsewhere.example' looks like an address of the shop.
  if (username || password) return undefined;
  if (!text.startsWith('/')) return href;
  const path = href.slice(PATH_BASE.length);
  // '/..//elsewhere.example' is protocol-relative once it is resolved.
  return path.startsWith('//') ? undefined : path;
};
