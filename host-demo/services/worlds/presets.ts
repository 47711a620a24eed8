import { products } from '../seed/catalogue';
import type { Fault } from '../sessions/fault';
import type { Conflict } from '../state';
import type { WorldPatch } from './patch';

/** A named situation: what to put over a new world, and what is to go wrong in it. */
export interface Preset {
  readonly name: string;
  readonly title: string;
  readonly world: WorldPatch;
  readonly faults?: readonly Fault[];
}

const stock = [...products.keys()];

const lines = (count: number, amount: number, conflicts: readonly Conflict[] = []) =>
  stock
    .filter((_, index) => index % 7 === 3)
    .slice(0, count)
    .map((lineNumber, index) => ({ lineNumber, amount, conflict: conflicts[index] ?? ('NONE' as const) }));

const manyLines = stock.slice(0, 120).map((lineNumber) => ({ lineNumber, amount: 1 }));

const shopping: WorldPatch = { who: 'customer', trolley: { lines: lines(12, 2) } };
const booked: WorldPatch = { ...shopping, slot: {} };
const amending: WorldPatch = { ...booked, orderState: 'AMENDING', instantCheckout: 'ALLOWED' };

const CODES: readonly (readonly [string, string])[] = [
  ['017', 'Still needs a slot'],
  ['029', 'Timed out'],
  ['041', 'Problems with the trolley'],
  ['042', 'Minimum spend not met'],
  ['043', 'Needs a grocery item'],
  ['044', 'Slot could not be confirmed'],
  ['058', 'New slot unavailable'],
  ['091', 'Promo code not applied'],
  ['111', 'Delivery date unavailable'],
  ['123', 'Gift card added'],
  ['124', 'Voucher added'],
  ['125', 'Address missing'],
  ['127', 'Use standard checkout'],
  ['136', 'Instant Checkout unavailable'],
  ['137', 'Order updated'],
];

/** 058 alone needs a slot to go back to. */
const changedSlot: WorldPatch = { ...amending, slot: { status: 'UNCONFIRMED' }, previousSlot: {} };

const errors: readonly Preset[] = CODES.map(([code, title]) => ({
  name: `error-${code}`,
  title: `Placing fails: ${title} (${code})`,
  world: code === '058' ? changedSlot : amending,
  faults: [{ call: 'place-order', kind: 'error-code', code: `ORDER_ORCHESTRATION_${code}` }],
}));

export const presets: readonly Preset[] = [
  { name: 'visitor', title: 'Visitor', world: { who: 'visitor' } },
  { name: 'customer', title: 'Customer', world: shopping },
  { name: 'operator', title: 'Operator signed on as the customer', world: { ...booked, who: 'operator' } },
  { name: 'empty-trolley', title: 'Empty trolley', world: { who: 'customer', trolley: { lines: [] } } },
  {
    name: 'full-trolley',
    title: 'More than 99 items',
    world: { who: 'customer', trolley: { lines: manyLines } },
  },
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
  { name: 'amending', title: 'Amending a placed order', world: amending },
  {
    name: 'amending-fixed-slot',
    title: 'Amending, slot not changeable',
    world: { ...amending, slotChangeable: false },
  },
  {
    name: 'amending-no-instant',
    title: 'Amending, no Instant Checkout',
    world: { ...amending, instantCheckout: 'NOT_ALLOWED' },
  },
  {
    name: 'hard-conflicts',
    title: 'Items that can’t be had',
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
  { name: 'pass-active', title: 'Delivery pass active', world: { ...shopping, pass: 'ACTIVE' } },
  { name: 'pass-available', title: 'Delivery pass on offer', world: { ...shopping, pass: 'AVAILABLE' } },
  {
    name: 'services-down',
    title: 'Every service down',
    world: booked,
    faults: [{ call: '*', kind: 'status' }],
  },
  {
    name: 'remote-down',
    title: 'The header itself can’t be loaded',
    world: booked,
    faults: [{ call: 'remote', kind: 'status' }],
  },
  {
    name: 'place-times-out',
    title: 'Placing never answers',
    world: amending,
    faults: [{ call: 'place-order', kind: 'timeout' }],
  },
  ...errors,
];
