import { formatDocument } from '../../scripts/docs/format-document';
import { expect } from './fixtures';

/**
 * Compares a document of `docs` with the one that this run created. `--update-snapshots` writes the document.
 *
 * @param name the file's name, with its extension
 */
export const expectDocument = async (name: string, markdown: string): Promise<void> => {
  expect(await formatDocument(`docs/${name}`, markdown)).toMatchSnapshot(name);
};
