import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import configuration from '../../.oxfmtrc.json';
import { withPart, type PartName } from './part';

const { ignorePatterns, ...options } = configuration;

/** Returns a text as `npm run format` wants it in this file. */
export const formatDocument = async (file: string, text: string): Promise<string> =>
  ignorePatterns.includes(file) ? text : (await format(file, text, options)).code;

/** Formats a text and writes it to a file. */
export const writeDocument = async (file: string, text: string): Promise<void> => {
  writeFileSync(file, await formatDocument(file, text));
};

/** Writes the part of a document that belongs to a command. */
export const writePart = (file: string, name: PartName, markdown: string): Promise<void> =>
  writeDocument(file, withPart(readFileSync(file, 'utf8'), name, markdown));
