import { readFileSync, writeFileSync } from 'node:fs';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { withPart, type PartName } from './part';

/** Returns a text as prettier formats it in this file. */
export const formatDocument = async (file: string, text: string): Promise<string> => {
  const { ignored } = await getFileInfo(file, { ignorePath: '.prettierignore' });
  return ignored ? text : format(text, { ...(await resolveConfig(file)), filepath: file });
};

/** Formats a text and writes it to a file. */
export const writeDocument = async (file: string, text: string): Promise<void> => {
  writeFileSync(file, await formatDocument(file, text));
};

/** Writes the part of a document that belongs to a command. */
export const writePart = (file: string, name: PartName, markdown: string): Promise<void> =>
  writeDocument(file, withPart(readFileSync(file, 'utf8'), name, markdown));
