import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect } from './fixtures';

type Row = readonly string[];

const line = (cells: Row): string => `| ${cells.join(' | ')} |`;

/** A table of Markdown. */
export const markdownTable = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map(line).join('\n');

/**
 * Holds a document of `docs` against what a run has seen. `--update-snapshots` writes it anew.
 *
 * @param name with its ending
 */
export const expectDocument = async (name: string, markdown: string): Promise<void> => {
  const options = await resolveConfig(path.join(__dirname, '..', '..', 'docs', name));
  expect(await format(markdown, { ...options, parser: 'markdown' })).toMatchSnapshot(name);
};
