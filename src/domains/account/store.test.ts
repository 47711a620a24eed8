import { failed, ok, type Result } from '../../kernel/result';
import type { ShoppingContext } from './model';
import { createShoppingContextStore } from './store';

const CONTEXT = {
  customerId: '42',
  customerOrderId: '1001',
  customerOrderState: 'PENDING',
  defaultBranchId: '10',
} as const;

const storeWith = (...responses: readonly Result<ShoppingContext>[]) => {
  const left = [...responses];
  return createShoppingContextStore({
    load: () => Promise.resolve(left.shift() ?? failed('network', 'none left')),
  });
};

describe('createShoppingContextStore', () => {
  it('is pending and empty before the first request [AUTH-7]', () => {
    expect(storeWith().getState()).toMatchObject({ status: 'pending', context: {} });
  });

  it('stores the context that the service returns, and the empty one after a failure [AUTH-7]', async () => {
    const store = storeWith(ok(CONTEXT), failed('http', 'Internal Server Error', 500));
    expect(await store.getState().refresh()).toEqual(CONTEXT);
    expect(store.getState()).toMatchObject({ status: 'ready', context: CONTEXT });
    expect(await store.getState().refresh()).toEqual({});
    expect(store.getState().status).toBe('ready');
  });

  it('stays empty after sign-out when an earlier request finishes afterwards [AUTH-1]', async () => {
    const store = storeWith(ok(CONTEXT));
    const reading = store.getState().refresh();
    store.getState().reset();
    expect(await reading).toEqual({});
    expect(store.getState().context).toEqual({});
  });
});
