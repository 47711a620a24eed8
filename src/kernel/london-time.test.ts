import type * as LondonTime from './london-time';
import { clockTime, dayWithoutMonth, longDay, shortDay, weekday } from './london-time';
import { createTranslate } from './translate';

const at = (iso: string) => new Date(iso);

describe('London days', () => {
  it('formats the short day with two digits and the long day with full names [SLOT-3]', () => {
    const instant = at('2025-05-05T09:00:00Z');
    expect([shortDay(instant), longDay(instant)]).toEqual(['Mon 05 May', 'Monday 5 May']);
  });

  it('formats the day in London, not in UTC [SLOT-6]', () => {
    expect(shortDay(at('2025-06-30T23:30:00Z'))).toBe('Tue 01 Jul');
    expect(shortDay(at('2025-12-31T23:30:00Z'))).toBe('Wed 31 Dec');
  });
});

describe('London times', () => {
  it.each([
    ['2025-01-15T14:00:00Z', '2pm'],
    ['2025-01-15T14:30:00Z', '2:30pm'],
    ['2025-01-15T09:05:00Z', '9:05am'],
    ['2025-01-15T00:00:00Z', '12am'],
    ['2025-01-15T12:30:00Z', '12:30pm'],
    ['2025-07-15T13:00:00Z', '2pm'],
    ['2025-01-15T23:30:00Z', '12AM'],
    ['2025-07-15T22:30:00Z', '12AM'],
    ['2025-01-15T12:00:00Z', '12:00 midday'],
    ['2025-07-15T11:00:00Z', '12:00 midday'],
  ])('formats %s as %s [SLOT-6]', (iso, text) => expect(clockTime(at(iso))).toBe(text));

  it('goes from 12:59am to 2am when the clocks go forward [SLOT-6]', () => {
    expect(clockTime(at('2025-03-30T00:59:00Z'))).toBe('12:59am');
    expect(clockTime(at('2025-03-30T01:00:00Z'))).toBe('2am');
    expect(shortDay(at('2025-03-30T22:59:00Z'))).toBe('Sun 30 Mar');
    expect(shortDay(at('2025-03-30T23:00:00Z'))).toBe('Mon 31 Mar');
  });

  it.each([
    ['2025-10-26T00:00:00Z', '1am BST'],
    ['2025-10-26T00:59:00Z', '1:59am BST'],
    ['2025-10-26T01:00:00Z', '1am GMT'],
    ['2025-10-26T01:15:00Z', '1:15am GMT'],
    ['2025-10-25T23:59:00Z', '12:59am'],
    ['2025-10-26T02:00:00Z', '2am'],
  ])('names the offset of the hour that the clock shows twice: %s as %s [SLOT-6]', (iso, text) => {
    expect(clockTime(at(iso))).toBe(text);
  });

  it('names the offset of the repeated hour in another language too [SLOT-6]', () => {
    expect(
      [at('2025-10-26T00:00:00Z'), at('2025-10-26T01:00:00Z')].map((each) =>
        clockTime(each, createTranslate({ lang: 'fr', texts: {} })),
      ),
    ).toEqual(['01:00 BST', '01:00 GMT']);
  });
});

describe('London days and times in another language', () => {
  const texts = {
    '{day} {date} {month}': '{day}, {date} {month}',
    'Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday':
      'Dydd Sul, Dydd Llun, Dydd Mawrth, Dydd Mercher, Dydd Iau, Dydd Gwener, Dydd Sadwrn',
    'Sun, Mon, Tue, Wed, Thu, Fri, Sat': 'Sul, Llun, Maw, Mer, Iau, Gwe, Sad',
    'January, February, March, April, May, June, July, August, September, October, November, December':
      'Ionawr, Chwefror, Mawrth, Ebrill, Mai, Mehefin, Gorffennaf, Awst, Medi, Hydref, Tachwedd, Rhagfyr',
    'Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec':
      'Ion, Chwef, Maw, Ebr, Mai, Meh, Gorff, Awst, Medi, Hyd, Tach, Rhag',
  };
  const instant = at('2026-11-30T10:00:00Z');
  const shown = (lang: string, catalogue = {}) => {
    const t = createTranslate({ lang, texts: catalogue });
    return [shortDay(instant, t), longDay(instant, t), weekday(instant, t), clockTime(instant, t)];
  };
  const ENGLISH_NAMES = ['Mon 30 Nov', 'Monday 30 November', 'Monday'];

  it('have the weekday before the number of the day where there is no room for the month [SLOT-3]', () => {
    const monthFirst = { '{day} {date} {month}': '{day}, {month} {date}' };
    const t = createTranslate({ lang: 'en-CA', texts: monthFirst });
    expect([dayWithoutMonth(instant, t), dayWithoutMonth(instant)]).toEqual(['Mon 30', 'Mon 30']);
  });

  it('have the names and the order of the catalogue, for a language that browsers have no names for [SLOT-6]', () => {
    expect(shown('cy', texts)).toEqual(['Llun, 30 Tach', 'Dydd Llun, 30 Tachwedd', 'Dydd Llun', '10:00']);
  });

  it.each(['cy', 'pa', 'fr', 'xx'])(
    'have British names without those of the catalogue, for %s [SLOT-6]',
    (lang) => {
      expect(shown(lang)).toEqual([...ENGLISH_NAMES, '10:00']);
    },
  );

  it.each(['en-US', 'en-IE', 'EN'])('are British for %s [SLOT-6]', (lang) => {
    expect(shown(lang)).toEqual([...ENGLISH_NAMES, '10am']);
  });
});

describe('London time in a page that replaces Date', () => {
  const RealDate = Date;
  afterEach(() => {
    globalThis.Date = RealDate;
  });

  /** A date of New York's winter, as a clock extension pretends. */
  class SubclassedDate extends RealDate {
    override getHours() {
      return (this.getUTCHours() + 19) % 24;
    }
    override getTimezoneOffset() {
      return 300;
    }
  }
  /** `super()` of a subclass returns a date of the browser here, as with most fake clocks. */
  const ReturnedDate = new Proxy(RealDate, {
    construct: (_, values: [number]) => new RealDate(...values),
  });

  it.each([
    ['a subclass', SubclassedDate],
    ['a function that returns dates', ReturnedDate],
  ])('is London’s with %s [SLOT-6]', (_, replaced) => {
    globalThis.Date = replaced as DateConstructor;
    jest.isolateModules(() => {
      const { clockTime: time, longDay: day } = jest.requireActual<typeof LondonTime>('./london-time');
      const instant = new Date(RealDate.UTC(2025, 6, 15, 23));
      expect([time(instant), day(instant)]).toEqual(['12am', 'Wednesday 16 July']);
    });
  });
});
