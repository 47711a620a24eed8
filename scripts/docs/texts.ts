import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { textsOf } from '../../federation/build/texts-loader';

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

/** The placeholders and tags of a text, such as `{count}` and `<wide>`, in alphabetical order. */
const partsOf = (text: string): string =>
  [...text.matchAll(/\{\w+\}|<\/?\w+>/g)].map(String).sort().join(' ');

const formsOf = (translation: unknown): readonly string[] =>
  (typeof translation === 'object' && translation !== null ? Object.values(translation) : [translation]).map(
    String,
  );

const lengthOf = (names: string): number => names.split(', ').length;

/**
 * Compares a catalogue of another language with the English texts.
 *
 * @param catalogue translations by English text, as a host passes them in `config.language.texts`
 * @returns a line for each text without a translation, with other placeholders, and for each unknown text
 */
export const checkCatalogue = (
  english: readonly string[],
  catalogue: Readonly<Record<string, unknown>>,
): readonly string[] => [
  ...english.filter((text) => !(text in catalogue)).map((text) => `not translated: ${text}`),
  ...Object.keys(catalogue)
    .filter((text) => !english.includes(text))
    .map((text) => `not a text of the header: ${text}`),
  ...english
    // A singular form may leave out its count.
    .filter((text) =>
      formsOf(catalogue[text] ?? text).some((form) => {
        const [wanted, found] = [partsOf(text), partsOf(form)];
        return found !== wanted && found !== wanted.replace(/\{count\} ?/, '').trim();
      }),
    )
    .map((text) => `other placeholders than in English: ${text}`),
  ...english
    .filter((text) => /^\p{L}+(?:, \p{L}+){6,}$/u.test(text))
    .filter((text) => formsOf(catalogue[text] ?? text).some((form) => lengthOf(form) !== lengthOf(text)))
    .map((text) => `another number of names than in English: ${text}`),
];
