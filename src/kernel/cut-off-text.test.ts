import { cutOffText } from './cut-off-text';
import { createTranslate, english } from './translate';

const textsOf = (iso: string, t = english) => {
  const { text, shortText } = cutOffText(new Date(iso), t);
  return [text, shortText];
};

describe('cutOffText', () => {
  it.each([
    ['2026-11-20T14:00:00Z', '2pm, Friday 20 November', '2pm, Fri 20 Nov'],
    ['2026-11-23T00:00:00Z', '12am, Monday 23 November (Sunday night)', '12am, Mon 23 Nov (Sunday night)'],
    [
      '2026-11-23T00:15:00Z',
      '12:15am, Monday 23 November (Sunday night)',
      '12:15am, Mon 23 Nov (Sunday night)',
    ],
    ['2026-11-30T23:30:00Z', 'Monday night, 12AM (30 Nov)', 'Monday night, 12AM (30 Nov)'],
    ['2026-05-04T22:30:00Z', 'Monday night, 12AM (4 May)', 'Monday night, 12AM (4 May)'],
  ])('formats %s with its night if it is around midnight [SLOT-6] [AMND-3]', (iso, text, shortText) => {
    expect(textsOf(iso)).toEqual([text, shortText]);
  });

  it('names the weekday in the language of the header [SLOT-6]', () => {
    const days = 'Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday';
    const texts = { '{day} night': 'nuit de {day}', [days]: 'dimanche, lundi' };
    const french = createTranslate({ lang: 'fr', texts });
    expect(textsOf('2026-11-23T00:00:00Z', french)[0]).toBe('00:00, lundi 23 November (nuit de dimanche)');
  });
});
