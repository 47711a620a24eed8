import { failed, ok, type Result } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createShoppingContextApi } from './api';
import { ORDER_STATES, type ShoppingContext } from './model';
import { createShoppingContextStore } from './store';

const CONTEXT = {
  customerId: '42',
  customerOrderId: '1001',
  customerOrderState: 'PENDING',
  defaultBranchId: '10',
} as const;

const storeWith = (...answers: readonly Result<ShoppingContext>[]) => {
  const left = [...answers];
  return createShoppingContextStore({
    load: () => Promise.resolve(left.shift() ?? failed('network', 'none left')),
  });
};

describe('the shopping context', () => {
  it('is empty until it is read [AUTH-7]', () => {
    expect(storeWith().getState()).toMatchObject({ status: 'pending', context: {} });
  });

  it('is what the service says [AUTH-7]', async () => {
    const store = storeWith(ok(CONTEXT));
    expect(await store.getState().refresh()).toEqual(CONTEXT);
    expect(store.getState()).toMatchObject({ status: 'ready', context: CONTEXT });
  });

  it('has its defaults again after a failure [AUTH-7]', async () => {
    const store = storeWith(ok(CONTEXT), failed('http', 'Internal Server Error', 500));
    await store.getState().refresh();
    expect(await store.getState().refresh()).toEqual({});
    expect(store.getState().status).toBe('ready');
  });

  it("is a visitor's empty one after sign-out, also when an answer is late [AUTH-1]", async () => {
    const store = storeWith(ok(CONTEXT));
    const reading = store.getState().refresh();
    store.getState().reset();
    expect(await reading).toEqual({});
    expect(store.getState().context).toEqual({});
  });
});

describe('asking for the shopping context', () => {
  const load = async (body: unknown) => {
    const { http, asked } = createScriptedHttp(ok(body));
    const answer = await createShoppingContextApi(http, 'https://api.example').load(
      new AbortController().signal,
    );
    return { answer, asked };
  };

  it('asks as the customer [CALL-2]', async () => {
    const { answer, asked } = await load(CONTEXT);
    expect(asked).toMatchObject([
      { method: 'GET', url: 'https://api.example/v1/shopping-context', as: 'customer' },
    ]);
    expect(answer).toEqual(ok(CONTEXT));
  });

  it.each(ORDER_STATES)('knows the order state %s [AUTH-7]', async (customerOrderState) => {
    expect((await load({ customerOrderState })).answer).toEqual(ok({ customerOrderState }));
  });

  it('leaves out a field that cannot be read and keeps the others [AUTH-7]', async () => {
    const { answer } = await load({
      ...CONTEXT,
      customerOrderState: 'LOST',
      customerOrderId: 7,
      defaultBranchId: null,
    });
    expect(answer).toEqual(ok({ customerId: '42' }));
  });

  it.each([null, '<html>', 7])('is a failure for %p [CALL-3]', async (body) => {
    expect((await load(body)).answer).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
  });
});
