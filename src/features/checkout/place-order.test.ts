import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import { failed, ok, type Result } from '../../kernel/result';
import { settle } from '../../header/testing/settle';
import { CUSTOMER } from '../../header/testing/shop-data';
import { createTestContext } from '../../header/testing/test-context';
import { createOrderPlacing } from './place-order';

const AMENDING = ok({ customerOrderState: 'AMENDING' });
const PLACED = ok({ customerOrderState: 'PLACED' });
const REFUSED = failed('http', 'status 422', 422);
const CONFIRMATION = '/ecom/order-confirmation/co-1';

type Options = Parameters<typeof createTestContext>[0];

/** Creates a header with an amended order, whose order service returns these responses. */
const setUp = (responses: readonly Result<unknown>[], options: Options = {}) => {
  const header = createTestContext({ status: CUSTOMER, responses, ...options });
  header.setOrder();
  header.setTrolley({ isAmendingOrder: true });
  header.bookSlot();
  const { order, errors } = createOrderPlacing(header.context);
  const place = async () => {
    await order.placeOrder();
    await settle();
  };
  return { ...header, ...header.context, order, errors, place };
};

/** A record of an order that an earlier page sent. */
const RECORD = JSON.stringify([
  { customerOrderId: 'co-1', key: 'k-1', startedAt: -120_000, phase: 'unknown' },
]);

describe('createOrderPlacing', () => {
  it('places the order once, notifies the other tabs and opens its confirmation [INST-2] [INST-3]', async () => {
    const { place, requests, messages, acts } = setUp([AMENDING, PLACED]);
    await place();
    expect(requests).toMatchObject([
      { method: 'GET', url: 'https://api.example/v1/orders/co-1' },
      { method: 'PATCH', url: 'https://api.example/v1/orders/co-1/place' },
    ]);
    expect([messages, acts]).toEqual([['order'], [`go ${CONFIRMATION}`]]);
  });

  it('sends one request for two presses [INST-2]', async () => {
    const { order, place, requests } = setUp([AMENDING, PLACED]);
    await Promise.all([order.placeOrder(), place()]);
    expect(requests).toHaveLength(2);
  });

  it('continues with the next order in a page whose host opens the confirmation in place [INST-3] [NAV-14]', async () => {
    const routed: string[] = [];
    const navigation = { navigate: (href: string) => void routed.push(href) };
    const { place, acts, notice, calls, order } = setUp([AMENDING, PLACED], { navigation });
    await place();
    expect([routed, acts, notice()]).toEqual([[CONFIRMATION], [], 'Your order has been placed.']);
    expect(calls).toEqual(['context', 'trolley co-1', 'slot co-1']);
    expect(order.placing.getState()).toEqual({ kind: 'idle' });
  });

  it('shows the dialog of a refusal, and goes nowhere [INST-4] [ERR-3]', async () => {
    const { place, modal, acts, messages } = setUp([AMENDING, REFUSED, AMENDING]);
    await place();
    expect([modal()?.name, acts, messages]).toEqual(['error UNKNOWN_ERROR', [], []]);
  });

  it('closes the dialog of a refusal when the order changes [INST-4]', async () => {
    const { place, modal, setOrder } = setUp([AMENDING, REFUSED, AMENDING]);
    await place();
    setOrder({ customerOrderId: 'co-2' });
    expect(modal()).toBeUndefined();
  });

  it('closes the dialog of a refusal once the next press places the order [INST-4]', async () => {
    const { place, modal, acts } = setUp([AMENDING, REFUSED, AMENDING, AMENDING, PLACED]);
    await place();
    expect(modal()).toBeDefined();
    await place();
    expect([modal(), acts]).toEqual([undefined, [`go ${CONFIRMATION}`]]);
  });

  it('explains a wait of 10 s [INST-4]', async () => {
    const { order, clock, announced } = setUp([]);
    order.placing.setState({ kind: 'placing', hasReleasedSlot: false }, true);
    clock.pass(10_000);
    expect(announced()).toContain('still placing your order');
  });
});

describe('the outcome of an order that an earlier page sent', () => {
  it('is shown, with a message while it is checked [INST-2]', async () => {
    const { order, local, notice, acts, clock } = setUp([PLACED]);
    local.set(PLACING_ORDERS_KEY, RECORD);
    const resumed = order.resume();
    await settle();
    clock.pass(200);
    await resumed;
    expect(notice()).toBe('Your order is being placed. We’re checking whether it has gone through.');
    expect([acts, local.has(PLACING_ORDERS_KEY)]).toEqual([[`go ${CONFIRMATION}`], false]);
  });

  it('is a dialog when the order is not placed [INST-2] [ERR-3]', async () => {
    const { order, local, modal } = setUp([AMENDING]);
    local.set(PLACING_ORDERS_KEY, RECORD);
    await order.resume();
    await settle();
    expect(modal()?.name).toBe('error header:not-placed');
  });
});
