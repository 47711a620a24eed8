/** Returns a title from the last segment of an address, until the page's own name has loaded: 'Summer treats'. */
export const titleFrom = (path: string): string => {
  const words = (path.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
