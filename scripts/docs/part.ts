/** A part of a document that a command writes; the rest of the document is written by hand. */
export type PartName = 'engines' | 'errors' | 'old-browsers' | 'rollout';

/**
 * Returns the page with another part; the text around the part's two comments stays.
 *
 * @throws Error if the page lacks the comments
 */
export const withPart = (page: string, name: PartName, markdown: string): string => {
  const start = `<!-- generated: ${name} -->`;
  const end = `<!-- /${name} -->`;
  const [before, rest = ''] = page.split(start);
  const [, after] = rest.split(end);
  if (before === undefined || after === undefined) throw new Error(`the page lacks ${start} and ${end}`);
  return `${before}${start}\n\n${markdown}\n\n${end}${after}`;
};
