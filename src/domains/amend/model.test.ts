import fc from 'fast-check';
import { isBarShown } from './bar-shown';
import { cutOffsOf, isTimeToTell, nextLook, orderKind, timeLeft, type AmendedOrder } from './model';

const order = (rest: Partial<AmendedOrder> = {}): AmendedOrder => ({
  customerOrderId: 'co-1',
  kind: 'GROCERIES',
  slotStart: new Date('2026-11-23T10:00:00Z'),
  cutOff: new Date('2026-11-21T23:30:00Z'),
  ...rest,
});
const told = (rest: Partial<AmendedOrder>) => cutOffsOf(order(rest)).map((each) => [each.of, each.told]);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('whether the amend bar shows', () => {
  it.each([
    [true, true, true, true],
    [false, true, true, false],
    [true, false, undefined, false],
    [true, undefined, false, false],
    [true, undefined, true, undefined],
    [true, true, undefined, undefined],
  ])('feature %p, amending %p, slot %p: %p [AMND-1]', (isFeatureOn, isAmending, hasSlot, shown) => {
    expect(isBarShown({ isFeatureOn, isAmending, hasSlot })).toBe(shown);
  });
});

describe('what an amended order holds', () => {
  it.each([
    ['DELIVERY', false, 'GROCERIES'],
    ['DELIVERY', true, 'GROCERIES_ENTERTAINING'],
    ['GROCERY_COLLECTION', true, 'GROCERIES_ENTERTAINING'],
    ['ENTERTAINING_COLLECTION', true, 'ENTERTAINING'],
    ['ENTERTAINING_COLLECTION', false, 'ENTERTAINING'],
    ['UNDEFINED', false, 'GROCERIES'],
  ])('%s with entertaining %p is %s [AMND-3]', (slotType, contains, kind) => {
    expect(orderKind(slotType, contains)).toBe(kind);
  });
});

describe('the cut-off', () => {
  it('at 11:30pm is told as 12AM of the same day, and keeps its true instant [AMND-3] [SLOT-6]', () => {
    const [cutOff] = cutOffsOf(order());
    expect(cutOff).toMatchObject({ told: '12AM, Saturday 21 November', toldShort: '12AM, Sat 21 Nov' });
    expect(cutOff?.at.toISOString()).toBe('2026-11-21T23:30:00.000Z');
  });

  it.each([
    ['2026-12-19T23:59:00Z', false],
    ['2026-12-20T00:00:00Z', true],
    ['2026-12-24T23:59:00Z', true],
    ['2026-12-25T00:00:00Z', false],
    ['2026-11-22T10:00:00Z', false],
  ])('of entertaining items for a slot at %s is at Christmas: %p [AMND-3]', (start, isChristmas) => {
    const slotStart = new Date(start);
    const own = ['this order', '12AM, Saturday 21 November'];
    const midnight = 'midnight 15 December';
    expect(told({ slotStart, kind: 'ENTERTAINING' })).toEqual([isChristmas ? ['this order', midnight] : own]);
    expect(told({ slotStart, kind: 'GROCERIES' })).toEqual([own]);
    expect(told({ slotStart, kind: 'GROCERIES_ENTERTAINING' })).toEqual(
      isChristmas
        ? [
            ['groceries', own[1]],
            ['entertaining items', midnight],
          ]
        : [own],
    );
  });

  it('at Christmas is 15 December of that year [AMND-3]', () => {
    const [cutOff] = cutOffsOf(order({ kind: 'ENTERTAINING', slotStart: new Date('2031-12-22T10:00:00Z') }));
    expect(cutOff?.at.toISOString()).toBe('2031-12-15T00:00:00.000Z');
  });

  it('that is missing or no time at all is none [AMND-3]', () => {
    expect(cutOffsOf(order({ cutOff: undefined, slotStart: undefined }))).toEqual([]);
    expect(
      cutOffsOf(order({ cutOff: new Date('soon'), slotStart: new Date(NaN), kind: 'ENTERTAINING' })),
    ).toEqual([]);
  });
});

describe('the time left', () => {
  it.each([
    [48 * HOUR, '2 days left'],
    [48 * HOUR - 1000, '47 h 59 min left'],
    [3 * HOUR + 12 * MINUTE, '3 h 12 min left'],
    [HOUR, '1 h 0 min left'],
    [14 * MINUTE + 30_000, '14 min left'],
    [45_000, '45 s left'],
    [1, '1 s left'],
    [0, ''],
    [-5, ''],
  ])('of %p ms is %p [AMND-3]', (milliseconds, words) => {
    expect(timeLeft(milliseconds)).toBe(words);
  });

  it('keeps its words until the next look, and has others or an announcement then [AMND-3]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 * 24 * HOUR }), (left) => {
        const wait = nextLook(left);
        expect(wait).toBeGreaterThan(0);
        expect(wait).toBeLessThanOrEqual(MINUTE);
        if (wait > 1) expect(timeLeft(left - wait + 1)).toBe(timeLeft(left));
        const after = left - wait;
        const isChanged = timeLeft(after) !== timeLeft(left);
        expect(isChanged || isTimeToTell(left, after) || wait === MINUTE).toBe(true);
      }),
    );
  });

  it('is to be announced at 60, 15 and 5 minutes, and not once nothing is left [AMND-3]', () => {
    expect(isTimeToTell(60 * MINUTE + 1, 60 * MINUTE)).toBe(true);
    expect(isTimeToTell(60 * MINUTE, 60 * MINUTE - 1)).toBe(false);
    expect(isTimeToTell(70 * MINUTE, 10 * MINUTE)).toBe(true);
    expect(isTimeToTell(5 * MINUTE + 1, 0)).toBe(false);
  });
});
