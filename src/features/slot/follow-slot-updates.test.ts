import { headerEvent, SLOT_UPDATE, type SlotUpdate } from '../../../federation/contract';
import { createSlotStore } from '../../domains/slot';
import { ok } from '../../kernel/result';
import { createManualClock } from '../../kernel/testing/manual-clock';
import { followSlotUpdates } from './follow-slot-updates';

const setUp = () => {
  const page = new EventTarget();
  const reads: string[] = [];
  const sentToTabs: string[] = [];
  let orderReads = 0;
  const slot = createSlotStore({
    clock: createManualClock(),
    storeBranch: () => undefined,
    slots: {
      load: (orderId) => {
        reads.push(orderId);
        return Promise.resolve(ok({ reservation: { id: '1', status: 'CONFIRMED', slotType: 'DELIVERY' } }));
      },
      cancel: () => Promise.resolve(ok(undefined)),
    },
  });
  const stop = followSlotUpdates(
    slot,
    {
      onDocumentEvent: (name, listener) => {
        page.addEventListener(name, listener);
        return () => {
          page.removeEventListener(name, listener);
        };
      },
      tabs: { send: (message) => sentToTabs.push(message), listen: () => () => undefined },
    },
    () => {
      orderReads += 1;
      return Promise.resolve();
    },
  );
  return {
    page,
    stop,
    reads,
    sentToTabs,
    orderReads: () => orderReads,
    open: (customerOrderId?: string) =>
      slot.getState().load(customerOrderId ? { customerOrderId, defaultBranchId: undefined } : undefined),
    announce: (update: SlotUpdate) => page.dispatchEvent(headerEvent(SLOT_UPDATE, update)),
    isUpdating: () => slot.getState().isUpdating,
  };
};

describe('followSlotUpdates', () => {
  it('shows the slot as updating from start to fail [SLOT-3]', () => {
    const { announce, isUpdating, sentToTabs } = setUp();
    announce({ phase: 'start' });
    expect(isUpdating()).toBe(true);
    announce({ phase: 'fail' });
    expect([isUpdating(), sentToTabs]).toEqual([false, []]);
  });

  it('refetches the slot when the change is finished, and notifies the other tabs [SLOT-3]', async () => {
    const { announce, open, reads, sentToTabs, orderReads } = setUp();
    await open('co-1');
    announce({ phase: 'finish' });
    expect([reads, sentToTabs, orderReads()]).toEqual([['co-1', 'co-1'], ['slot'], 0]);
  });

  it('loads the order when the first slot may have created one [SLOT-3]', async () => {
    const { announce, open, reads, orderReads } = setUp();
    await open(undefined);
    announce({ phase: 'finish' });
    expect([orderReads(), reads]).toEqual([1, []]);
  });

  it.each([undefined, null, 'start', 7, {}, { phase: 'begin' }])(
    'ignores an event with %p [SLOT-3]',
    (detail) => {
      const { page, isUpdating, sentToTabs } = setUp();
      page.dispatchEvent(new CustomEvent(SLOT_UPDATE, { detail }));
      page.dispatchEvent(new Event(SLOT_UPDATE));
      expect([isUpdating(), sentToTabs]).toEqual([false, []]);
    },
  );

  it('removes its listener when it is stopped [FED-6]', () => {
    const { announce, stop, isUpdating } = setUp();
    stop();
    announce({ phase: 'start' });
    expect(isUpdating()).toBe(false);
  });
});
