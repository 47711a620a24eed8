import { stablePhrase } from './visit';

describe('stablePhrase', () => {
  it.each([
    ['Delivery Thu 26 Nov, 10am - 11am. Slot details', 'Delivery ‹day›, 10am - 11am. Slot details'],
    ['Until 12AM, Thursday 26 November (Thursday night)', 'Until 12AM, ‹day› (‹day› night)'],
    ['46 h 17 min left', '‹time› left'],
    ['Fernleigh home visited link.', 'Fernleigh home link.'],
    ['Checkout link.', 'Checkout link.'],
  ])('of ‘%s’ is ‘%s’', (phrase, stable) => {
    expect(stablePhrase(phrase)).toBe(stable);
  });
});
