import { readFileSync } from 'node:fs';

/**
 * Returns the code blocks of a section of the host guide, by the file name in the first line of each block.
 *
 * @param heading the section's heading without its number signs
 * @throws Error if the guide has no such section
 */
export const filesOfSection = (heading: string): Readonly<Record<string, string>> => {
  const guide = readFileSync('docs/host-guide.md', 'utf8');
  const [, after] = guide.split(new RegExp(`^#+ ${heading}$`, 'm'));
  if (after === undefined) throw new Error(`the guide has no section ${heading}`);
  const [section = ''] = after.split(/^#+ /m);
  const blocks = section.matchAll(/^```\w+\n(?:\/\/|<!--) (\S+).*\n([^]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, name = '', code = '']) => [name, code]));
};
