/**
 * Prefetches a page, or a script or style sheet of the release, at the browser's lowest priority, if the browser's navigations
 * use prefetched pages. Firefox uses one only if the page can be cached. A policy with `default-src 'none'` blocks the links
 * of Firefox, and those of Chromium 111 and older: popovers tell a newer one.
 *
 * @returns a function that removes the prefetch link
 */
export const prefetch = (href: string, as?: 'script' | 'style'): (() => void) => {
  const link = document.createElement('link');
  if (!HTMLScriptElement.supports('speculationrules') || !('popover' in link)) return () => undefined;
  link.rel = 'prefetch';
  if (as) {
    link.as = as;
    link.crossOrigin = 'anonymous';
  }
  link.href = href;
  document.head.append(link);
  return () => link.remove();
};

const SLOW: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Returns true if Save-Data is on or the connection is slow; false in browsers without `navigator.connection`. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Boolean(Reflect.get(connection, 'saveData')) || SLOW.includes(Reflect.get(connection, 'effectiveType'))
  );
};
