import { penceFromPounds } from '../../kernel/money';
import { CUSTOMER, OPERATOR, VISITOR, type Trolley } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import type { SessionStatus } from '../../platform/session';
import { trackPersonalisation } from './personalisation';

const quantity = { amount: 2 };
const ITEMS: Trolley['items'] = [
  { lineNumber: '1', productId: 'p-1', quantity, unitPrice: penceFromPounds(1.35) },
  { lineNumber: '2', productId: 'p-2', quantity },
];

/** Reports the list of a shopper with a trolley and a booked slot. */
const setUp = (status: SessionStatus = CUSTOMER) => {
  const header = createTestContext({ status });
  header.setOrder();
  header.setTrolley({ items: ITEMS, currencyCode: 'EUR' });
  header.bookSlot();
  return { ...header, ...header.context, stop: trackPersonalisation(header.context) };
};

describe('the retail-personalisation list', () => {
  it('has the trolley’s rows, its currency and the slot; without rows that have no price [EVT-1]', () => {
    expect(setUp().tracked).toEqual([
      {
        event: 'retail_personalisation',
        cartRows: [{ productId: 'p-1', quantity: 2, unitPrice: 1.35, currency: 'EUR' }],
        customVariables: {
          customerId: '42',
          branchId: '651',
          slotDate: '2026-05-04T13:00:00.000Z',
          slotType: 'DELIVERY',
        },
      },
    ]);
  });

  it('is reported again only when it changes [EVT-1]', () => {
    const { tracked, trolley, slot, bookSlot, stop } = setUp();
    trolley.setState({ isUpdating: true });
    expect(tracked).toHaveLength(1);
    slot.setState({ status: { kind: 'none' } });
    expect(tracked[1]).toMatchObject({ customVariables: { customerId: '42', branchId: '100' } });
    stop();
    bookSlot();
    expect(tracked).toHaveLength(2);
  });

  it.each<SessionStatus>([OPERATOR, VISITOR, { kind: 'initialising' }])(
    'is reported for customers only, not for %j [EVT-1]',
    (status) => {
      expect(setUp(status).tracked).toEqual([]);
    },
  );
});
