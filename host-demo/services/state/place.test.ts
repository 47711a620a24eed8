import {
  cancelReservation,
  orderOf,
  placementsOf,
  placeOrder,
  placingProblem,
  readTrolley,
  totalsOf,
  type MeanwhileEvent,
  type PlaceIntent,
  type World,
} from '.';
import { LOAF, must, worldWith } from '../testing/worlds';
import type { WorldPatch } from '../worlds/patch';

const PLATTER = { lineNumber: '503861', amount: 5 };

/** Returns the world of a customer who has a slot and a loaf. */
const readyWith = (patch: WorldPatch): World => worldWith({ slot: {}, trolley: { lines: [LOAF] }, ...patch });

const amended: WorldPatch = { orderState: 'AMENDING', instantCheckout: 'ALLOWED' };
const instantly = (key: string): PlaceIntent => ({
  customerOrderId: 'co-81000',
  instantCheckout: true,
  idempotencyKey: key,
});

const codeOf = (world: World, instantCheckout = true): string | undefined =>
  placingProblem(world, instantCheckout)?.type.replace('ORDER_ORCHESTRATION_', '');

describe('refusals by state', () => {
  it('refuses a new order whose slot another shopper has taken [ERR-3]', () => {
    expect(codeOf(readyWith({ slot: { taken: true } }), false)).toBe('044');
  });

  it.each<WorldPatch>([
    { instantCheckout: 'NOT_ALLOWED' },
    { payment: { giftCard: true, voucher: true } },
    { shopUpdate: 'PRICE_CHANGED' },
  ])('allows the standard checkout with %j [ERR-3]', (patch) => {
    expect(codeOf(readyWith({ ...amended, ...patch }), false)).toBeUndefined();
  });

  it.each<readonly [MeanwhileEvent, string]>([
    ['SLOT_LOST', '017'],
    ['SLOT_EXPIRED', '029'],
    ['SLOT_PASSED', '044'],
    ['SLOT_TAKEN', '058'],
    ['DAY_CLOSED', '111'],
    ['ADDRESS_REMOVED', '125'],
    ['ITEM_UNAVAILABLE', '041'],
    ['ITEM_REMOVED', '137'],
    ['PRICE_CHANGED', '136'],
    ['GROCERIES_GONE', '043'],
    ['MINIMUM_RAISED', '042'],
    ['PROMO_CODE_ENDED', '091'],
    ['GIFT_CARD_ADDED', '123'],
    ['VOUCHER_ADDED', '124'],
    ['INSTANT_CHECKOUT_WITHDRAWN', '127'],
  ])('applies %s as the order arrives, once, and returns %s [HOST-3]', (meanwhile, code) => {
    const lines = [LOAF, { ...LOAF, lineNumber: '500013' }, PLATTER];
    const world = readyWith({ ...amended, trolley: { lines }, meanwhile });
    expect(codeOf(world)).toBeUndefined();
    const outcome = placeOrder(world, instantly('a'));
    expect(outcome).toMatchObject({
      ok: false,
      failure: { type: `ORDER_ORCHESTRATION_${code}` },
      world: { meanwhile: null, orderState: 'AMENDING' },
    });
  });
});

describe('after a refusal', () => {
  it('falls back to the previous slot once the taken one is released, and places [ERR-4]', () => {
    const world = readyWith({
      ...amended,
      slot: { status: 'UNCONFIRMED', taken: true, startDateTime: '2026-10-26T14:00:00Z' },
      previousSlot: {},
    });
    const back = must(cancelReservation(world, world.slot?.id ?? ''));
    expect(back).toMatchObject({ orderState: 'AMENDING', previousSlot: null });
    expect(back.slot).toEqual(world.previousSlot);
    expect(orderOf(must(placeOrder(back, instantly('b'))), 'co-81000')?.state).toBe('PLACED');
  });

  it('returns 058 again when the previous slot is taken as well [ERR-4]', () => {
    const world = readyWith({
      ...amended,
      slot: { status: 'UNCONFIRMED', taken: true },
      previousSlot: { taken: true },
    });
    expect(codeOf(must(cancelReservation(world, world.slot?.id ?? '')))).toBe('058');
  });

  it("places the shop's changes once they were read, at the new price [ERR-3]", () => {
    const world = readyWith({ ...amended, meanwhile: 'PRICE_CHANGED' });
    const refused = placeOrder(world, instantly('a')).world ?? world;
    expect(totalsOf(refused).itemTotal).toBeGreaterThan(totalsOf(world).itemTotal);
    expect(codeOf(refused)).toBe('136');
    expect(must(placeOrder(readTrolley(refused), instantly('b'))).orderState).toBe('PENDING');
  });

  it('places with the order’s own slot when the reservation of another expired [SLOT-1]', () => {
    const world = readyWith({ ...amended, slot: { status: 'EXPIRED' }, previousSlot: { charge: 1 } });
    const placed = orderOf(must(placeOrder(world, instantly('a'))), 'co-81000');
    expect(placed?.slot).toEqual(world.previousSlot);
  });
});

describe('placing once', () => {
  const ready = readyWith({});
  const intent = { ...instantly('a'), instantCheckout: false };

  it('places once for a key, and once for an order [INST-2]', () => {
    const placed = must(placeOrder(ready, intent));
    expect(orderOf(placed, 'co-81000')?.state).toBe('PLACED');
    expect(placed.customerOrderId).not.toBe('co-81000');
    expect({ ...must(placeOrder(placed, intent)), attempts: placed.attempts }).toEqual(placed);
    expect(placeOrder(placed, { ...intent, idempotencyKey: 'b' })).toMatchObject({
      failure: { type: 'ORDER_ALREADY_PLACED' },
    });
    expect(placeOrder(placed, { ...intent, customerOrderId: placed.customerOrderId })).toMatchObject({
      failure: { type: 'IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('treats calls without a key as different intents [INST-2]', () => {
    const none = { ...intent, idempotencyKey: null };
    expect(placeOrder(must(placeOrder(ready, none)), none)).toMatchObject({
      failure: { type: 'ORDER_ALREADY_PLACED' },
    });
  });

  it('counts the outcomes of every call, by order [INST-2]', () => {
    const keys = ['a', 'a', 'b', 'a'];
    const world = keys.reduce(
      (now, idempotencyKey) => placeOrder(now, { ...intent, idempotencyKey }).world ?? now,
      ready,
    );
    expect(placementsOf(world)).toEqual([
      {
        customerOrderId: 'co-81000',
        placed: 1,
        placedBefore: 2,
        refused: ['ORDER_ALREADY_PLACED'],
        keys: 2,
      },
    ]);
  });
});
