import fc from 'fast-check';
import { failureSentences } from './failures';

const OTHER = 'Some items in your trolley need your attention.';
const failures = (...types: string[]) => types.map((type) => ({ type, message: 'SQL error 42' }));

describe('failures of a trolley', () => {
  it('are told in the shop’s own words, each once, in their order [TROL-8]', () => {
    const types = ['PRICE_CHANGED', 'X', 'ITEM_UNAVAILABLE', 'PRICE_CHANGED', 'Y'];
    expect(failureSentences(failures(...types))).toEqual([
      'Some prices have changed.',
      OTHER,
      'Some items are no longer available.',
    ]);
  });

  it.each(['constructor', '__proto__', 'toString', ''])('of type %p are told in general [TROL-8]', (type) => {
    expect(failureSentences(failures(type))).toEqual([OTHER]);
  });

  it('never show what the service wrote [TROL-8]', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (types) => {
        const told = failureSentences(failures(...types));
        expect(told.length).toBeGreaterThan(0);
        expect(told.join(' ')).not.toContain('SQL');
      }),
    );
  });
});
