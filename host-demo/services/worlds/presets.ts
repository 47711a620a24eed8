import { products } from '../seed/catalogue';
import type { Fault } from '../sessions/faults';
import { isEntertaining, londonDayAfter, londonInstant, type Conflict, type SlotReservation } from '../state';
import type { WorldPatch, Preset } from './patch';

const stock = [...products.keys()];

/** Returns plausible lines of groceries. */
const lines = (count: number, amount: number, conflicts: readonly Conflict[] = []) =>
  stock
    .filter((_, index) => index % 7 === 3)
    .slice(0, count)
    .map((lineNumber, index) => ({ lineNumber, amount, conflict: conflicts[index] ?? ('NONE' as const) }));

const manyLines = stock.slice(0, 120).map((lineNumber) => ({ lineNumber, amount: 1 }));

/** Entertaining items only, worth more than any minimum. */
const partyLines = stock
  .filter((lineNumber) => isEntertaining({ lineNumber }))
  .slice(0, 4)
  .map((lineNumber) => ({ lineNumber, amount: 2 }));

/** Returns the instant of a London hour, this many days after the day of `now`. */
const inDays = (now: Date, days: number, hour: number): string =>
  londonInstant(londonDayAfter(now, days), hour * 60);

const shopping: WorldPatch = { who: 'customer', trolley: { lines: lines(12, 2) } };
const booked: WorldPatch = { ...shopping, slot: {} };

/** An order placed for this many days ahead, while it is amended. */
const amendingOn = (now: Date, days: number, slot: Partial<SlotReservation> = {}): WorldPatch => ({
  ...shopping,
  orderState: 'AMENDING',
  instantCheckout: 'ALLOWED',
  slot: { startDateTime: inDays(now, days, 10), ...slot },
});

/** Amends an order for the day after tomorrow: its cut-off is more than a day away at any time of day. */
const amending = (now: Date): WorldPatch => amendingOn(now, 2);

type Situation = readonly [code: string, title: string, world: WorldPatch];

/** A slot changed to another one that has been taken since. */
const changedSlot = (now: Date, previousTaken: boolean): WorldPatch => ({
  slot: { status: 'UNCONFIRMED', startDateTime: inDays(now, 3, 14), taken: true },
  previousSlot: { startDateTime: inDays(now, 2, 10), taken: previousTaken },
});

const preset = (name: string, title: string, world: WorldPatch, faults?: readonly Fault[]): Preset => ({
  name,
  title,
  world,
  ...(faults && { faults }),
});

/** Patches of an amended order that make its placement fail with the code [ERR-3]. */
const situations = (now: Date): readonly Situation[] => [
  ['017', 'Still needs a slot', { meanwhile: 'SLOT_LOST' }],
  ['029', 'Timed out', { meanwhile: 'SLOT_EXPIRED' }],
  ['041', 'Problems with the trolley', { meanwhile: 'ITEM_UNAVAILABLE' }],
  ['042', 'Minimum spend not met', { meanwhile: 'MINIMUM_RAISED' }],
  [
    '043',
    'Needs a grocery item',
    { ...amendingOn(now, 3, { slotType: 'GROCERY_COLLECTION' }), trolley: { lines: partyLines } },
  ],
  ['044', 'Slot could not be confirmed', { meanwhile: 'SLOT_PASSED' }],
  ['058', 'New slot unavailable', changedSlot(now, false)],
  ['058-again', 'New slot and previous slot unavailable', changedSlot(now, true)],
  ['091', 'Promo code not applied', { payment: { promoCode: { code: 'SPRING10', applies: false } } }],
  ['111', 'Delivery date unavailable', { closedDays: [londonDayAfter(now, 2)] }],
  ['123', 'Gift card added', { payment: { giftCard: true } }],
  ['124', 'Voucher added', { payment: { voucher: true } }],
  ['125', 'Address missing', amendingOn(now, 2, { addressId: null })],
  ['127', 'Use standard checkout', { meanwhile: 'INSTANT_CHECKOUT_WITHDRAWN' }],
  ['136', 'Price changed', { meanwhile: 'PRICE_CHANGED' }],
  ['137', 'Item removed', { meanwhile: 'ITEM_REMOVED' }],
];

/** One preset for each code of the table, by the world's state; a fault injects the unknown code. */
const errorPresets = (now: Date): readonly Preset[] => [
  ...situations(now).map(([code, title, world]) =>
    preset(`error-${code}`, `Placing fails: ${title} (${code.slice(0, 3)})`, { ...amending(now), ...world }),
  ),
  preset('error-unknown', 'Placing fails: unknown code', amending(now), [
    { call: 'place-order', kind: 'error-code', code: 'ORDER_ORCHESTRATION_999' },
  ]),
];

/** The year of the next or current December. */
const christmasYear = (now: Date): number =>
  now.getUTCFullYear() + (now.getUTCMonth() === 11 && now.getUTCDate() > 13 ? 1 : 0);

const amendments = (now: Date): readonly Preset[] => [
  preset('amending', 'Amending a placed order', amending(now)),
  preset('amending-fixed-slot', 'Amending, slot not changeable', { ...amending(now), slotChangeable: false }),
  preset('amending-no-instant', 'Amending, no Instant Checkout', {
    ...amending(now),
    instantCheckout: 'NOT_ALLOWED',
  }),
  preset('amending-changed-slot', 'Amending, another slot reserved', {
    ...amending(now),
    slot: { status: 'UNCONFIRMED', startDateTime: inDays(now, 3, 14) },
    previousSlot: { startDateTime: inDays(now, 2, 10) },
  }),
  preset('amending-entertaining', 'Amending an entertaining order', {
    ...amendingOn(now, 5, { slotType: 'ENTERTAINING_COLLECTION' }),
    trolley: { lines: partyLines },
  }),
  preset('amending-christmas', 'Amending groceries and entertaining for Christmas', {
    ...amending(now),
    clock: `${String(christmasYear(now))}-12-14T10:00:00Z`,
    slot: {
      slotType: 'GROCERY_COLLECTION',
      startDateTime: `${String(christmasYear(now))}-12-22T10:00:00Z`,
    },
    trolley: { lines: [...lines(8, 2), ...partyLines] },
  }),
  preset(
    'amending-last-minutes',
    'Amending, 16 minutes before the cut-off',
    amendingOn(now, 2, {
      amendOrderCutoffDateTime: new Date(now.getTime() + 16 * 60_000).toISOString(),
    }),
  ),
];

const menus: readonly Preset[] = [
  preset('taxonomy-cyclic', 'Categories within themselves', { taxonomy: 'cyclic' }),
  preset('taxonomy-odd', 'Categories full of mistakes', { taxonomy: 'odd' }),
  preset('taxonomy-ten-thousand', '10,000 categories', { taxonomy: 'ten-thousand' }),
  preset('taxonomy-hundred-thousand', '100,000 categories', { taxonomy: 'hundred-thousand' }),
  preset('content-hostile', 'Hostile content', { content: 'hostile' }),
  preset('content-none', 'No content', { content: 'none' }),
];

const shoppers: readonly Preset[] = [
  preset('visitor', 'Visitor', { who: 'visitor' }),
  preset('customer', 'Customer', shopping),
  preset('operator', 'Operator signed on as the customer', { ...booked, who: 'operator' }),
  preset('empty-trolley', 'Empty trolley', { who: 'customer', trolley: { lines: [] } }),
  preset('full-trolley', 'More than 99 items', { who: 'customer', trolley: { lines: manyLines } }),
];

const slots = (now: Date): readonly Preset[] => [
  preset('slot-booked', 'Delivery booked', booked),
  preset('slot-reserved', 'Delivery reserved for 12 more minutes', {
    ...shopping,
    slot: { expiresDateTime: new Date(now.getTime() + 12 * 60_000).toISOString() },
  }),
  preset('collection-booked', 'Collection booked', { ...shopping, slot: { slotType: 'GROCERY_COLLECTION' } }),
  preset('entertaining-booked', 'Entertaining collection booked', {
    ...shopping,
    slot: { slotType: 'ENTERTAINING_COLLECTION' },
  }),
  preset('slot-expired', 'Reservation expired', { ...shopping, slot: { status: 'EXPIRED' } }),
];

const trolleyProblems: readonly Preset[] = [
  preset('hard-conflicts', 'Unavailable items', {
    ...booked,
    trolley: { lines: lines(12, 2, ['HARD', 'SOFT', 'HARD']) },
  }),
  preset('below-minimum', 'Below the minimum spend', { ...booked, trolley: { lines: lines(2, 1) } }),
  preset('trolley-failures', 'Trolley with failures', {
    ...shopping,
    trolley: {
      lines: lines(6, 1),
      failures: [{ type: 'ITEM_UNAVAILABLE', message: 'One item could not be added to your trolley' }],
    },
  }),
];

const deliveryPasses: readonly Preset[] = [
  preset('pass-active', 'Delivery pass active', { ...shopping, pass: 'ACTIVE' }),
  preset('pass-available', 'Delivery pass on offer', { ...shopping, pass: 'AVAILABLE' }),
];

const outages = (now: Date): readonly Preset[] => [
  preset('services-down', 'Every service down', booked, [{ call: '*', kind: 'status' }]),
  preset('remote-down', 'The header fails to load', booked, [{ call: 'remote', kind: 'status' }]),
  preset('place-times-out', 'Placing gets no response', amending(now), [
    { call: 'place-order', kind: 'timeout' },
  ]),
  preset('place-response-lost', 'Placed, but the response is lost', amending(now), [
    { call: 'place-order', kind: 'timeout', when: 'after', times: 1 },
  ]),
];

/**
 * The named states by what they are about. Their days are counted from an instant.
 *
 * @param now the shop's real time
 */
export const presetGroups = (
  now: Date,
): readonly (readonly [title: string, presets: readonly Preset[]])[] => [
  ['Shoppers', shoppers],
  ['Slots', slots(now)],
  ['Changing an order', amendments(now)],
  ['Trolley', trolleyProblems],
  ['Delivery pass', deliveryPasses],
  ['Outages', outages(now)],
  ['Menus', menus],
  ['Placing an order fails', errorPresets(now)],
];

/** The named states of all groups. */
export const presets = (now: Date): readonly Preset[] => presetGroups(now).flatMap(([, group]) => group);

export const presetNames: readonly string[] = presets(new Date()).map(({ name }) => name);
