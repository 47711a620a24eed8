/** What a page is called by the last part of its address, until its own name is known: 'Summer treats'. */
export const titleFrom = (path: string): string => {
  const words = (path.split('/').at(-1) ?? '').replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
