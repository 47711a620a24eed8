import { penceFromPounds } from '../../kernel/money';
import { failed, ok, type Result } from '../../kernel/result';
import { createPlacingStore } from '../../domains/checkout';
import { CUSTOMER, slotWith } from '../../header/testing/shop-data';
import { createTestContext } from '../../header/testing/test-context';
import { createSaga } from './create-saga';

const AMENDING = ok({ customerOrderState: 'AMENDING' });
const PLACED = ok({ customerOrderState: 'PLACED' });
const SLOT_GONE: Result<unknown> = {
  ok: false,
  failure: Object.assign(failed('http', 'status 422', 422).failure, {
    body: { code: 'ORDER_ORCHESTRATION_058' },
  }),
};
const NEW_SLOT = {
  ...slotWith({ id: 'new' }),
  previous: { ...slotWith().label, start: '2026-05-03T09:00:00.000Z' },
};
const OLD_SLOT = { ...slotWith({ id: 'old' }), label: NEW_SLOT.previous };

type Options = Parameters<typeof createTestContext>[0];

/** Creates a header with an amended order in a new slot, and the process that places the order. */
const setUp = async (responses: readonly Result<unknown>[], options: Options = {}) => {
  const header = createTestContext({ status: CUSTOMER, responses, ...options });
  const { context, setOrder, setTrolley, calls } = header;
  header.shop.slot = ok(NEW_SLOT as ReturnType<typeof slotWith>);
  await context.loadOrder();
  calls.length = 0;
  setOrder();
  setTrolley({ isAmendingOrder: true });
  const saga = await createSaga(context);
  const placing = createPlacingStore({
    loadSaga: () => Promise.resolve(saga),
    onUnavailable: () => undefined,
  });
  return { ...header, context, placing };
};

describe('createSaga', () => {
  it('places the customer’s order with a key of its own [INST-2]', async () => {
    const { placing, requests } = await setUp([AMENDING, PLACED]);
    await placing.place();
    expect(placing.state.getState()).toEqual({ kind: 'placed', customerOrderId: 'co-1' });
    expect(requests[1]).toMatchObject({
      url: 'https://api.example/v1/orders/co-1/place',
      headers: { 'Idempotency-Key': 'id-1' },
      body: { event: 'PLACE', instantCheckout: true },
    });
  });

  it('nests the options of the request where the host configures that [INST-2]', async () => {
    const { placing, requests } = await setUp([AMENDING, PLACED], {
      config: { checkout: { placeOptions: 'nested' } },
    });
    await placing.place();
    expect(requests[1]?.body).toEqual({ event: 'PLACE', options: { instantCheckout: true } });
  });

  it('sends the completion beacon with the trolley, and the changes since the order was placed [INST-3]', async () => {
    const { placing, fetched, setTrolley } = await setUp([AMENDING, PLACED]);
    setTrolley({
      order: {
        containsEntertaining: false,
        amounts: new Map([['005', 1]]),
        deliveryCharge: penceFromPounds(4),
      },
    });
    await placing.place();
    expect(fetched.map(({ url }) => url)).toEqual([
      'https://api.example/mfe/common/api/v1/instantCheckoutTransactionComplete',
    ]);
    expect(JSON.parse(fetched[0]?.body ?? '')).toEqual({
      customerOrderId: 'co-1',
      branchId: '651',
      deliveryChargeAmount: 4,
      slotType: 'DELIVERY',
      instantCheckoutTrolleyItems: [{ lineNumber: '005', totalPrice: 43.1, quantity: 2, quantityDelta: 1 }],
    });
  });

  it('sends no beacon without a trolley, and logs that [INST-3]', async () => {
    const { placing, context, fetched, logged } = await setUp([AMENDING, PLACED]);
    context.trolley.setState({ trolley: undefined });
    await placing.place();
    expect([fetched, logged]).toEqual([[], ['Instant checkout beacon left out: no trolley']]);
  });
});

describe('after the new slot is gone', () => {
  const refuse = async (...responses: readonly Result<unknown>[]) => {
    const header = await setUp([AMENDING, SLOT_GONE, AMENDING, ...responses]);
    await header.placing.place();
    expect(header.placing.state.getState()).toMatchObject({ code: 'ORDER_ORCHESTRATION_058' });
    return header;
  };

  it('cancels the new slot, and places the order with the previous one [ERR-4]', async () => {
    const { placing, shop, calls, requests } = await refuse(AMENDING, PLACED, PLACED);
    shop.slot = ok(OLD_SLOT as ReturnType<typeof slotWith>);
    await placing.proceedWithPreviousSlot();
    expect(calls).toEqual(['cancel new', 'slot co-1', 'slot co-1']);
    expect(requests.at(4)).toMatchObject({ method: 'PATCH' });
    expect(placing.state.getState()).toMatchObject({ kind: 'placed' });
  });

  it('reads the slots again when another refresh has replaced its request [ERR-4]', async () => {
    const { placing, shop, context } = await refuse(AMENDING, PLACED, PLACED);
    const { slots } = context.services;
    const oldSlot = ok(OLD_SLOT as ReturnType<typeof slotWith>);
    shop.slot = oldSlot;
    const load = jest.spyOn(slots, 'load');
    load.mockResolvedValueOnce(oldSlot);
    load.mockImplementationOnce(async () => {
      load.mockReturnValueOnce(new Promise(() => undefined));
      void context.slot.getState().refresh();
      return oldSlot;
    });
    await placing.proceedWithPreviousSlot();
    expect(load).toHaveBeenCalledTimes(4);
    expect(placing.state.getState()).toMatchObject({ kind: 'placed' });
  });

  it('keeps a slot that was booked after the dialog was shown [ERR-4]', async () => {
    const { placing, calls, bookSlot, shop } = await refuse(AMENDING);
    bookSlot({ id: 'newer' });
    shop.slot = ok(slotWith({ id: 'newer' }));
    await placing.proceedWithPreviousSlot();
    expect(calls).not.toContain('cancel newer');
    expect(placing.state.getState()).toEqual({ kind: 'cancelled-not-placed', code: 'UNKNOWN_ERROR' });
  });

  it.each([
    ['timeout', 'TIMEOUT'],
    ['http', 'UNKNOWN_ERROR'],
  ] as const)('reports a cancellation that ends with %s as %s [ERR-4] [INST-4]', async (kind, code) => {
    const { placing, shop } = await refuse(AMENDING);
    shop.cancelled = failed(kind, 'slot');
    shop.slot = ok(undefined);
    await placing.proceedWithPreviousSlot();
    expect(placing.state.getState()).toEqual({ kind: 'cancelled-not-placed', code });
  });

  it('reports that the slot is not known when it cannot be read [ERR-4]', async () => {
    const { placing, shop, context } = await refuse(AMENDING);
    shop.cancelled = failed('network', 'slot');
    shop.slot = failed('network', 'slots');
    await placing.proceedWithPreviousSlot();
    expect(placing.state.getState()).toEqual({ kind: 'refused', code: 'header:slot-unknown' });
    expect(context.slot.getState().status.kind).toBe('failed');
  });
});
