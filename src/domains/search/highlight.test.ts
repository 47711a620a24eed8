import fc from 'fast-check';
import { highlighter } from './highlight';

const marked = (suggestion: string, term: string) =>
  highlighter(term)(suggestion)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('highlighting a suggestion', () => {
  it.each([
    ['semi skimmed milk', 'milk', 'semi skimmed [milk]'],
    ['Milk chocolate', 'mil', '[Mil]k chocolate'],
    ['semi-skimmed milk', 'semi milk', '[semi]-skimmed [milk]'],
    ['milkshake', 'milk milkshake', '[milkshake]'],
    ['crème fraîche', 'crème', '[crème] fraîche'],
    ['bread', 'milk', 'bread'],
    ["xo'neil cider", "o'neil neil", "xo'[neil] cider"],
  ])('marks where %p begins with a word of %p: %s [SRCH-7]', (suggestion, term, expected) => {
    expect(marked(suggestion, term)).toBe(expected);
  });

  it('marks no word under three characters [SRCH-7]', () => {
    expect(marked('oat drink', 'oa dr')).toBe('oat drink');
    expect(marked('oat drink', 'oat dr')).toBe('[oat] drink');
  });

  it('marks nothing in the middle of a word [SRCH-7]', () => {
    expect(marked('buttermilk', 'milk')).toBe('buttermilk');
  });

  it('takes what means something in a pattern as it stands [SRCH-7]', () => {
    expect(marked('m&m+s (bag)', 'm&m+s')).toBe('[m&m+s] (bag)');
    expect(marked('milk', '...')).toBe('milk');
  });

  it('loses and adds no character, whatever the term [SRCH-7]', () => {
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
