import fc from 'fast-check';
import { createFakeShop, createLock, OLD_START, type Trouble } from '../testing/fake-shop';
import { NEW_SLOT_UNAVAILABLE } from './state';

const lost = (answer: Trouble['answer'] = 'failed'): Trouble => ({ isDone: true, answer });
const undone = (answer: Trouble['answer'] = 'failed'): Trouble => ({ isDone: false, answer });

describe('placing an order', () => {
  it('is one call, one receipt and then placed [INST-2] [INST-3]', async () => {
    const shop = createFakeShop();
    const tab = shop.openTab();
    await tab.place();
    expect([tab.seen, shop.calls, tab.receipts]).toEqual([['placing', 'placed'], ['place'], ['co-1']]);
  });

  it('takes its latch before anything is waited for: a double click is one call [INST-2]', async () => {
    const shop = createFakeShop();
    const tab = shop.openTab();
    await Promise.all([tab.place(), tab.place()]);
    await tab.place();
    expect(shop.calls).toEqual(['place']);
  });

  it.each([
    ['placed, the answer late', lost('timeout'), undefined, { kind: 'placed', customerOrderId: 'co-1' }],
    ['placed, the answer lost', lost(), undefined, { kind: 'placed', customerOrderId: 'co-1' }],
    ['not placed in time', undone('timeout'), undefined, { kind: 'refused', code: 'TIMEOUT' }],
    ['not placed', undone(), undefined, { kind: 'refused', code: 'UNKNOWN_ERROR' }],
    ['placed, and unreadable', lost(), undone(), { kind: 'refused', code: 'UNKNOWN_ERROR' }],
    ['not placed, and unreadable', undone('timeout'), undone(), { kind: 'refused', code: 'TIMEOUT' }],
  ])('%s: the order is read once, never sent again [INST-2] [INST-4]', async (_what, place, read, end) => {
    const shop = createFakeShop();
    shop.break('place', place);
    shop.break('read', read);
    const tab = shop.openTab();
    await tab.place();
    expect(shop.calls).toEqual(['place', 'read']);
    expect([tab.seen.slice(0, 2), tab.state.getState()]).toEqual([['placing', 'checking'], end]);
  });

  it("keeps the shop's code and reads nothing [INST-4]", async () => {
    const shop = createFakeShop();
    shop.break('place', undone({ code: 'ORDER_ORCHESTRATION_042' }));
    const tab = shop.openTab();
    await tab.place();
    expect([tab.seen, shop.calls, tab.receipts]).toEqual([['placing', 'refused'], ['place'], []]);
  });

  it('after an end that nobody knows reads before it sends again, with the same key [INST-2]', async () => {
    const shop = createFakeShop();
    shop.break('place', lost('timeout'));
    shop.break('read', undone());
    const tab = shop.openTab();
    await tab.place();
    await tab.place();
    expect([shop.calls, tab.state.getState().kind]).toEqual([['place', 'read', 'read'], 'placed']);
    expect(shop.placedBy).toEqual(['1-1']);
  });

  it('takes a new key for a new intent, the old one for an open one [INST-2]', async () => {
    const refusedShop = createFakeShop();
    refusedShop.break('place', undone({ code: 'X' }), undefined);
    const tab = refusedShop.openTab();
    await tab.place();
    await tab.place();
    const openShop = createFakeShop();
    openShop.break('place', undone(), undefined);
    const other = openShop.openTab();
    await other.place();
    await other.place();
    expect([refusedShop.placedBy, openShop.placedBy]).toEqual([['1-2'], ['1-1']]);
  });

  it('in a second tab waits, reads, and goes on to the confirmation without a second receipt [INST-2]', async () => {
    const shop = createFakeShop();
    const lock = createLock();
    const [one, other] = [shop.openTab(lock), shop.openTab(lock)];
    await Promise.all([one.place(), other.place()]);
    expect([one.state.getState().kind, other.state.getState().kind]).toEqual(['placed', 'placed']);
    expect([shop.calls, one.receipts, other.receipts]).toEqual([['place', 'read'], ['co-1'], []]);
  });

  it('never happens twice, however two tabs and their faults interleave [INST-2]', async () => {
    const trouble = fc.option(
      fc.record({ isDone: fc.boolean(), answer: fc.constantFrom('timeout' as const, 'failed' as const) }),
      { nil: undefined },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.boolean(),
        fc.array(trouble, { maxLength: 3 }),
        fc.array(trouble, { maxLength: 3 }),
        async (scheduler, hasLocks, places, reads) => {
          const shop = createFakeShop((label) => scheduler.schedule(Promise.resolve(), label));
          shop.break('place', ...places);
          shop.break('read', ...reads);
          const lock = hasLocks ? createLock() : undefined;
          const tabs = [shop.openTab(lock), shop.openTab(lock)];
          const all = Promise.all(tabs.flatMap((tab) => [tab.place(), tab.place()]));
          await scheduler.waitFor(all);
          await scheduler.waitFor(Promise.all(tabs.map((tab) => tab.place())));
          expect(shop.placedBy.length).toBeLessThanOrEqual(1);
          for (const tab of tabs) {
            if (tab.state.getState().kind === 'placed') expect(shop.placedBy).toHaveLength(1);
          }
          const receipts = tabs.flatMap((tab) => tab.receipts);
          if (hasLocks) expect(receipts.length).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('proceeding with the previous slot', () => {
  const slotLost = undone({ code: NEW_SLOT_UNAVAILABLE });

  const afterSlotLost = async () => {
    const shop = createFakeShop();
    shop.break('place', slotLost);
    const tab = shop.openTab();
    await tab.place();
    shop.calls.length = 0;
    tab.seen.length = 0;
    return { shop, tab };
  };

  it('gives the new slot up, reads what stands, and places [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    await tab.proceedWithPreviousSlot();
    expect(shop.calls).toEqual(['cancel new', 'slots', 'place']);
    expect(tab.seen).toEqual(['cancelling', 'placing', 'placed']);
    expect(shop.slots).toEqual([{ reservationId: 'old', start: OLD_START }]);
  });

  it.each([
    ['not given up', 'cancel', undone(), 'refused', 'header:slot-kept', 0],
    ['not given up in time', 'cancel', undone('timeout'), 'refused', 'header:slot-kept', 0],
    ['given up, the answer lost', 'cancel', lost(), 'cancelled-not-placed', 'UNKNOWN_ERROR', 0],
    ['given up, the answer late', 'cancel', lost('timeout'), 'cancelled-not-placed', 'TIMEOUT', 0],
    ['what stands unreadable', 'slots', undone(), 'cancelled-not-placed', 'UNKNOWN_ERROR', 0],
    ['refused', 'place', undone({ code: 'X' }), 'cancelled-not-placed', 'X', 0],
    [
      'refused for a slot again',
      'place',
      undone({ code: NEW_SLOT_UNAVAILABLE }),
      'cancelled-not-placed',
      NEW_SLOT_UNAVAILABLE,
      0,
    ],
    ['not placed in time', 'place', undone('timeout'), 'cancelled-not-placed', 'TIMEOUT', 0],
    ['placed, the answer lost', 'place', lost(), 'placed', undefined, 1],
  ] as const)('%s: says so [ERR-4]', async (_what, call, trouble, kind, code, placements) => {
    const { shop, tab } = await afterSlotLost();
    shop.break(call, trouble);
    await tab.proceedWithPreviousSlot();
    expect(tab.state.getState()).toMatchObject({ kind, ...(code && { code }) });
    expect(shop.placedBy).toHaveLength(placements);
    expect(shop.slots.some(({ reservationId }) => reservationId === 'old')).toBe(true);
  });

  it('places nothing when neither the cancelling nor the slots can be read [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    shop.break('cancel', undone());
    shop.break('slots', undone());
    await tab.proceedWithPreviousSlot();
    expect([tab.state.getState(), shop.calls]).toEqual([
      { kind: 'refused', code: 'header:slot-unknown' },
      ['cancel new', 'slots'],
    ]);
  });

  it('places nothing with a slot that the shopper was not shown [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    shop.slots.push({ reservationId: 'third', start: '2026-05-09T09:00:00.000Z' });
    shop.slots.splice(1, 1);
    await tab.proceedWithPreviousSlot();
    expect([tab.state.getState().kind, shop.placedBy]).toEqual(['cancelled-not-placed', []]);
  });

  it('never gives up the slot of before, although the new one is gone by itself [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    shop.slots.shift();
    await tab.proceedWithPreviousSlot();
    expect([shop.slots, tab.state.getState().kind]).toEqual([
      [{ reservationId: 'old', start: OLD_START }],
      'placed',
    ]);
  });

  it('happens once at a double click, and at no other state [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    await Promise.all([tab.proceedWithPreviousSlot(), tab.proceedWithPreviousSlot()]);
    await tab.proceedWithPreviousSlot();
    expect(shop.calls).toEqual(['cancel new', 'slots', 'place']);
  });
});

describe('a saga that cannot be had', () => {
  it('sends nothing, tells it, and can be tried again [ERR-6]', async () => {
    const { createPlacingStore } = await import('./store');
    const told: unknown[] = [];
    const placing = createPlacingStore({
      loadSaga: () => Promise.reject(new Error('Loading chunk 7 failed')),
      onUnavailable: (error) => told.push(String(error)),
    });
    await placing.place();
    expect([told, placing.state.getState()]).toEqual([['Error: Loading chunk 7 failed'], { kind: 'idle' }]);
  });
});
