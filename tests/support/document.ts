import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect } from './fixtures';

/**
 * Compares a document of `docs` with the one that this run created. `--update-snapshots` writes the document.
 *
 * @param name the file's name, with its extension
 */
export const expectDocument = async (name: string, markdown: string): Promise<void> => {
  const options = await resolveConfig(path.join(__dirname, '..', '..', 'docs', name));
  expect(await format(markdown, { ...options, parser: 'markdown' })).toMatchSnapshot(name);
};
