import { createStore } from 'zustand/vanilla';
import type { ShoppingContextStore } from '../../domains/account';
import type { SlotStore } from '../../domains/slot';
import type { TrolleyStore } from '../../domains/trolley';
import type { SessionStatus } from '../../platform/session';
import { followPersonalisation } from './personalisation';

type SlotState = ReturnType<SlotStore['getState']>;
type TrolleyState = ReturnType<TrolleyStore['getState']>;
type ContextState = ReturnType<ShoppingContextStore['getState']>;

const READ = {
  items: [
    { productId: 'p-1', quantity: { amount: 2, uom: 'C62' }, unitPrice: 135 },
    { productId: 'p-2', quantity: { amount: 1, uom: 'C62' } },
  ],
} as unknown as TrolleyState['trolley'];
const BOOKED = {
  kind: 'booked',
  slot: {
    reservation: { slotType: 'DELIVERY', branchId: '651', startDateTime: new Date('2026-11-24T10:00:00Z') },
  },
} as unknown as SlotState['status'];

const setUp = (session: SessionStatus = { kind: 'signed-in', role: 'customer', customerId: '7' }) => {
  const told: unknown[] = [];
  const trolley = createStore(() => ({ trolley: READ }) as TrolleyState);
  const slot = createStore(() => ({ status: BOOKED }) as SlotState);
  const stop = followPersonalisation({
    session: createStore(() => session),
    context: createStore(() => ({ context: { defaultBranchId: '100' } }) as ContextState),
    trolley,
    slot,
    analytics: { track: (event) => told.push(event) },
  });
  return { told, trolley, slot, stop };
};

describe('the retail-personalisation list', () => {
  it('has the trolley’s rows and the slot; rows without a price are left out [EVT-1]', () => {
    expect(setUp().told).toEqual([
      {
        event: 'retail_personalisation',
        cartRows: [{ productId: 'p-1', quantity: 2, unitPrice: 1.35, currency: 'GBP' }],
        customVariables: {
          customerId: '7',
          branchId: '651',
          slotDate: '2026-11-24T10:00:00.000Z',
          slotType: 'DELIVERY',
        },
      },
    ]);
  });

  it('is told again only once it has become another [EVT-1]', () => {
    const { told, trolley, slot, stop } = setUp();
    trolley.setState({ isUpdating: true });
    expect(told).toHaveLength(1);
    slot.setState({ status: { kind: 'none' } });
    expect(told[1]).toMatchObject({ customVariables: { customerId: '7', branchId: '100' } });
    stop();
    slot.setState({ status: BOOKED });
    expect(told).toHaveLength(2);
  });

  it.each<SessionStatus>([
    { kind: 'signed-in', role: 'operator', customerId: '7' },
    { kind: 'signed-out' },
    { kind: 'initialising' },
  ])('is told for customers alone, not for %j [EVT-1]', (session) => {
    expect(setUp(session).told).toEqual([]);
  });
});
