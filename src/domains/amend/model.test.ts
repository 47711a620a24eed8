import { english } from '../../kernel/translate';
import { fc } from '../../../tests/setup/property-tests';
import { isBarShown } from './bar-shown';
import { cutOffsOf, shouldAnnounce, nextUpdate, orderKind, timeLeft, type AmendedOrder } from './model';

const order = (rest: Partial<AmendedOrder> = {}): AmendedOrder => ({
  customerOrderId: 'co-1',
  kind: 'GROCERIES',
  slotStart: new Date('2026-11-23T10:00:00Z'),
  cutOff: new Date('2026-11-21T23:30:00Z'),
  ...rest,
});
const text = (rest: Partial<AmendedOrder>) =>
  cutOffsOf(order(rest), english).map((each) => [each.of, each.text]);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('isBarShown', () => {
  it.each([
    [true, true, true, true],
    [false, true, true, false],
    [true, false, undefined, false],
    [true, undefined, false, false],
    [true, undefined, true, undefined],
    [true, true, undefined, undefined],
  ])(
    'with feature %p, amending %p and slot %p returns %p [AMND-1]',
    (isFeatureOn, isAmending, hasSlot, shown) => {
      expect(isBarShown({ isFeatureOn, isAmending, hasSlot })).toBe(shown);
    },
  );
});

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
    const [cutOff] = cutOffsOf(order(), english);
    expect(cutOff).toMatchObject({ text: '12AM, Saturday 21 November', shortText: '12AM, Sat 21 Nov' });
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
      const own = ['this order', '12AM, Saturday 21 November'];
      const midnight = 'midnight 15 December';
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
      english,
    );
    expect(cutOff?.at.toISOString()).toBe('2031-12-15T00:00:00.000Z');
  });

  it('returns no cut-off when the time is missing or invalid [AMND-3]', () => {
    expect(cutOffsOf(order({ cutOff: undefined, slotStart: undefined }), english)).toEqual([]);
    expect(
      cutOffsOf(order({ cutOff: new Date('soon'), slotStart: new Date(NaN), kind: 'ENTERTAINING' }), english),
    ).toEqual([]);
  });
});

describe('timeLeft', () => {
  it.each([
    [48 * HOUR_MS, '2 days left'],
    [48 * HOUR_MS - 1000, '47 h 59 min left'],
    [3 * HOUR_MS + 12 * MINUTE_MS, '3 h 12 min left'],
    [HOUR_MS, '1 h 0 min left'],
    [14 * MINUTE_MS + 30_000, '14 min left'],
    [45_000, '45 s left'],
    [1, '1 s left'],
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
