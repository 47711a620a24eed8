import {
  activeSlot,
  amendOrder,
  withExpiredReservation,
  cancelAmendOrder,
  orderOf,
  ordersOf,
  ORDER_STATES,
  productOf,
  reservationsOf,
  reserveSlot,
  setAmount,
  slotDays,
  substituteOf,
  totalsOf,
} from '.';
import { LOAF, must, worldWith } from '../testing/worlds';

const ready = worldWith({ slot: {}, trolley: { lines: [LOAF] } });

describe('trolley', () => {
  it('adds, changes and removes a line without mutating the previous world [HOST-2]', () => {
    const empty = worldWith({ trolley: { lines: [] } });
    const one = must(setAmount(empty, '500013', 2));
    expect(totalsOf(one)).toMatchObject({ total: 4, noConflicts: 1, minimumSpendThresholdMet: false });
    expect(totalsOf(must(setAmount(one, '500013', 0))).noConflicts).toBe(0);
    expect(empty.trolley.lines).toEqual([]);
  });

  it.each([
    ['nothing', -1],
    ['half', 0.5],
    ['many', 1000],
    ['nonsense', Number.NaN],
  ])('refuses an amount that is %s of a piece [HOST-2]', (_, amount) => {
    expect(setAmount(ready, '500013', amount)).toMatchObject({
      ok: false,
      failure: { type: 'INVALID_QUANTITY' },
    });
  });

  it('counts hard conflicts but neither charges them nor counts them to the minimum [TROL-5]', () => {
    const world = worldWith({ trolley: { lines: [{ ...LOAF, conflict: 'HARD' }] } });
    expect(totalsOf(world)).toMatchObject({ total: 0, hardConflicts: 1, minimumSpendThresholdMet: false });
  });

  it('offers a product of the same shelf for an unavailable one, which stays so when it is added again [HOST-2]', () => {
    const line = { ...LOAF, conflict: 'HARD' } as const;
    const world = worldWith({ trolley: { lines: [line] } });
    const substitute = substituteOf(world, line) ?? '';
    expect(productOf(substitute)?.categoryIds).toEqual(productOf(LOAF.lineNumber)?.categoryIds);
    expect(substituteOf(must(setAmount(world, substitute, 1)), line)).not.toBe(substitute);
    expect(substituteOf(world, { ...line, conflict: 'NONE' })).toBeUndefined();
    const again = must(setAmount(must(setAmount(world, LOAF.lineNumber, 0)), LOAF.lineNumber, 1));
    expect(totalsOf(again)).toMatchObject({ total: 0, hardConflicts: 1 });
  });
});

describe('slots', () => {
  it('offers 14 London days at the same wall-clock hours across the end of summer time [SLOT-6]', () => {
    const days = slotDays(worldWith({}), 'DELIVERY');
    expect(days).toHaveLength(14);
    expect(days.slice(1, 4).map(({ date, slots }) => [date, slots[0]?.startDateTime])).toEqual([
      ['2026-10-24', '2026-10-24T06:00:00.000Z'],
      ['2026-10-25', '2026-10-25T07:00:00.000Z'],
      ['2026-10-26', '2026-10-26T07:00:00.000Z'],
    ]);
  });

  it('distinguishes hours that are too soon from hours that are full [SLOT-1]', () => {
    const world = worldWith({ clock: '2026-05-05T09:30:00Z' });
    const [today, ...later] = slotDays(world, 'DELIVERY').map(({ slots }) => slots);
    const soon = today?.filter(({ tooSoon }) => tooSoon) ?? [];
    expect(soon.at(-1)?.startDateTime).toBe('2026-05-05T13:00:00.000Z');
    expect(soon.some(({ available }) => available)).toBe(false);
    const full = later.flat().filter(({ available }) => !available);
    expect(full.length).toBeGreaterThan(0);
    expect(full.some(({ tooSoon }) => tooSoon)).toBe(false);
  });
});

describe('time', () => {
  it('lets an unconfirmed reservation expire by the world’s clock, two hours after it was booked [SLOT-1]', () => {
    const amending = must(amendOrder(worldWith({}), 'co-81001'));
    const free = slotDays(amending, 'DELIVERY')[4]?.slots.find(({ available }) => available);
    const changed = must(reserveSlot(amending, free?.slotId ?? '', 'DELIVERY'));
    const at = (clock: string) => withExpiredReservation({ ...changed, clock });
    expect(at('2026-10-23T09:59:59Z')).toMatchObject({ slot: { status: 'UNCONFIRMED' } });
    const afterExpiry = at('2026-10-23T10:00:00Z');
    expect(reservationsOf(afterExpiry).map(({ status }) => status)).toEqual(['EXPIRED', 'CONFIRMED']);
    expect(activeSlot(afterExpiry)).toEqual(amending.slot);
    expect(withExpiredReservation({ ...amending, clock: '2026-12-01T00:00:00Z' }).slot).toEqual(
      amending.slot,
    );
  });
});

describe('orders', () => {
  it('starts with one order in each of the ten states [HOST-2]', () => {
    const states = ordersOf(worldWith({})).map(({ state }) => state);
    expect(states.sort()).toEqual([...ORDER_STATES].sort());
  });

  it('sets the trolley aside while amending, and restores it when the amendment is discarded [AMND-2]', () => {
    const before = worldWith({ trolley: { lines: [LOAF] } });
    const amending = must(amendOrder(before, 'co-81001'));
    const changed = must(setAmount(amending, '500013', 9));
    const after = must(cancelAmendOrder(changed, 'co-81001'));
    expect(after.trolley.lines).toEqual(before.trolley.lines);
    expect(after.customerOrderId).toBe(before.customerOrderId);
    expect(orderOf(after, 'co-81001')).toEqual(orderOf(before, 'co-81001'));
  });
});
