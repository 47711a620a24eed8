export interface Fragment {
  readonly text: string;
  readonly isMatch: boolean;
}

const MIN_WORD = 3;
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** Cuts a suggestion where it begins with a word of the term; words under three characters don't count [SRCH-7]. */
export const highlight = (suggestion: string, term: string): readonly Fragment[] => {
  const words = term.split(/[\s-]+/).filter((word) => word.length >= MIN_WORD);
  if (words.length === 0) return [{ text: suggestion, isMatch: false }];
  // Longest first, so that 'milk' doesn't cut 'milkshake' short.
  const choice = words
    .sort((one, other) => other.length - one.length)
    .map(escape)
    .join('|');
  const matches = new RegExp(`(?<![\\p{L}\\p{N}])(${choice})`, 'giu');
  return suggestion
    .split(matches)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
};
