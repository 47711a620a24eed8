import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import { failed, ok, type Result } from '../../kernel/result';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { createOrderPlacing } from './place-order';

const AMENDING = ok({ customerOrderState: 'AMENDING' });
const PLACED = ok({ customerOrderState: 'PLACED' });
const CONFIRMATION = '/ecom/order-confirmation/co-1';

/** Creates a header with an amended order, whose order service returns these responses. */
const setUp = (responses: readonly Result<unknown>[]) => {
  const header = createTestContext({ status: CUSTOMER, responses });
  header.setOrder();
  header.setTrolley({ isAmendingOrder: true });
  header.bookSlot();
  const { placing } = createOrderPlacing(header.context);
  const place = async () => {
    await placing.place();
    await settle();
  };
  return { ...header, ...header.context, placing, place };
};

/** A record of an order that an earlier page sent. */
const RECORD = JSON.stringify([
  { customerOrderId: 'co-1', key: 'k-1', startedAt: -120_000, phase: 'unknown' },
]);

describe('the outcome of an order that an earlier page sent', () => {
  it('is shown, with a message while it is checked [INST-2]', async () => {
    const { placing, local, notice, acts, clock } = setUp([PLACED]);
    local.set(PLACING_ORDERS_KEY, RECORD);
    const resumed = placing.resume();
    await settle();
    clock.pass(200);
    await resumed;
    expect(notice()).toBe('Your order is being placed. We’re checking whether it has gone through.');
    expect([acts, local.has(PLACING_ORDERS_KEY)]).toEqual([[`go ${CONFIRMATION}`], false]);
  });

  it('is a dialog when the order is not placed [INST-2] [ERR-3]', async () => {
    const { placing, local, modal } = setUp([AMENDING]);
    local.set(PLACING_ORDERS_KEY, RECORD);
    await placing.resume();
    await settle();
    expect(modal()?.name).toBe('error header:not-placed');
  });
});

describe('a request without an outcome', () => {
  const LOST = failed('timeout', 'timeout');
  /** A failure with a code of the shop that does not say whether the order was placed. */
  const CONFLICT: Result<unknown> = {
    ok: false,
    failure: Object.assign(failed('http', 'status 409', 409).failure, {
      body: { code: 'ORDER_ORCHESTRATION_041' },
    }),
  };

  const placeAndWait = async (...responses: readonly Result<unknown>[]) => {
    const header = setUp([AMENDING, ...responses]);
    const opened: unknown[] = [];
    header.modals.store.subscribe(({ modal }, before) => modal !== before.modal && opened.push(modal?.name));
    await header.place();
    for (let passed = 0; passed < 64_000; passed += 2_000) {
      header.clock.pass(2_000);
      await settle();
    }
    return { ...header, opened };
  };

  it('is checked, and a dialog says that the order is not placed once that is known [INST-4]', async () => {
    const { opened } = await placeAndWait(LOST, ...Array.from({ length: 6 }, () => AMENDING));
    expect(opened).toEqual(['error TIMEOUT', 'error header:not-placed']);
  });

  it('opens the confirmation when late work has placed the order [INST-2]', async () => {
    const { opened, acts } = await placeAndWait(LOST, AMENDING, AMENDING, PLACED);
    expect([opened, acts]).toEqual([['error TIMEOUT', undefined], [`go ${CONFIRMATION}`]]);
  });

  it('keeps the dialog of the shop’s reason when the check has ended [ERR-3] [INST-4]', async () => {
    const { opened, placing } = await placeAndWait(CONFLICT, ...Array.from({ length: 6 }, () => AMENDING));
    expect(opened).toEqual(['error ORDER_ORCHESTRATION_041']);
    expect(placing.state.getState()).toEqual({
      kind: 'refused',
      code: 'ORDER_ORCHESTRATION_041',
      isUncharged: true,
    });
  });

  it('is no longer checked by a header that has left its page [FED-6]', async () => {
    const { requests, services, place, clock } = setUp([AMENDING, LOST, AMENDING]);
    await place();
    Object.assign(services.session, { hasStopped: () => true });
    clock.pass(2_000);
    await settle();
    expect([requests.length, clock.pending()]).toEqual([3, 0]);
  });
});
