import { failed, ok, type Result } from '../../kernel/result';
import { penceFromPounds } from '../../kernel/money';
import { CUSTOMER, slotWith, trolleyWith } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createOrderPlacing } from './place-order';

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
const OLD_SLOT = { ...slotWith({ id: 'old', branchId: '9' }), label: NEW_SLOT.previous };

/** Creates a header with an amended order in a new slot, whose order service returns these responses. */
const setUp = async (responses: readonly Result<unknown>[]) => {
  const header = createTestContext({ status: CUSTOMER, responses });
  const { context, setOrder, setTrolley, calls } = header;
  header.shop.slot = ok(NEW_SLOT as ReturnType<typeof slotWith>);
  await context.loadOrder();
  calls.length = 0;
  setOrder();
  setTrolley({ isAmendingOrder: true });
  const { placing } = createOrderPlacing(context);
  return { ...header, context, placing };
};

describe('after the new slot is gone', () => {
  const refuse = async (...responses: readonly Result<unknown>[]) => {
    const header = await setUp([AMENDING, SLOT_GONE, AMENDING, ...responses]);
    await header.placing.place();
    expect(header.placing.state.getState()).toMatchObject({ code: 'ORDER_ORCHESTRATION_058' });
    return header;
  };

  it('cancels the new slot, and places the order with the previous one, which its beacon has [ERR-4] [INST-3]', async () => {
    const { placing, shop, calls, requests, fetched } = await refuse(AMENDING, PLACED, PLACED);
    shop.slot = ok(OLD_SLOT as ReturnType<typeof slotWith>);
    const order = { containsEntertaining: false, amounts: new Map(), deliveryCharge: penceFromPounds(2) };
    shop.trolley = ok(trolleyWith({ order }));
    await placing.proceedWithPreviousSlot();
    expect(calls).toEqual(['cancel new', 'slot co-1', 'trolley co-1', 'slot co-1']);
    expect(JSON.parse(fetched[0]?.body ?? '')).toMatchObject({ branchId: '9', deliveryChargeAmount: 2 });
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
