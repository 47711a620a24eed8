import { headerConfig } from '../../../context/testing/header-config';
import { english } from '../../../kernel/translate';
import { closeServers, sendJson, startServer } from '../../../platform/testing/http-server';
import { loadOrder } from './load-order';

const TOKEN = { token: 'a-token', customerId: '42', expiresIn: 600 };
const CONTEXT = {
  customerId: '42',
  customerOrderId: 'co-1',
  customerOrderState: 'PENDING',
  defaultBranchId: '9',
};
const TOTALS = {
  totalEstimatedCost: { amount: 54.6, currencyCode: 'GBP' },
  itemTotalEstimatedCost: { amount: 50.6, currencyCode: 'GBP' },
  trolleyItemCounts: { hardConflicts: 0, softConflicts: 1, noConflicts: 1 },
  minimumSpendThresholdMet: true,
};
const LINE = { lineNumber: '1', quantity: { amount: 2, uom: 'C62' } };
const trolleyWith = (totals: object = {}, trolley: object = {}, failures: readonly object[] = []) => ({
  getTrolley: {
    failures,
    trolley: {
      amendingOrder: false,
      trolleyItems: [LINE],
      trolleyTotals: { ...TOTALS, ...totals },
      ...trolley,
    },
  },
});
const SLOT = {
  id: 'r-1',
  status: 'UNCONFIRMED',
  slotType: 'DELIVERY',
  branchId: '651',
  startDateTime: '2026-05-04T13:00:00Z',
  endDateTime: '2026-05-04T14:00:00Z',
  expiresDateTime: '2026-05-03T13:00:00Z',
};

/** What the services answer, by the path of the call. */
const ANSWERS = {
  '/v1/token': TOKEN as unknown,
  '/v1/shopping-context': CONTEXT as unknown,
  '/graph/live': { data: trolleyWith() } as unknown,
  '/slot-reservations': [SLOT] as unknown,
};
type Answers = typeof ANSWERS;

const load = async (changes: Partial<Answers> = {}) => {
  const answers: Readonly<Record<string, unknown>> = { ...ANSWERS, ...changes };
  const { url, received } = await startServer((response, { path }) => {
    const answer = answers[path];
    if (answer === undefined) response.writeHead(503).end();
    else sendJson(response, answer);
  });
  const customers: string[] = [];
  const { signal } = new AbortController();
  const page = { t: english, origin: 'https://shop.example', signal };
  const order = await loadOrder(headerConfig(url), page, (id) => customers.push(id)).catch(() => undefined);
  return { order, customers, received };
};

afterEach(closeServers);

describe('loadOrder', () => {
  it('returns the texts of trolley and slot, and what the services have answered, without the token [FED-8] [AUTH-4]', async () => {
    const { order, customers, received } = await load();
    expect(order).toMatchObject({
      isCalm: true,
      branchId: '651',
      until: new Date('2026-05-03T13:00:00Z'),
    });
    expect(order?.data).toMatchObject({
      customerId: '42',
      summary: {
        trolley: { count: '2', cost: '£54.60', name: '£54.60, 2 items, trolley' },
        slot: {
          name: 'Delivery',
          day: 'Mon 04 May',
          time: '2pm - 3pm',
          changeHref: '/ecom/bookslot/delivery',
        },
        isCurrent: true,
      },
    });
    expect(Object.fromEntries(order?.data.answers ?? [])).toEqual({
      'shopping-context': CONTEXT,
      getTrolley: { data: trolleyWith() },
      'slot-reservations': [SLOT],
    });
    expect(customers).toEqual(['42']);
    const sent = received.map(({ method, path, headers: { authorization, breadcrumb } }) => [
      ...[method, path, authorization, breadcrumb],
    ]);
    expect(sent.slice(0, 2)).toEqual([
      ['GET', '/v1/token', undefined, 'shop-header'],
      ['GET', '/v1/shopping-context', 'Bearer a-token', 'shop-header'],
    ]);
    expect(
      sent
        .slice(2)
        .map((one) => one.slice(0, 2).join(' '))
        .sort(),
    ).toEqual(['GET /slot-reservations', 'POST /graph/live']);
  });

  it('returns what the other services have answered when one fails, for the header [ERR-6]', async () => {
    const { order } = await load({ '/slot-reservations': undefined });
    expect([...(order?.data.answers.keys() ?? [])]).toEqual(['shopping-context', 'getTrolley']);
    expect(order?.data.summary).toEqual({});
  });

  it.each<[string, Partial<Answers>]>([
    ['staff who act for a customer [AUTH-3]', { '/v1/token': { ...TOKEN, isSignedOnAsCustomer: true } }],
    ['no customer [AUTH-1]', { '/v1/token': { token: null } }],
    ['a service that fails [ERR-6]', { '/slot-reservations': undefined }],
    [
      'a customer without an order [TROL-1]',
      { '/v1/shopping-context': { ...CONTEXT, customerOrderId: null } },
    ],
    [
      'an order that is changed [AMND-1]',
      { '/v1/shopping-context': { ...CONTEXT, customerOrderState: 'AMENDING' } },
    ],
    [
      'a trolley that is changed [AMND-1]',
      { '/graph/live': { data: trolleyWith({}, { amendingOrder: true }) } },
    ],
    ['an answer with errors', { '/graph/live': { data: trolleyWith(), errors: [{ message: 'no' }] } }],
    [
      'items that are unavailable [TROL-2]',
      {
        '/graph/live': {
          data: trolleyWith({ trolleyItemCounts: { ...TOTALS.trolleyItemCounts, hardConflicts: 1 } }),
        },
      },
    ],
    ['a failure in the trolley [TROL-8]', { '/graph/live': { data: trolleyWith({}, {}, [{ type: 'X' }]) } }],
    [
      'a cost that cannot be read [TROL-3]',
      { '/graph/live': { data: trolleyWith({ totalEstimatedCost: {} }) } },
    ],
    [
      'an item that cannot be read [TROL-5]',
      { '/graph/live': { data: trolleyWith({}, { trolleyItems: [7] }) } },
    ],
    [
      'an unmet minimum spend [TROL-6]',
      { '/graph/live': { data: trolleyWith({ minimumSpendThresholdMet: false }) } },
    ],
    ['no slot [SLOT-3]', { '/slot-reservations': [] }],
    ['a slot of an unknown type [SLOT-5]', { '/slot-reservations': [{ ...SLOT, slotType: 'UNDEFINED' }] }],
    ['two slots [SLOT-1]', { '/slot-reservations': [SLOT, { ...SLOT, id: 'r-2' }] }],
    ['a field that cannot be read', { '/slot-reservations': [{ ...SLOT, endDateTime: 'later' }] }],
  ])('leaves %s to the header', async (_, changes) => {
    expect((await load(changes)).order?.isCalm ?? false).toBe(false);
  });
});
