import { createStore } from 'zustand/vanilla';
import type { ShoppingContextStore } from '../../domains/account';
import type { SlotStore } from '../../domains/slot';
import type { TrolleyStore } from '../../domains/trolley';
import type { SessionStatus } from '../../platform/session';
import { trackPersonalisation } from './personalisation';

type SlotState = ReturnType<SlotStore['getState']>;
type TrolleyState = ReturnType<TrolleyStore['getState']>;
type ContextState = ReturnType<ShoppingContextStore['getState']>;

const READ = {
  currencyCode: 'GBP',
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
  const reported: unknown[] = [];
  const trolley = createStore(() => ({ trolley: READ }) as TrolleyState);
  const slot = createStore(() => ({ status: BOOKED }) as SlotState);
  const stop = trackPersonalisation({
    session: createStore(() => session),
    context: createStore(() => ({ context: { defaultBranchId: '100' } }) as ContextState),
    trolley,
    slot,
    analytics: { track: (event) => reported.push(event) },
  });
  return { reported, trolley, slot, stop };
};

describe('the retail-personalisation list', () => {
  it('has the trolley’s rows and the slot; without rows that have no price [EVT-1]', () => {
    expect(setUp().reported).toEqual([
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

  it("has the trolley's own currency [EVT-1]", () => {
    const { reported, trolley } = setUp();
    trolley.setState({ trolley: { ...READ, currencyCode: 'EUR' } as TrolleyState['trolley'] });
    expect(reported[1]).toMatchObject({ cartRows: [{ productId: 'p-1', currency: 'EUR' }] });
  });

  it('is reported again only when it changes [EVT-1]', () => {
    const { reported, trolley, slot, stop } = setUp();
    trolley.setState({ isUpdating: true });
    expect(reported).toHaveLength(1);
    slot.setState({ status: { kind: 'none' } });
    expect(reported[1]).toMatchObject({ customVariables: { customerId: '7', branchId: '100' } });
    stop();
    slot.setState({ status: BOOKED });
    expect(reported).toHaveLength(2);
  });

  it.each<SessionStatus>([
    { kind: 'signed-in', role: 'operator', customerId: '7' },
    { kind: 'signed-out' },
    { kind: 'initialising' },
  ])('is reported for customers only, not for %j [EVT-1]', (session) => {
    expect(setUp(session).reported).toEqual([]);
  });
});
