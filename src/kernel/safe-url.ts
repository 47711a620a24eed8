/** Nobody's origin: an address that stays on it after resolving is a path. */
const NOWHERE = 'https://path.invalid';

/** Control characters, backslashes and halves of characters, which browsers and people read differently. */
const TWO_FACED = /[\p{Cc}\p{Surrogate}\\]/u;

/**
 * An address that somebody else wrote, for a link, a picture or a beacon: http, https, or a path of the page's
 * own origin; anything else is undefined. Rebuilt from its parts, so that what was checked is what is used.
 */
export const safeUrl = (address: unknown): string | undefined => {
  if (typeof address !== 'string') return undefined;
  const text = address.trim();
  if (TWO_FACED.test(text) || !/^(?:\/(?!\/)|https?:\/\/)/i.test(text)) return undefined;
  if (!URL.canParse(text, NOWHERE)) return undefined;
  const url = new URL(text, NOWHERE);
  // 'https://shop.example@elsewhere.example' reads as the shop.
  if (url.username || url.password) return undefined;
  if (!text.startsWith('/')) return url.href;
  // '/..//elsewhere.example' becomes protocol-relative by resolving.
  const isPath = url.origin === NOWHERE && !url.pathname.startsWith('//');
  return isPath ? url.pathname + url.search + url.hash : undefined;
};
