import { errorPresets } from './error-presets';
import { amending, amendingOn, booked, inDays, lines, manyLines, partyLines, shopping } from './situations';
import type { Preset } from './preset';

/** The year of the next or current December. */
const christmasYear = (now: Date): number =>
  now.getUTCFullYear() + (now.getUTCMonth() === 11 && now.getUTCDate() > 13 ? 1 : 0);

const amendments = (now: Date): readonly Preset[] => [
  { name: 'amending', title: 'Amending a placed order', world: amending(now) },
  {
    name: 'amending-fixed-slot',
    title: 'Amending, slot not changeable',
    world: { ...amending(now), slotChangeable: false },
  },
  {
    name: 'amending-no-instant',
    title: 'Amending, no Instant Checkout',
    world: { ...amending(now), instantCheckout: 'NOT_ALLOWED' },
  },
  {
    name: 'amending-changed-slot',
    title: 'Amending, another slot reserved',
    world: {
      ...amending(now),
      slot: { status: 'UNCONFIRMED', startDateTime: inDays(now, 3, 14) },
      previousSlot: { startDateTime: inDays(now, 2, 10) },
    },
  },
  {
    name: 'amending-entertaining',
    title: 'Amending an entertaining order',
    world: {
      ...amendingOn(now, 5, { slotType: 'ENTERTAINING_COLLECTION' }),
      trolley: { lines: partyLines },
    },
  },
  {
    name: 'amending-christmas',
    title: 'Amending groceries and entertaining for Christmas',
    world: {
      ...amending(now),
      clock: `${String(christmasYear(now))}-12-14T10:00:00Z`,
      slot: {
        slotType: 'GROCERY_COLLECTION',
        startDateTime: `${String(christmasYear(now))}-12-22T10:00:00Z`,
      },
      trolley: { lines: [...lines(8, 2), ...partyLines] },
    },
  },
  {
    name: 'amending-last-minutes',
    title: 'Amending, 16 minutes before the cut-off',
    world: amendingOn(now, 2, {
      amendOrderCutoffDateTime: new Date(now.getTime() + 16 * 60_000).toISOString(),
    }),
  },
];

const menus: readonly Preset[] = [
  { name: 'taxonomy-cyclic', title: 'Categories within themselves', world: { taxonomy: 'cyclic' } },
  { name: 'taxonomy-odd', title: 'Categories full of mistakes', world: { taxonomy: 'odd' } },
  { name: 'taxonomy-ten-thousand', title: '10,000 categories', world: { taxonomy: 'ten-thousand' } },
  { name: 'taxonomy-hundred-thousand', title: '100,000 categories', world: { taxonomy: 'hundred-thousand' } },
  { name: 'content-hostile', title: 'Hostile content', world: { content: 'hostile' } },
  { name: 'content-none', title: 'No content', world: { content: 'none' } },
];

const shoppers: readonly Preset[] = [
  { name: 'visitor', title: 'Visitor', world: { who: 'visitor' } },
  { name: 'customer', title: 'Customer', world: shopping },
  { name: 'operator', title: 'Operator signed on as the customer', world: { ...booked, who: 'operator' } },
  { name: 'empty-trolley', title: 'Empty trolley', world: { who: 'customer', trolley: { lines: [] } } },
  {
    name: 'full-trolley',
    title: 'More than 99 items',
    world: { who: 'customer', trolley: { lines: manyLines } },
  },
];

const slots: readonly Preset[] = [
  { name: 'slot-booked', title: 'Delivery booked', world: booked },
  {
    name: 'collection-booked',
    title: 'Collection booked',
    world: { ...shopping, slot: { slotType: 'GROCERY_COLLECTION' } },
  },
  {
    name: 'entertaining-booked',
    title: 'Entertaining collection booked',
    world: { ...shopping, slot: { slotType: 'ENTERTAINING_COLLECTION' } },
  },
  { name: 'slot-expired', title: 'Reservation expired', world: { ...shopping, slot: { status: 'EXPIRED' } } },
];

const trolleyProblems: readonly Preset[] = [
  {
    name: 'hard-conflicts',
    title: 'Unavailable items',
    world: { ...booked, trolley: { lines: lines(12, 2, ['HARD', 'SOFT', 'HARD']) } },
  },
  {
    name: 'below-minimum',
    title: 'Below the minimum spend',
    world: { ...booked, trolley: { lines: lines(2, 1) } },
  },
  {
    name: 'trolley-failures',
    title: 'Trolley with failures',
    world: {
      ...shopping,
      trolley: {
        lines: lines(6, 1),
        failures: [{ type: 'ITEM_UNAVAILABLE', message: 'One item could not be added to your trolley' }],
      },
    },
  },
];

const deliveryPasses: readonly Preset[] = [
  { name: 'pass-active', title: 'Delivery pass active', world: { ...shopping, pass: 'ACTIVE' } },
  { name: 'pass-available', title: 'Delivery pass on offer', world: { ...shopping, pass: 'AVAILABLE' } },
];

const outages = (now: Date): readonly Preset[] => [
  {
    name: 'services-down',
    title: 'Every service down',
    world: booked,
    faults: [{ call: '*', kind: 'status' }],
  },
  {
    name: 'remote-down',
    title: 'The header fails to load',
    world: booked,
    faults: [{ call: 'remote', kind: 'status' }],
  },
  {
    name: 'place-times-out',
    title: 'Placing gets no response',
    world: amending(now),
    faults: [{ call: 'place-order', kind: 'timeout' }],
  },
  {
    name: 'place-response-lost',
    title: 'Placed, but the response is lost',
    world: amending(now),
    faults: [{ call: 'place-order', kind: 'timeout', when: 'after', times: 1 }],
  },
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
