/** Asks the browser for a page ahead of time, at its lowest priority. */
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

/** Where the browser doesn't tell, connections count as good. */
export const isThrifty = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  return (
    Boolean(Reflect.get(connection, 'saveData')) || SLOW.includes(Reflect.get(connection, 'effectiveType'))
  );
};
