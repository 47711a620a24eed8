import { CUSTOMER, signedIn, VISITOR } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createRefetch } from './refetch';

/** Creates the refetchers of a customer whose order is loaded. */
const setUp = async (status = CUSTOMER) => {
  const { context, ...header } = createTestContext({ status });
  await context.loadOrder();
  header.calls.length = 0;
  return { ...header, context, refetch: createRefetch(context) };
};

describe('createRefetch', () => {
  it.each([
    ['trolley', ['trolley co-1']],
    ['slot', ['slot co-1']],
    ['order', ['context', 'trolley co-1', 'slot co-1']],
    ['session', ['session', 'context', 'trolley co-1', 'slot co-1']],
  ] as const)('refetches the %s with %j [TROL-4] [AUTH-2]', async (topic, requests) => {
    const { refetch, calls } = await setUp();
    await refetch(topic);
    expect(calls).toEqual(requests);
  });

  it('loads the order of a customer whose first trolley another tab has created [TROL-4]', async () => {
    const { context, refetch, calls } = await setUp();
    await context.trolley.getState().load(undefined);
    await refetch('trolley');
    expect(calls).toEqual(['context', 'trolley co-1', 'slot co-1']);
  });

  it.each([
    ['trolley', []],
    ['slot', []],
    ['order', []],
    ['session', ['session']],
  ] as const)('refetches the %s of a visitor with %j [AUTH-1]', async (topic, requests) => {
    const { context, calls } = createTestContext({ status: VISITOR });
    await createRefetch(context)(topic);
    expect(calls).toEqual(requests);
  });

  it.each([
    ['another customer', signedIn('43')],
    ['a visitor', VISITOR],
  ])('leaves the order of %s to the listener of the session [AUTH-2]', async (_who, next) => {
    const { refetch, calls, shop } = await setUp();
    shop.session = next;
    await refetch('session');
    expect(calls).toEqual(['session']);
  });
});
