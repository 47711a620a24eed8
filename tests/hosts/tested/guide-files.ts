import { readFileSync } from 'node:fs';

/**
 * Returns the code blocks of a guide, by the file name in the first line of each block.
 *
 * @param guide path of the document
 */
export const filesOfGuide = (guide: string): Readonly<Record<string, string>> => {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^```\w+\n(?:\/\/|<!--) (\S+).*\n([^]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, name = '', code = '']) => [name, code]));
};
