import type { HeaderConfig } from '../../federation/contract';
import english from '../../federation/loader/texts.en-GB.json';
import type { Language } from '../services/state';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'åƀçđéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýž';
const FILLER = 'éẋţŕå';

const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const accented = ACCENTED[LETTERS.indexOf(letter.toLowerCase())] ?? letter;
    return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
  });

/**
 * Returns a text of a language that does not exist: accented letters, and 40 % longer, as many languages are. Placeholders
 * and tags stay.
 */
export const pseudoText = (text: string): string => {
  const accented = text
    .split(/(\{\w+\}|<\/?\w+>)/)
    .map((piece, index) => (index % 2 === 0 ? accent(piece) : piece))
    .join('');
  const words = text.replace(/\{\w+\}|<\/?\w+>/g, '');
  const length = Math.ceil(words.length * 0.4);
  // A word becomes a longer word; a sentence has more words.
  const filler = `${FILLER} `
    .repeat(Math.ceil(length / 6))
    .slice(0, length)
    .trim();
  if (!/\p{L}/u.test(words)) return text;
  return /\p{L} \p{L}/u.test(words) ? `${accented} ${filler}` : `${accented}${filler}`;
};

const texts = (): Record<string, string> =>
  Object.fromEntries(Object.keys(english).map((text) => [text, pseudoText(text)]));

/** Returns the configuration of a language of the demo; none for English. */
export const languageConfig = (language: Language): Pick<HeaderConfig, 'language'> => {
  switch (language) {
    case 'en-GB':
      return {};
    case 'pseudo':
      return { language: { lang: 'en-XA', dir: 'ltr', texts: texts() } };
    case 'pseudo-rtl':
      return { language: { lang: 'ar-XB', dir: 'rtl', texts: texts() } };
  }
};
