/** Prefetches a page at the browser's lowest priority. Returns a function that removes the prefetch link. */
export const prefetch = (href: string): (() => void) => {
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
