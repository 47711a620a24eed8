const stop = () => undefined;

/**
 * Prefetches a page at the browser's lowest priority, if the browser's navigations use prefetched pages. Firefox uses one
 * only if the page can be cached, and a policy with `default-src 'none'` blocks its prefetch links.
 *
 * @returns a function that removes the prefetch link
 */
export const prefetch = (href: string): (() => void) => {
  if (!HTMLScriptElement.supports('speculationrules')) return stop;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
  return () => {
    link.remove();
  };
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
