import { fc } from '../../../tests/setup/property-tests';
import { highlighter } from './highlight';

const marked = (suggestion: string, term: string) =>
  highlighter(term)(suggestion)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('highlighter', () => {
  it.each([
    ['semi skimmed milk', 'milk', 'semi skimmed [milk]'],
    ['Milk chocolate', 'mil', '[Mil]k chocolate'],
    ['semi-skimmed milk', 'semi milk', '[semi]-skimmed [milk]'],
    ['milkshake', 'milk milkshake', '[milkshake]'],
    ['crème fraîche', 'crème', '[crème] fraîche'],
    ['bread', 'milk', 'bread'],
    ['x𝼀lk 𝼀lk', '𝼀lk', 'x𝼀lk [𝼀lk]'],
    ["xo'neil cider", "o'neil neil", "xo'[neil] cider"],
    // Words of fewer than three characters are not marked.
    ['oat drink', 'oa dr', 'oat drink'],
    ['oat drink', 'oat dr', '[oat] drink'],
    // Nothing is marked in the middle of a word.
    ['buttermilk', 'milk', 'buttermilk'],
    // The special characters of regular expressions are escaped.
    ['m&m+s (bag)', 'm&m+s', '[m&m+s] (bag)'],
    ['milk', '...', 'milk'],
  ])('marks in %p the words of %p: %s [SRCH-7]', (suggestion, term, expected) => {
    expect(marked(suggestion, term)).toBe(expected);
  });

  it('keeps all characters for any term [SRCH-7]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (suggestion, term) => {
        expect(
          highlighter(term)(suggestion)
            .map(({ text }) => text)
            .join(''),
        ).toBe(suggestion);
      }),
    );
  });
});
