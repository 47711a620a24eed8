import { failed, ok } from '../kernel/result';
import { CUSTOMER, VISITOR } from './testing/shop-data';
import { createTestContext } from './testing/test-context';

const setUp = (status = CUSTOMER) => {
  const { context, ...header } = createTestContext({ status });
  const kinds = () => [context.trolley.getState().status.kind, context.slot.getState().status.kind];
  return { ...header, context, kinds };
};

describe('createLoadOrder', () => {
  it('loads the context first, then the trolley and the slot of its order [AUTH-2] [TROL-1]', async () => {
    const { context, calls, kinds } = setUp();
    await context.loadOrder();
    expect(calls).toEqual(['context', 'trolley co-1', 'slot co-1']);
    expect(kinds()).toEqual(['ready', 'booked']);
  });

  it.each([
    ['AMENDING', true],
    ['PENDING', false],
  ] as const)('opens an order in the state %s as being amended: %p [TROL-1]', async (state, isAmending) => {
    const { context, shop } = setUp();
    const open = jest.spyOn(context.trolley.getState(), 'load');
    shop.context = ok({ customerOrderId: 'co-1', customerOrderState: state });
    await context.loadOrder();
    expect(open).toHaveBeenCalledWith({ customerOrderId: 'co-1', isAmending });
  });

  it.each([
    ['without an order', ok({ customerId: '42' })],
    ['when the context fails to load', failed('http', 'status 503', 503)],
  ])('shows neither trolley nor slot %s [AUTH-7]', async (_when, response) => {
    const { context, shop, calls, kinds } = setUp();
    shop.context = response;
    await context.loadOrder();
    expect(calls).toEqual(['context']);
    expect(kinds()).toEqual(['none', 'none']);
  });

  it('requests nothing for a visitor [AUTH-1]', async () => {
    const { context, calls } = setUp(VISITOR);
    await context.loadOrder();
    expect(calls).toEqual([]);
  });

  it('stops when the customer signs out while the context loads [AUTH-1]', async () => {
    const { context, calls, signIn } = setUp();
    const loaded = context.loadOrder();
    signIn(VISITOR);
    await loaded;
    expect(calls).toEqual(['context']);
  });
});
