import { ok } from '../../kernel/result';
import { createScriptedHttp } from '../../platform/http/testing/scripted-http';
import { createShoppingContextApi } from './api';
import { ORDER_STATES } from './model';

const CONTEXT = {
  customerId: '70012345',
  customerOrderId: 'co-81000',
  customerOrderState: 'AMENDING',
  defaultBranchId: '651',
};

const load = async (body: unknown) => {
  const { http, requests } = createScriptedHttp(ok(body));
  const result = await createShoppingContextApi(http, 'https://context.example').load(
    new AbortController().signal,
  );
  return { result, requests };
};

describe('createShoppingContextApi', () => {
  it('requests the context as the customer, and returns its four fields [AUTH-7] [CALL-2]', async () => {
    const { result, requests } = await load({ ...CONTEXT, basketId: 7 });
    expect(result).toEqual(ok(CONTEXT));
    expect(requests).toMatchObject([
      { method: 'GET', url: 'https://context.example/v1/shopping-context', as: 'customer' },
    ]);
  });

  it.each(['..', '\uD800', 'a/b', 1.5, { id: 1 }])(
    'fails when the order id is %p, because the customer may have an order [AUTH-7] [CALL-3]',
    async (customerOrderId) => {
      const { result } = await load({ ...CONTEXT, customerOrderId });
      expect(result).toMatchObject({ ok: false, failure: { kind: 'wrong-shape' } });
    },
  );

  it.each(ORDER_STATES)('reads the order state %s [AUTH-7]', async (customerOrderState) => {
    expect((await load({ customerOrderState })).result).toEqual(ok({ customerOrderState }));
  });

  it.each([
    ['customerOrderState', 'LOST'],
    ['defaultBranchId', '..'],
    ['defaultBranchId', '\uD800'],
  ])('leaves out the %s %j and keeps the order [AUTH-7] [SLOT-2]', async (field, value) => {
    const { result } = await load({ ...CONTEXT, [field]: value });
    expect(result).toEqual(ok({ ...CONTEXT, [field]: undefined }));
  });
});
