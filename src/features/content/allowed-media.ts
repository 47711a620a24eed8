/** Folder of the content system's assets, where a host has configured none. */
const USUAL_PATHS: readonly string[] = ['/content/dam/'];

/** Servers may decode these once more, or cut a segment at the semicolon, and end in another folder. */
const AMBIGUOUS = /%(?:2[5ef]|5c)|;/i;

/**
 * Returns whether an address from content may be requested without a press. The browser sends the shopper's cookies
 * with a picture from the page's own host, so that an address like `/ecom/log-out` would act as the shopper: on that
 * host only the configured folders are allowed. Ports and schemes don't separate cookies, so the host name decides.
 *
 * @param here the page's address
 * @param paths folders as the host has configured them
 */
export const createIsAllowed =
  (here: URL, paths = USUAL_PATHS) =>
  (address: string): boolean => {
    const { hostname, pathname } = new URL(address, here);
    if (hostname !== here.hostname) return true;
    return !AMBIGUOUS.test(pathname) && paths.some((path) => pathname.startsWith(path));
  };
