import { londonDayAfter } from '../state';
import type { Preset, WorldPatch } from './patch';
import { amending, amendingOn, inDays, partyLines } from './situations';

type Situation = readonly [code: string, title: string, world: WorldPatch];

/** A slot changed to another one that has been taken since. */
const changedSlot = (now: Date, previousTaken: boolean): WorldPatch => ({
  slot: { status: 'UNCONFIRMED', startDateTime: inDays(now, 3, 14), taken: true },
  previousSlot: { startDateTime: inDays(now, 2, 10), taken: previousTaken },
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
export const errorPresets = (now: Date): readonly Preset[] => [
  ...situations(now).map(([code, title, world]) => ({
    name: `error-${code}`,
    title: `Placing fails: ${title} (${code.slice(0, 3)})`,
    world: { ...amending(now), ...world },
  })),
  {
    name: 'error-unknown',
    title: 'Placing fails: unknown code',
    world: amending(now),
    faults: [{ call: 'place-order', kind: 'error-code', code: 'ORDER_ORCHESTRATION_999' }],
  },
];
