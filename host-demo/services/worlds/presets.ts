import { errorPresets } from './error-presets';
import { amending, amendingOn, booked, inDays, lines, manyLines, partyLines, shopping } from './situations';
import type { Fault } from '../sessions/fault';
import type { Preset, WorldPatch } from './patch';

const preset = (name: string, title: string, world: WorldPatch, faults?: readonly Fault[]): Preset => ({
  name,
  title,
  world,
  ...(faults && { faults }),
});

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

const slots: readonly Preset[] = [
  preset('slot-booked', 'Delivery booked', booked),
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
 * The named states. Their days are counted from an instant.
 *
 * @param now the shop's real time
 */
export const presets = (now: Date): readonly Preset[] => [
  ...shoppers,
  ...slots,
  ...amendments(now),
  ...trolleyProblems,
  ...deliveryPasses,
  ...outages(now),
  ...menus,
  ...errorPresets(now),
];

export const presetNames: readonly string[] = presets(new Date()).map(({ name }) => name);
