import { createFakeShop, createLock, lost, ORDER, undone } from '../testing/fake-shop';

describe('createPlacingSaga: place', () => {
  it('reads the order, places it with one request, and sends one beacon [INST-2] [INST-3]', async () => {
    const shop = createFakeShop();
    const tab = shop.openTab();
    await tab.place();
    expect([tab.seen, shop.calls, shop.beaconBodies]).toEqual([
      ['placing', 'placed'],
      ['read', 'place'],
      ['body of co-1'],
    ]);
  });

  it('sends one request for a double click, and none once the order is placed [INST-2]', async () => {
    const shop = createFakeShop();
    const tab = shop.openTab();
    await Promise.all([tab.place(), tab.place()]);
    await tab.place();
    expect(shop.patches).toHaveLength(1);
  });

  it('records order and key before the request, and removes them once the order is placed [INST-2]', async () => {
    const recorded: unknown[] = [];
    const shop = createFakeShop({
      pause: (label) => {
        if (label === 'place') recorded.push(shop.intents.all());
        return Promise.resolve();
      },
    });
    await shop.openTab().place();
    expect(recorded).toMatchObject([[{ customerOrderId: ORDER, key: 'key-1', phase: 'sending' }]]);
    expect(shop.storage.values.size).toBe(0);
  });

  it.each([
    ['placed, timeout', lost('timeout'), undefined, { kind: 'placed', customerOrderId: 'co-1' }],
    ['placed, response lost', lost(), undefined, { kind: 'placed', customerOrderId: 'co-1' }],
    [
      'placed, but the request refused',
      lost({ code: 'X' }),
      undefined,
      { kind: 'placed', customerOrderId: 'co-1' },
    ],
    [
      'not placed, timeout',
      undone('timeout'),
      undefined,
      { kind: 'refused', code: 'TIMEOUT', mayBePlaced: true },
    ],
    ['not placed', undone(), undefined, { kind: 'refused', code: 'UNKNOWN_ERROR', mayBePlaced: true }],
    ['refused', undone({ code: 'X' }), undefined, { kind: 'refused', code: 'X', isUncharged: true }],
    ['refused, order not readable', undone({ code: 'X' }), undone(), { kind: 'refused', code: 'X' }],
    [
      'placed, order not readable',
      lost(),
      undone(),
      { kind: 'refused', code: 'UNKNOWN_ERROR', mayBePlaced: true },
    ],
    [
      'not placed, order not readable',
      undone('timeout'),
      undone(),
      { kind: 'refused', code: 'TIMEOUT', mayBePlaced: true },
    ],
  ])(
    '%s: reads the order once, and sends nothing again [INST-2] [INST-4]',
    async (_what, place, read, end) => {
      const shop = createFakeShop();
      shop.injectFaults('place', place);
      shop.injectFaults('read', undefined, read);
      const tab = shop.openTab();
      await tab.place();
      expect(shop.calls).toEqual(['read', 'place', 'read']);
      expect(tab.state.getState()).toEqual(end);
      expect(shop.beaconBodies).toHaveLength(end.kind === 'placed' ? 1 : 0);
    },
  );

  it.each(['other', undefined] as const)(
    'sends nothing for an order whose state is %p [INST-2]',
    async (state) => {
      const shop = createFakeShop();
      if (state) shop.order.state = state;
      else shop.injectFaults('read', undone());
      const tab = shop.openTab();
      await tab.place();
      expect([shop.calls, tab.state.getState()]).toEqual([
        ['read'],
        { kind: 'refused', code: 'UNKNOWN_ERROR' },
      ]);
    },
  );

  it('goes to the confirmation without a request or a beacon when the order has been placed [INST-2]', async () => {
    const shop = createFakeShop();
    shop.order.state = 'placed';
    const tab = shop.openTab();
    await tab.place();
    expect([shop.calls, tab.state.getState().kind, shop.beaconBodies]).toEqual([['read'], 'placed', []]);
  });

  it('times out after 60 s when the request hangs, and keeps the record [INST-2] [INST-4]', async () => {
    const shop = createFakeShop();
    shop.injectFaults('place', undone('hangs'));
    const tab = shop.openTab();
    const placing = tab.place();
    await shop.pass(59_900);
    expect(tab.state.getState().kind).toBe('placing');
    await shop.pass(100);
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: 'TIMEOUT', mayBePlaced: true });
    await placing;
    expect(shop.intents.find(ORDER)?.phase).toBe('unknown');
  });

  it('times out after 60 s when reading the order hangs, and sends nothing [INST-2]', async () => {
    const shop = createFakeShop();
    shop.injectFaults('read', undone('hangs'));
    const tab = shop.openTab();
    const placing = tab.place();
    await shop.pass(60_000);
    await placing;
    expect([tab.state.getState(), shop.calls]).toEqual([{ kind: 'refused', code: 'TIMEOUT' }, ['read']]);
  });
});

describe('createPlacingSaga: the idempotency key', () => {
  it('is new after a refusal [INST-2]', async () => {
    const shop = createFakeShop();
    shop.injectFaults('place', undone({ code: 'X' }), undefined);
    const tab = shop.openTab();
    await tab.place();
    await tab.place();
    expect(shop.patches).toEqual(['key-1', 'key-2']);
  });

  it('stays the same in another tab after an attempt without an outcome [INST-2]', async () => {
    const shop = createFakeShop();
    shop.injectFaults('place', undone(), undefined);
    await shop.openTab().place();
    await shop.openTab().place();
    expect(shop.patches).toEqual(['key-1', 'key-1']);
  });

  it('stays the same after a refusal while an earlier request may still be carried out [INST-2]', async () => {
    const shop = createFakeShop();
    shop.injectFaults('place', undone(), undone({ code: 'X' }), undefined);
    for (let press = 0; press < 3; press += 1) await shop.openTab().place();
    expect(shop.patches).toEqual(['key-1', 'key-1', 'key-1']);
    expect(shop.placedBy).toEqual(['key-1']);
  });

  it('is discarded an hour after it was created [INST-2]', async () => {
    const shop = createFakeShop();
    shop.injectFaults('place', undone(), undefined);
    await shop.openTab().place();
    shop.clock.pass(3_600_000);
    await shop.openTab().place();
    expect(shop.patches).toEqual(['key-1', 'key-2']);
  });

  it('of an earlier amendment does not place the next one, and is discarded [INST-2]', async () => {
    const shop = createFakeShop();
    shop.injectFaults('place', lost(), undefined);
    shop.injectFaults('read', undefined, undone(), undefined);
    const tab = shop.openTab();
    await tab.place();
    // Another device opened the placed order again.
    shop.order.state = 'amending';
    await tab.place();
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: 'UNKNOWN_ERROR' });
    await tab.place();
    expect([shop.patches, tab.state.getState().kind]).toEqual([['key-1', 'key-1', 'key-2'], 'placed']);
  });

  it('is not taken from a malformed stored record [INST-2]', async () => {
    const shop = createFakeShop();
    const forged = {
      customerOrderId: ORDER,
      key: 'a\r\nx: y',
      startedAt: shop.clock.now(),
      phase: 'unknown',
    };
    shop.storage.set('placing', JSON.stringify([null, 7, forged]));
    await shop.openTab().place();
    expect(shop.patches).toEqual(['key-1']);
  });
});

describe('createPlacingSaga in two tabs', () => {
  it('takes turns: the second tab reads the order and goes to the confirmation [INST-2] [INST-3]', async () => {
    const shop = createFakeShop();
    const withLock = createLock();
    const tabs = [shop.openTab({ withLock }), shop.openTab({ withLock })];
    await Promise.all(tabs.map((tab) => tab.place()));
    expect(tabs.map(({ state }) => state.getState().kind)).toEqual(['placed', 'placed']);
    expect([shop.calls, shop.beaconBodies]).toEqual([['read', 'place', 'read'], ['body of co-1']]);
  });

  it('shares the record without Web Locks: one tab sends, the other waits [INST-2] [INST-3]', async () => {
    const shop = createFakeShop();
    const withLock = (_name: string, task: (isLocked: boolean) => Promise<void>) => task(false);
    const tabs = [shop.openTab({ withLock }), shop.openTab({ withLock })];
    const placing = Promise.all(tabs.map((tab) => tab.place()));
    await shop.pass(5_000);
    await placing;
    expect(tabs.map(({ state }) => state.getState().kind)).toEqual(['placed', 'placed']);
    expect([shop.placedBy.length, shop.patches.length, shop.beaconBodies.length]).toEqual([1, 1, 1]);
  });

  it('waits, although it has the lock, while a tab without the lock is at work [INST-2] [INST-3]', async () => {
    const shop = createFakeShop();
    const tabs = [shop.openTab({ withLock: (_name, task) => task(false) }), shop.openTab()];
    const placing = tabs.map(async (tab, index) => {
      await shop.pass(index * 100);
      await tab.place();
    });
    await shop.pass(5_000);
    await Promise.all(placing);
    expect(tabs.map(({ state }) => state.getState().kind)).toEqual(['placed', 'placed']);
    expect([shop.placedBy.length, shop.patches.length, shop.beaconBodies.length]).toEqual([1, 1, 1]);
  });

  it('sends nothing with the lock when a tab without it has replaced the record [INST-2]', async () => {
    const theirs = { customerOrderId: ORDER, key: 'theirs', startedAt: 1_000_000, phase: 'sending' } as const;
    const shop = createFakeShop({
      pause: () => {
        shop.intents.save(theirs);
        return Promise.resolve();
      },
    });
    const placing = shop.openTab().place();
    await shop.pass(30_000);
    expect(shop.patches).toEqual([]);
    shop.placeNow('theirs');
    await shop.pass(3_000);
    await placing;
    expect(shop.patches).toEqual([]);
  });

  it('sends nothing without Web Locks when another tab has replaced the record [INST-2]', async () => {
    const shop = createFakeShop();
    const tab = shop.openTab({ withLock: (_name, task) => task(false) });
    const placing = tab.place();
    await shop.pass(100);
    // A record that another tab wrote at the same moment becomes visible.
    shop.intents.save({
      customerOrderId: ORDER,
      key: 'theirs',
      startedAt: shop.clock.now(),
      phase: 'sending',
    });
    await shop.pass(30_000);
    expect([shop.patches, tab.state.getState().kind]).toEqual([[], 'placing']);
    shop.placeNow('theirs');
    shop.intents.remove(ORDER);
    await shop.pass(3_000);
    await placing;
    expect([shop.patches, tab.state.getState().kind, shop.beaconBodies]).toEqual([[], 'placed', []]);
  });
});
