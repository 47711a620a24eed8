const REPLACEMENT = '\uFFFD';

/** Percent-encodes a text. Never throws: a lone surrogate, which UTF-8 cannot encode, becomes U+FFFD. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, REPLACEMENT));

/**
 * Encodes a text as exactly one segment of a path. Never throws.
 *
 * An empty text, `.` and `..` would change the path even if they were encoded, so each of them becomes U+FFFD. The
 * resulting path does not exist.
 */
export const pathSegment = (text: string): string => encodeText(/^\.{0,2}$/.test(text) ? REPLACEMENT : text);
