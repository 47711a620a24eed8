import { english } from '../../kernel/translate';
import { fc } from '../../../tests/setup/property-tests';
import { nightOf } from './night';

const night = (cutOff: string, now: string) => nightOf(new Date(cutOff), new Date(now), english);

describe('nightOf', () => {
  const MONDAY_2330 = '2026-11-23T23:30:00Z';

  it.each([
    ['31 hours before', '2026-11-22T16:30:00Z', 'tomorrow night'],
    ['the day before, in the morning', '2026-11-22T05:00:00Z', 'tomorrow night'],
    ['two days before', '2026-11-21T23:59:00Z', 'Monday night'],
    ['on the day, in the morning', '2026-11-23T05:00:00Z', 'tonight'],
    ['a minute before', '2026-11-23T23:29:00Z', 'tonight'],
    ['a month before', '2026-10-23T12:00:00Z', 'Monday night'],
  ])('names the night of 11:30pm %s [AMND-3]', (_when, now, text) => {
    expect(night(MONDAY_2330, now)).toBe(text);
  });

  it('names the weekday in the small hours, when "tomorrow night" can mean two nights [AMND-3]', () => {
    expect(night(MONDAY_2330, '2026-11-23T00:10:00Z')).toBe('Monday night');
    expect(night(MONDAY_2330, '2026-11-23T04:59:00Z')).toBe('Monday night');
  });

  it('counts midnight and the hour after it to the night before [AMND-3]', () => {
    expect(night('2026-11-24T00:00:00Z', '2026-11-23T12:00:00Z')).toBe('tonight');
    expect(night('2026-11-24T00:15:00Z', '2026-11-24T00:10:00Z')).toBe('tonight');
    expect(night('2026-12-15T00:00:00Z', '2026-12-01T12:00:00Z')).toBe('Monday night');
  });

  it.each(['2026-11-23T22:30:00Z', '2026-11-23T23:00:00Z', '2026-11-23T01:00:00Z', '2026-11-23T12:00:00Z'])(
    'names no night for %s, which cannot be misread [AMND-3]',
    (cutOff) => {
      expect(night(cutOff, '2026-11-22T12:00:00Z')).toBe('');
    },
  );

  it('follows the London clock over changes to and from summer time [AMND-3]', () => {
    // 29 March 2026, 1am: forward. 23:30 in London is 22:30 UTC from then on.
    expect(night('2026-03-29T22:30:00Z', '2026-03-28T23:30:00Z')).toBe('tomorrow night');
    expect(night('2026-03-29T22:30:00Z', '2026-03-29T04:30:00Z')).toBe('tonight');
    expect(night('2026-03-29T22:30:00Z', '2026-03-29T03:30:00Z')).toBe('Sunday night');
    // 25 October 2026, 2am: back.
    expect(night('2026-10-25T23:30:00Z', '2026-10-24T22:30:00Z')).toBe('tomorrow night');
    expect(night('2026-10-25T23:30:00Z', '2026-10-25T05:00:00Z')).toBe('tonight');
    expect(night('2026-10-25T23:30:00Z', '2026-10-25T04:30:00Z')).toBe('Sunday night');
  });

  it('follows the calendar over the end of a year and a leap day [AMND-3]', () => {
    expect(night('2027-01-01T23:30:00Z', '2026-12-31T12:00:00Z')).toBe('tomorrow night');
    expect(night('2027-01-01T00:00:00Z', '2026-12-31T12:00:00Z')).toBe('tonight');
    expect(night('2028-02-29T23:30:00Z', '2028-02-28T12:00:00Z')).toBe('tomorrow night');
    expect(night('2028-03-01T23:30:00Z', '2028-02-28T12:00:00Z')).toBe('Wednesday night');
  });

  it('agrees with a count of half hours in the London calendar of Intl.DateTimeFormat [AMND-3]', () => {
    const formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/London',
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const london = (instant: number) => {
      const parts = formatter.formatToParts(instant);
      const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
      return { weekday: part('weekday'), hour: Number(part('hour')), minute: Number(part('minute')) };
    };
    const HALF_HOUR_MS = 1_800_000;
    /** Steps from now to the cut-off by half hours and counts the mornings. */
    const expected = (cutOff: number, now: number): string => {
      const { hour, minute } = london(cutOff);
      if (hour !== 0 && !(hour === 23 && minute === 30)) return '';
      let mornings = 0;
      for (let at = now + HALF_HOUR_MS; at <= cutOff; at += HALF_HOUR_MS) {
        const clock = london(at);
        if (clock.hour === 5 && clock.minute === 0) mornings += 1;
      }
      const isNight = london(now).hour < 5;
      if (mornings === 0) return 'tonight';
      if (mornings === 1 && !isNight) return 'tomorrow night';
      return `${london(cutOff - 2 * HALF_HOUR_MS).weekday} night`;
    };
    const start = Date.UTC(2024, 0, 1);
    const halfHours = fc.integer({ min: 0, max: 4 * 366 * 48 });
    fc.assert(
      fc.property(halfHours, fc.integer({ min: 0, max: 5 * 48 }), fc.boolean(), (at, before, isMidnight) => {
        const day = Math.floor(at / 48) * 48;
        // Half of the runs hit one of the half hours around midnight, in winter or in summer.
        const cutOff = start + (isMidnight ? day + 45 + (at % 4) : at) * HALF_HOUR_MS;
        const now = cutOff - before * HALF_HOUR_MS;
        expect(nightOf(new Date(cutOff), new Date(now), english)).toBe(expected(cutOff, now));
      }),
    );
  });
});
