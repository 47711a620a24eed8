import { headerEvent, SLOT_UPDATE, type SlotUpdate } from '../../../federation/contract';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { followSlotUpdates } from './follow-slot-updates';

/** Follows the slot updates of a host, for a customer with this order. */
const setUp = async (customerOrderId?: string, isPending = false) => {
  const { context, ...header } = createTestContext({ status: CUSTOMER });
  const { slot, browser, loadOrder } = context;
  if (!isPending)
    await slot.getState().load(customerOrderId ? { customerOrderId, defaultBranchId: undefined } : undefined);
  header.calls.length = 0;
  followSlotUpdates(slot, browser, loadOrder);
  const announce = async (update: SlotUpdate) => {
    header.emitOnDocument(headerEvent(SLOT_UPDATE, update));
    await settle();
  };
  return { ...header, announce, isUpdating: () => slot.getState().isUpdating };
};

describe('followSlotUpdates', () => {
  it('shows the slot as updating from start to fail [SLOT-3]', async () => {
    const { announce, isUpdating, messages } = await setUp('co-1');
    await announce({ phase: 'start' });
    expect(isUpdating()).toBe(true);
    await announce({ phase: 'fail' });
    expect([isUpdating(), messages]).toEqual([false, []]);
  });

  it('refetches the slot when the change is finished, and notifies the other tabs [SLOT-3]', async () => {
    const { announce, calls, messages } = await setUp('co-1');
    await announce({ phase: 'finish' });
    expect([calls, messages]).toEqual([['slot co-1'], ['slot']]);
  });

  it.each([
    ['no slot is known', false],
    ['the order is still loading', true],
  ])('loads the order when the first slot may have created one and %s [SLOT-3]', async (_when, isPending) => {
    const { announce, calls } = await setUp(undefined, isPending);
    await announce({ phase: 'finish' });
    expect(calls).toEqual(['context', 'trolley co-1', 'slot co-1']);
  });
});
