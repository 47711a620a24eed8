import type { SlotStore } from '../../domains/slot';
import type { TrolleyStore } from '../../domains/trolley';
import { penceFromPounds } from '../../kernel/money';
import type { SessionStatus } from '../../platform/session';

export type Trolley = NonNullable<ReturnType<TrolleyStore['getState']>['trolley']>;
export type BookedSlot = Extract<ReturnType<SlotStore['getState']>['status'], { kind: 'booked' }>['slot'];

export const VISITOR: SessionStatus = { kind: 'signed-out' };

/** Creates the status of a signed-in customer, or of staff who act for this customer. */
export const signedIn = (customerId: string, role: 'customer' | 'operator' = 'customer'): SessionStatus => ({
  kind: 'signed-in',
  role,
  customerId,
});
export const CUSTOMER = signedIn('42');
export const OPERATOR = signedIn('42', 'operator');

/** Creates a trolley of one item for £43.10, with these changes. */
export const trolleyWith = (changes: Partial<Trolley> = {}): Trolley => ({
  items: [
    { lineNumber: '005', productId: 'p-5', quantity: { amount: 2 }, totalPrice: penceFromPounds(43.1) },
  ],
  totals: { estimatedCost: penceFromPounds(43.1), itemCount: 1, hardConflicts: 0 },
  currencyCode: 'GBP',
  isAmendingOrder: false,
  isSlotChangeable: true,
  instantCheckout: '',
  failures: [],
  order: { containsEntertaining: false, amounts: new Map([['005', 1]]) },
  ...changes,
});

/** Creates a booked delivery on 4 May 2026, with these changes to its reservation. */
export const slotWith = (changes: Partial<BookedSlot['reservation']> = {}): BookedSlot => ({
  reservation: {
    id: 'r-1',
    status: 'CONFIRMED',
    slotType: 'DELIVERY',
    branchId: '651',
    startDateTime: new Date('2026-05-04T13:00:00Z'),
    ...changes,
  },
  label: {
    name: 'Delivery',
    changeHref: '/ecom/bookslot/delivery',
    day: 'Mon 04 May',
    longDay: 'Monday 4 May',
    time: '2pm - 3pm',
    start: '2026-05-04T13:00:00.000Z',
  },
});
