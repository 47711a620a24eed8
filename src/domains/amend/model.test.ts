import { english } from '../../kernel/translate';
import { fc } from '../../../tests/setup/property-tests';
import {
  countdownAt,
  cutOffsOf,
  nextUpdate,
  orderKind,
  shouldAnnounce,
  timeLeft,
  timesAt,
  type AmendedOrder,
  type CutOff,
} from './model';

const order = (rest: Partial<AmendedOrder> = {}): AmendedOrder => ({
  customerOrderId: 'co-1',
  kind: 'GROCERIES',
  slotStart: new Date('2026-11-23T10:00:00Z'),
  cutOff: new Date('2026-11-21T23:30:00Z'),
  ...rest,
});
/** Long before each cut-off, so that nights are named by their weekday. */
const NOW = Date.parse('2026-11-01T12:00:00Z');
const text = (rest: Partial<AmendedOrder>) =>
  cutOffsOf(order(rest), NOW, english).map((each) => [each.of, each.text]);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('orderKind', () => {
  it.each([
    ['DELIVERY', false, 'GROCERIES'],
    ['DELIVERY', true, 'GROCERIES_ENTERTAINING'],
    ['GROCERY_COLLECTION', true, 'GROCERIES_ENTERTAINING'],
    ['ENTERTAINING_COLLECTION', true, 'ENTERTAINING'],
    ['ENTERTAINING_COLLECTION', false, 'ENTERTAINING'],
    ['UNDEFINED', false, 'GROCERIES'],
  ])('of slot type %s with entertaining %p is %s [AMND-3]', (slotType, contains, kind) => {
    expect(orderKind(slotType, contains)).toBe(kind);
  });
});

describe('cutOffsOf', () => {
  it('formats 11:30pm as 12AM of the same day, and keeps the instant [AMND-3] [SLOT-6]', () => {
    const [cutOff] = cutOffsOf(order(), NOW, english);
    const name = 'Saturday night, 12AM (21 Nov)';
    expect(cutOff).toMatchObject({ text: name, shortText: name });
    expect(cutOff?.at.toISOString()).toBe('2026-11-21T23:30:00.000Z');
  });

  it.each([
    ['2026-12-19T23:59:00Z', false],
    ['2026-12-20T00:00:00Z', true],
    ['2026-12-24T23:59:00Z', true],
    ['2026-12-25T00:00:00Z', false],
    ['2026-11-22T10:00:00Z', false],
  ])(
    'uses the Christmas cut-off of entertaining items for a slot at %s: %p [AMND-3]',
    (start, isChristmas) => {
      const slotStart = new Date(start);
      const own = ['this order', 'Saturday night, 12AM (21 Nov)'];
      const midnight = 'midnight 15 December (Monday night)';
      expect(text({ slotStart, kind: 'ENTERTAINING' })).toEqual([
        isChristmas ? ['this order', midnight] : own,
      ]);
      expect(text({ slotStart, kind: 'GROCERIES' })).toEqual([own]);
      expect(text({ slotStart, kind: 'GROCERIES_ENTERTAINING' })).toEqual(
        isChristmas
          ? [
              ['groceries', own[1]],
              ['entertaining items', midnight],
            ]
          : [own],
      );
    },
  );

  it('puts the Christmas cut-off at 15 December of the same year [AMND-3]', () => {
    const [cutOff] = cutOffsOf(
      order({ kind: 'ENTERTAINING', slotStart: new Date('2031-12-22T10:00:00Z') }),
      NOW,
      english,
    );
    expect(cutOff?.at.toISOString()).toBe('2031-12-15T00:00:00.000Z');
  });

  it('returns no cut-off when the time is missing or invalid [AMND-3]', () => {
    expect(cutOffsOf(order({ cutOff: undefined, slotStart: undefined }), NOW, english)).toEqual([]);
    expect(
      cutOffsOf(
        order({ cutOff: new Date('soon'), slotStart: new Date(NaN), kind: 'ENTERTAINING' }),
        NOW,
        english,
      ),
    ).toEqual([]);
  });
});

describe('timeLeft', () => {
  it.each([
    [48 * HOUR_MS, '2 days left to change'],
    [48 * HOUR_MS - 1000, '47 h 59 min left to change'],
    [3 * HOUR_MS + 12 * MINUTE_MS, '3 h 12 min left to change'],
    [HOUR_MS, '1 h 0 min left to change'],
    [14 * MINUTE_MS + 30_000, '14 min left to change'],
    [45_000, '45 s left to change'],
    [1, '1 s left to change'],
    [0, ''],
    [-5, ''],
  ])('of %p ms is %p [AMND-3]', (milliseconds, text) => {
    expect(timeLeft(milliseconds, english)).toBe(text);
  });

  it('keeps its text until nextUpdate, when the text changes or is announced [AMND-3]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * 24 * HOUR_MS }), (left) => {
        const wait = nextUpdate(left);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(MINUTE_MS);
        if (wait > 1) expect(timeLeft(left - wait + 1, english)).toBe(timeLeft(left, english));
        const after = left - wait;
        const isChanged = timeLeft(after, english) !== timeLeft(left, english);
        expect(isChanged || shouldAnnounce(left, after) || wait === MINUTE_MS).toBe(true);
      }),
    );
  });

  it('is announced at 60, 15 and 5 minutes, but not when no time is left [AMND-3]', () => {
    expect(shouldAnnounce(60 * MINUTE_MS + 1, 60 * MINUTE_MS)).toBe(true);
    expect(shouldAnnounce(60 * MINUTE_MS, 60 * MINUTE_MS - 1)).toBe(false);
    expect(shouldAnnounce(70 * MINUTE_MS, 10 * MINUTE_MS)).toBe(true);
    expect(shouldAnnounce(5 * MINUTE_MS + 1, 0)).toBe(false);
  });
});

/** The night in the text of a cut-off: before the time for 11:30pm, in brackets after the date for others. */
const night = (cutOff: string, now: string) => {
  const [own] = cutOffsOf(order({ cutOff: new Date(cutOff) }), Date.parse(now), english);
  return (
    /^(.+), 12AM|[(](.+)[)]$/
      .exec(own?.text ?? '')
      ?.slice(1)
      .join('') ?? ''
  );
};

describe('the night of a cut-off', () => {
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
});

const NOON = Date.UTC(2026, 4, 5, 12);
const cutOffIn = (hours: number): CutOff => ({
  of: 'groceries',
  at: new Date(NOON + hours * HOUR_MS),
  text: '',
  shortText: '',
});

describe('countdownAt', () => {
  it('counts down to the first cut-off that has not passed [AMND-3]', () => {
    const cutOffs = [cutOffIn(5), cutOffIn(-1), cutOffIn(2)];
    expect(countdownAt(cutOffs, NOON)).toEqual({ target: cutOffs[2], left: 2 * HOUR_MS });
  });

  it('returns undefined when all cut-offs have passed, at the last one too [AMND-3]', () => {
    expect(countdownAt([cutOffIn(-1), cutOffIn(0)], NOON)).toBeUndefined();
  });
});

describe('timesAt', () => {
  it('returns the passed cut-offs, and no time left without a next one [AMND-3]', () => {
    const cutOffs = [cutOffIn(-1)];
    expect(timesAt(cutOffs, NOON, undefined, english)).toEqual({
      passed: cutOffs,
      left: '',
      isUrgent: false,
    });
  });

  it.each([
    [30, true],
    [31, false],
  ])('is urgent with %s minutes left: %s [AMND-3]', (minutes, isUrgent) => {
    const cutOffs = [cutOffIn(minutes / 60)];
    expect(timesAt(cutOffs, NOON, countdownAt(cutOffs, NOON), english).isUrgent).toBe(isUrgent);
  });
});
