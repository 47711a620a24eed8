import { useShop } from './testing/shop';

const use = useShop('slot-booked');

const TROLLEY = `query getTrolley($trolleyQueryOrderId: ID!, $orderQueryOrderId: String) {
  getTrolley(orderId: $trolleyQueryOrderId) {
    slotChangeable instantCheckout failures { message type }
    trolley {
      amendingOrder
      trolleyItems { lineNumber productId trolleyItemId quantity { amount uom } totalPrice { amount currencyCode } }
      trolleyTotals {
        minimumSpendThresholdMet totalEstimatedCost { amount currencyCode }
        trolleyItemCounts { hardConflicts softConflicts noConflicts }
        deliveryMinimumOrderValue { amount }
      }
    }
  }
  getOrder(customerOrderId: $orderQueryOrderId) {
    customerOrderId slots { status branchId } totals { estimated { deliveryCharge { amount } } }
    containsEntertainingLines
  }
}`;
const ORDER = { trolleyQueryOrderId: 'co-81000', orderQueryOrderId: 'co-81000' };

describe('identity', () => {
  it('returns a token to a signed-in user and 401 to a visitor [AUTH-4]', async () => {
    expect((await use.browser.get('/token/v1/token')).json).toEqual({
      token: use.browser.token,
      customerId: '70012345',
      isSignedOnAsCustomer: false,
      expiresAt: expect.stringMatching(/Z$/) as unknown,
    });
    await use.browser.begin('operator');
    expect((await use.browser.get('/token/v1/token')).json).toMatchObject({ isSignedOnAsCustomer: true });
    expect((await use.shop.open().get('/token/v1/token')).status).toBe(401);
  });

  it('returns the shopping context [AUTH-7]', async () => {
    expect((await use.browser.get('/v1/shopping-context')).json).toEqual({
      customerId: '70012345',
      customerOrderId: 'co-81000',
      customerOrderState: 'PENDING',
      defaultBranchId: '651',
    });
  });

  it.each([
    ['GET', '/v1/shopping-context'],
    ['GET', '/slot-reservations?customerOrderId=co-81000'],
    ['DELETE', '/slot-reservations/sr-1'],
    ['GET', '/addresses/52001'],
    ['GET', '/v1/orders/co-81000'],
    ['GET', '/v1/pass/status'],
  ])('responds with 401 to %s %s without a valid token [AUTH-2]', async (method, address) => {
    use.browser.token = 'wrong';
    expect((await use.browser.send(method, address)).status).toBe(401);
  });

  it('redirects after sign-in to pages of this shop only [NAV-2]', async () => {
    const back = async (address: string) =>
      (await use.shop.open().get(`/token/auth?redirect_uri=${encodeURIComponent(address)}`)).headers.location;
    expect(await back('//evil.example/ecom/')).toBe('/ecom/login?redirect=%2Fecom%2Fauth-success');
    expect(await back('/ecom/lists?a=1')).toBe('/ecom/login?redirect=%2Fecom%2Flists%3Fa%3D1');
  });

  it('starts registration and redirects to the shop [NAV-3]', async () => {
    const { status, headers } = await use.browser.get('/token/auth?prompt=login&screen_hint=signup');
    expect([status, headers.location]).toEqual([302, '/ecom/register?redirect=%2Fecom%2Fauth-success']);
  });
});

describe('graph', () => {
  it('returns getTrolley with order and totals [TROL-1] [TROL-5]', async () => {
    const { status, json } = await use.browser.graph('getTrolley', TROLLEY, ORDER);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      data: {
        getTrolley: {
          slotChangeable: true,
          instantCheckout: 'NOT_AMENDING',
          trolley: {
            amendingOrder: false,
            trolleyTotals: {
              minimumSpendThresholdMet: true,
              trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 12 },
              deliveryMinimumOrderValue: { amount: 40 },
            },
          },
        },
        getOrder: { customerOrderId: 'co-81000', slots: [{ status: 'UNCONFIRMED', branchId: '651' }] },
      },
    });
  });

  it('responds with 401 without a token, except for products [AUTH-2]', async () => {
    use.browser.token = '';
    expect((await use.browser.graph('getTrolley', TROLLEY, ORDER)).status).toBe(401);
    const products = await use.browser.graph(
      'getProducts',
      '{ getProducts(size: 2) { total products { name } } }',
    );
    expect(products.json).toMatchObject({ data: { getProducts: { products: [{}, {}] } } });
  });

  it.each(['tag', 'clientType'])('refuses a call without %s and names it [CALL-2]', async (missing) => {
    const query = new URLSearchParams({ clientType: 'WEB_APP', tag: 'getTrolley' });
    query.delete(missing);
    const { status, json } = await use.browser.send('POST', `/graph/live?${query.toString()}`, {
      query: '{a}',
    });
    expect([status, json]).toEqual([400, { error: `${missing} is missing`, field: missing }]);
  });

  it('adds, books, amends and discards, and the next read returns the change [HOST-2]', async () => {
    await use.browser.graph(
      'updateTrolleyItem',
      'mutation { updateTrolleyItem(orderId: "co-81000", lineNumber: "500013", amount: 3) { failures { type } } }',
    );
    expect((await use.browser.graph('getTrolley', TROLLEY, ORDER)).text).toContain('"noConflicts":13');
    const days = await use.browser.graph(
      'getSlots',
      '{ getSlots(slotType: DELIVERY) { slots { slotId available } } }',
    );
    const slotId = /"slotId":"([^"]+)","available":true/.exec(days.text)?.[1] ?? '';
    await use.browser.graph(
      'reserveSlot',
      'mutation r($slotId: ID!) { reserveSlot(slotId: $slotId, slotType: DELIVERY) { slotReservationId } }',
      { slotId },
    );
    expect(await use.browser.reservations()).toHaveLength(1);
    const amend = 'mutation { amendOrder(customerOrderId: "co-81001") { failures { type } } }';
    expect((await use.browser.graph('amendOrder', amend)).json).toEqual({
      data: { amendOrder: { failures: [] } },
    });
    expect((await use.browser.get('/v1/shopping-context')).json).toMatchObject({
      customerOrderId: 'co-81001',
      customerOrderState: 'AMENDING',
    });
    const cancel =
      'mutation c($id: ID!) { cancelAmendOrder(customerOrderId: $id) { failures { message type } } }';
    await use.browser.graph('cancel-amend-order', cancel, { id: 'co-81001' });
    expect((await use.browser.graph('cancel-amend-order', cancel, { id: 'co-81001' })).json).toMatchObject({
      data: { cancelAmendOrder: { failures: [{ type: 'NOT_AMENDING' }] } },
    });
  });
});

describe('search, content and pass', () => {
  it('suggests terms [SRCH-5]', async () => {
    expect((await use.browser.get('/term-suggest?term=semi')).json).toEqual({
      terms: ['semi-skimmed milk'],
      scopes: [],
    });
    expect((await use.browser.get('/term-suggest')).json).toEqual({ terms: [], scopes: [] });
  });

  it('returns the pass of the requested customer [PASS-1]', async () => {
    const request = (id: string) =>
      use.browser.send('GET', '/v1/pass/status', undefined, { 'customer-id': id });
    expect((await request('70012345')).json).toEqual({ status: 'UNKNOWN' });
    expect((await request('1')).status).toBe(403);
    expect((await use.browser.get('/v1/pass/status')).json).toMatchObject({ field: 'customer-id' });
  });

  it('returns content with its locations [CONT-10]', async () => {
    const body = {
      contentUrl: '/ecom/recipes',
      customerId: '-1',
      customerSearchRequest: { queryParams: {} },
    };
    const { json } = await use.browser.send('PUT', '/content/ecom/recipes?clientType=WEB_APP', body);
    expect(json).toHaveProperty('locations');
    const wrong = await use.browser.send('PUT', '/content/ecom/recipes?clientType=WEB_APP', {});
    expect(wrong.json).toMatchObject({ field: 'contentUrl' });
  });
});
