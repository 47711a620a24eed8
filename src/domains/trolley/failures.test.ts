import { fc } from '../../../tests/setup/property-tests';
import { failureSentences } from './failures';

const OTHER = 'Some items in your trolley need your attention.';
const failures = (...types: string[]) => types.map((type) => ({ type, message: 'SQL error 42' }));

describe('failureSentences', () => {
  it('returns the shop’s sentences, each once, in order [TROL-8]', () => {
    const types = ['PRICE_CHANGED', 'X', 'ITEM_UNAVAILABLE', 'PRICE_CHANGED', 'Y'];
    expect(failureSentences(failures(...types))).toEqual([
      'Some prices have changed.',
      OTHER,
      'Some items are no longer available.',
    ]);
  });

  it.each(['constructor', '__proto__', 'toString', ''])(
    'returns the general sentence for type %p [TROL-8]',
    (type) => {
      expect(failureSentences(failures(type))).toEqual([OTHER]);
    },
  );

  it('never contains the message of the service [TROL-8]', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (types) => {
        const sentences = failureSentences(failures(...types));
        expect(sentences.length).toBeGreaterThan(0);
        expect(sentences.join(' ')).not.toContain('SQL');
      }),
    );
  });
});
