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
  ])('marks in %p the words of %p: %s [SRCH-7]', (suggestion, term, expected) => {
    expect(marked(suggestion, term)).toBe(expected);
  });

  it('marks no word of fewer than three characters [SRCH-7]', () => {
    expect(marked('oat drink', 'oa dr')).toBe('oat drink');
    expect(marked('oat drink', 'oat dr')).toBe('[oat] drink');
  });

  it('marks nothing in the middle of a word [SRCH-7]', () => {
    expect(marked('buttermilk', 'milk')).toBe('buttermilk');
  });

  it('escapes the special characters of regular expressions [SRCH-7]', () => {
    expect(marked('m&m+s (bag)', 'm&m+s')).toBe('[m&m+s] (bag)');
    expect(marked('milk', '...')).toBe('milk');
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
