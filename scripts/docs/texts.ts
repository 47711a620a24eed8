import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { textsOf } from '../../federation/build/inline-texts';

const ROOT = path.join(__dirname, '..', '..');

/** The English texts, as a file from which translators start. Part of the loader's package. */
export const TEMPLATE = 'federation/loader/texts.en-GB.json';

/** Returns the paths of the files with the header's texts. */
export const textFiles = (): readonly string[] =>
  readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'texts.ts')
    .map((file) => path.join(ROOT, 'src', file))
    .sort();

/** Returns every text of the header once, in alphabetical order. */
export const englishTexts = (): readonly string[] =>
  [...new Set(textFiles().flatMap((file) => [...textsOf(readFileSync(file, 'utf8')).values()]))].sort(
    (one, other) => one.localeCompare(other, 'en-GB'),
  );

/** Returns the content of the template: a catalogue in which each text is its own translation. */
export const templateText = (): string =>
  `${JSON.stringify(Object.fromEntries(englishTexts().map((text) => [text, text])), null, 2)}\n`;
