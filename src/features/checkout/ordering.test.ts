import { english } from '../../kernel/translate';
import { createEntryStore } from '../../domains/checkout';
import { failed, ok, type Result } from '../../kernel/result';
import { settle } from '../../header/testing/settle';
import { CUSTOMER } from '../../header/testing/shop-data';
import { createTestContext } from '../../header/testing/test-context';
import { PLACING_ORDERS_KEY } from '../../../federation/contract';
import { createOrdering } from './ordering';

const AMENDING = ok({ customerOrderState: 'AMENDING' });
const PLACED = ok({ customerOrderState: 'PLACED' });
const RECORD = JSON.stringify([
  { customerOrderId: 'co-1', key: 'k-1', startedAt: -120_000, phase: 'unknown' },
]);

/** Creates the ordering of a header whose earlier page sent an order, and records the states of its control. */
const setUp = (...responses: readonly Result<unknown>[]) => {
  const header = createTestContext({ status: CUSTOMER, responses });
  header.setOrder();
  header.local.set(PLACING_ORDERS_KEY, RECORD);
  const entry = createEntryStore({ t: english, ...header.context.announcer });
  const controls: string[] = [];
  entry.subscribe(({ control }) => controls.push(control));
  return { ...header, controls, ordering: createOrdering(header.context, entry) };
};

describe('createOrdering', () => {
  it.each([
    ['placed', PLACED, 'success'],
    ['not placed', AMENDING, 'rest'],
    ['unknown', failed('network', 'down'), 'rest'],
  ])(
    'shows Checkout as waiting until the order is known to be %s [CHK-2]',
    async (_what, response, control) => {
      const { ordering, controls, clock } = setUp(response);
      const resumed = ordering.resume();
      await settle();
      clock.pass(200);
      await resumed;
      await settle();
      expect(controls).toEqual(['waiting', control]);
    },
  );

  it('creates the chooser of both ways to check out [INST-1]', async () => {
    const { ordering, trackedNames } = setUp();
    expect((await ordering.choose('/ecom/checkout')).name).toBe('instant-checkout');
    expect(trackedNames()).toEqual(['instant_checkout_trigger']);
  });
});
