import { failed, ok } from '../../kernel/result';
import { settle } from '../../kernel/testing/settle';
import { CUSTOMER, slotWith, trolleyWith } from '../../context/testing/shop-data';
import { createTestContext } from '../../context/testing/test-context';
import { refetchStaleTrolley } from './refetch-stale-trolley';

/** Loads an order, and follows it. */
const setUp = async () => {
  const header = createTestContext({ status: CUSTOMER });
  const { context, calls, clock, shop } = header;
  shop.totals = ok({ itemCount: 2 });
  await context.loadOrder();
  const stop = refetchStaleTrolley(context);
  calls.length = 0;
  const { trolley, slot } = context;
  return {
    ...header,
    context,
    stop,
    count: () => {
      const { status } = trolley.getState();
      return status.kind === 'ready' ? status.label.count : status.kind;
    },
    /** Finishes a host's update with totals of two items. */
    finish: () => trolley.getState().updateFinished({}),
    book: (id: string) => {
      shop.slot = ok(slotWith({ id }));
      return slot.getState().refresh();
    },
    /** The calls after 100 ms. */
    callsLater: async () => {
      clock.pass(100);
      await settle();
      return calls.splice(0);
    },
  };
};

describe('refetchStaleTrolley', () => {
  it('reads the trolley and its order once after a burst of totals, which are shown at once [TROL-4]', async () => {
    const { finish, count, clock, callsLater, shop, context } = await setUp();
    shop.trolley = ok(trolleyWith({ order: { containsEntertaining: true, amounts: new Map() } }));
    await finish();
    expect(count()).toBe('2');
    clock.pass(99);
    await finish();
    expect(await callsLater()).toEqual(['trolley co-1']);
    expect([count(), context.trolley.getState().trolley?.order.containsEntertaining]).toEqual(['1', true]);
    expect(await callsLater()).toEqual([]);
  });

  it('keeps the totals when the trolley cannot be read, and reads it after the next ones [TROL-4]', async () => {
    const { finish, count, callsLater, shop } = await setUp();
    shop.trolley = failed('timeout', 'timeout');
    await finish();
    expect(await callsLater()).toEqual(['trolley co-1']);
    expect([count(), await callsLater()]).toEqual(['2', []]);
    await finish();
    expect(await callsLater()).toEqual(['trolley co-1']);
  });

  it('reads a trolley whose totals arrived before it started [TROL-4]', async () => {
    const { finish, stop, context, callsLater } = await setUp();
    stop();
    await finish();
    refetchStaleTrolley(context);
    expect(await callsLater()).toEqual(['trolley co-1']);
  });

  it('reads the trolley after a change of slot, on which its charges depend, and not while an order loads [TROL-1]', async () => {
    const { book, callsLater, shop, context, calls } = await setUp();
    await book('r-1');
    expect(await callsLater()).toEqual(['slot co-1']);
    await book('r-2');
    expect(await callsLater()).toEqual(['slot co-1', 'trolley co-1']);
    shop.slot = ok(undefined);
    await context.slot.getState().refresh();
    expect(await callsLater()).toEqual(['slot co-1', 'trolley co-1']);
    shop.slot = ok(slotWith());
    await context.loadOrder();
    calls.length = 0;
    expect(await callsLater()).toEqual([]);
  });

  it('reads nothing for a slot that fails to load [TROL-1]', async () => {
    const { context, shop, callsLater, book } = await setUp();
    shop.slot = failed('network', 'down');
    await context.slot.getState().refresh();
    await book('r-1');
    expect(await callsLater()).toEqual(['slot co-1', 'slot co-1']);
  });

  it('removes its listeners and its timer when it is stopped [SHELL-10]', async () => {
    const { finish, stop, callsLater, clock, book } = await setUp();
    await finish();
    stop();
    expect(clock.pending()).toBe(0);
    await finish();
    await book('r-3');
    expect(await callsLater()).toEqual(['slot co-1']);
  });
});
