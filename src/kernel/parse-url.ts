/**
 * Returns the URL of an address, or undefined for an address that cannot be parsed. Chrome before 126 and Safari before 18
 * have no `URL.parse`.
 *
 * @param base the address that a relative one is relative to
 */
export const parseUrl = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
};
