import { failureSentences } from './failures';

const OTHER = 'Some items in your trolley need your attention.';

describe('failureSentences', () => {
  it('returns the shop’s sentences, each once, in order [TROL-8]', () => {
    const types = ['PRICE_CHANGED', 'X', 'ITEM_UNAVAILABLE', 'PRICE_CHANGED', 'Y'];
    expect(failureSentences(types)).toEqual([
      'Some prices have changed.',
      OTHER,
      'Some items are no longer available.',
    ]);
  });

  it.each(['constructor', '__proto__', 'toString', ''])(
    'returns the general sentence for type %p [TROL-8]',
    (type) => {
      expect(failureSentences([type])).toEqual([OTHER]);
    },
  );
});
