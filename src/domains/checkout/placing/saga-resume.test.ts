import { createFakeShop, ORDER, STORAGE_KEY, undone } from '../testing/fake-shop';
import type { OrderReading, Orders } from '../ports';
import { createIntents, type Intent } from './intents';
import { isPending } from './saga';
import { NOT_PLACED } from './store';

/** A shop for which an earlier page left this record. */
const setUp = (intent: Partial<Intent> = {}) => {
  const shop = createFakeShop();
  shop.intents.save({
    customerOrderId: ORDER,
    key: 'old-key',
    startedAt: shop.clock.now(),
    phase: 'sending',
    receipt: 'old body',
    ...intent,
  });
  return shop;
};

/** Opens a tab that resumes the order, and passes this time until it knows the outcome. */
const resumeWithin = async (
  shop: ReturnType<typeof setUp>,
  milliseconds: number,
  ports: Parameters<typeof shop.openTab>[0] = {},
) => {
  const tab = shop.openTab(ports);
  const resuming = tab.resume();
  await shop.pass(milliseconds);
  await resuming;
  return tab;
};

describe('createPlacingSaga: resume', () => {
  it('shows that it checks, then sends the beacon and goes to the confirmation once the order is placed [INST-2] [INST-3]', async () => {
    const shop = setUp();
    const tab = shop.openTab();
    const resuming = tab.resume();
    await shop.pass(5_000);
    expect(tab.seen).toEqual(['checking']);
    shop.placeNow('old-key');
    await shop.pass(2_200);
    await resuming;
    expect([tab.seen, shop.beaconBodies]).toEqual([['checking', 'placed'], ['old body']]);
    expect([shop.patches, shop.storage.values.size]).toEqual([[], 0]);
  });

  it('reports that the order is not placed 60 s after it was sent, and keeps the key [INST-2]', async () => {
    const shop = setUp();
    shop.clock.pass(20_000);
    const tab = await resumeWithin(shop, 42_000);
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: NOT_PLACED, isUncharged: true });
    await tab.place();
    expect([shop.patches, shop.placedBy]).toEqual([['old-key'], ['old-key']]);
  });

  it('shows that it checks until a minute after the request of an earlier page without an outcome [INST-2] [INST-4]', async () => {
    const shop = setUp({ phase: 'unknown' });
    shop.clock.pass(50_000);
    const tab = shop.openTab();
    const resuming = tab.resume();
    await shop.pass(9_900);
    expect(tab.seen).toEqual(['checking']);
    await shop.pass(2_000);
    await resuming;
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: NOT_PLACED, isUncharged: true });
  });

  it('goes to the confirmation when late work places the order of such a request [INST-2]', async () => {
    const shop = setUp({ phase: 'unknown' });
    const tab = shop.openTab();
    const resuming = tab.resume();
    await shop.pass(4_500);
    shop.placeNow('old-key');
    await shop.pass(2_000);
    await resuming;
    expect([tab.seen, shop.beaconBodies]).toEqual([['checking', 'placed'], ['old body']]);
  });

  it('reads the order once when that minute is over [INST-2]', async () => {
    const shop = setUp({ phase: 'unknown' });
    shop.clock.pass(60_000);
    const tab = shop.openTab();
    await tab.resume();
    expect([tab.seen, shop.calls]).toEqual([['checking', 'refused'], ['read']]);
  });

  it('reports an unknown outcome when the order cannot be read [INST-2]', async () => {
    const shop = setUp({ phase: 'unknown' });
    shop.clock.pass(60_000);
    shop.injectFaults('read', undone());
    const tab = shop.openTab();
    await tab.resume();
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: 'UNKNOWN_ERROR', mayBePlaced: true });
    expect(shop.intents.find(ORDER)?.phase).toBe('unknown');
  });

  it('times out after 60 s when reading the order never ends [INST-2]', async () => {
    const shop = setUp();
    shop.injectFaults('read', undone('hangs'));
    const tab = await resumeWithin(shop, 60_000);
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: 'TIMEOUT', mayBePlaced: true });
  });

  it('reports the outcome once: later pages check in the background [INST-2]', async () => {
    const shop = setUp({ phase: 'unknown' });
    shop.clock.pass(60_000);
    await shop.openTab().resume();
    const tab = shop.openTab();
    await tab.resume();
    expect([tab.seen, shop.calls]).toEqual([[], ['read', 'read']]);
  });

  it('goes to the confirmation when a background check finds the order placed [INST-2] [INST-3]', async () => {
    const shop = setUp({ phase: 'reported' });
    shop.placeNow('old-key');
    const tab = await resumeWithin(shop, 200);
    expect([tab.state.getState().kind, shop.beaconBodies]).toEqual(['placed', ['old body']]);
  });

  it('shows nothing for an order that is not the current one, and keeps its record [INST-2]', async () => {
    const shop = setUp({ phase: 'unknown' });
    shop.injectFaults('read', undone());
    const tab = shop.openTab({ customerOrderId: () => 'co-2' });
    await tab.resume();
    expect([tab.seen, shop.intents.find(ORDER)?.key]).toEqual([[], 'old-key']);
  });

  it('reads the order again when another tab has removed the record since the reading [INST-4]', async () => {
    const shop = setUp();
    shop.clock.pass(60_000);
    const readings: OrderReading[] = ['amending', 'placed'];
    const orders: Orders = {
      place: () => Promise.reject(new Error('not sent')),
      async read() {
        shop.intents.remove(ORDER);
        return readings.shift();
      },
    };
    const tab = await resumeWithin(shop, 2_200, { orders });
    expect([tab.seen, shop.beaconBodies]).toEqual([['checking', 'placed'], []]);
  });

  it('sends no beacon on the confirmation page of a normal checkout [INST-3]', async () => {
    const shop = setUp({ phase: 'reported' });
    shop.order.state = 'placed';
    const tab = await resumeWithin(shop, 200, { isConfirmation: (id) => id === ORDER });
    expect([tab.seen, shop.beaconBodies, shop.storage.values.size]).toEqual([[], [], 0]);
  });

  it('removes the record of an order that was cancelled [INST-2]', async () => {
    const shop = setUp({ phase: 'unknown' });
    shop.order.state = 'other';
    await shop.openTab().resume();
    expect(shop.storage.values.size).toBe(0);
  });

  it('sends no beacon if the storage shows only later that another tab has sent it [INST-3]', async () => {
    const shop = setUp();
    shop.order.state = 'placed';
    const stale = shop.storage.get(STORAGE_KEY);
    const sees = shop.clock.now() + 150;
    const store = {
      ...shop.storage,
      get: (key: string) => (shop.clock.now() < sees ? stale : shop.storage.get(key)),
    };
    const intents = createIntents({ store, storageKey: STORAGE_KEY, now: () => shop.clock.now() });
    shop.intents.remove(ORDER);
    const tab = await resumeWithin(shop, 1_000, { intents });
    expect([tab.seen, shop.beaconBodies]).toEqual([['checking', 'placed'], []]);
  });

  it('leaves the beacon to a page that is still placing the order, without Web Locks [INST-3]', async () => {
    const shop = setUp();
    shop.order.state = 'placed';
    const tab = shop.openTab({ withLock: (_name, task) => task(false) });
    const resuming = tab.resume();
    await shop.pass(4_000);
    expect([shop.beaconBodies, tab.seen]).toEqual([[], ['checking']]);
    shop.intents.remove(ORDER);
    await shop.pass(2_000);
    await resuming;
    expect([shop.beaconBodies, tab.state.getState().kind]).toEqual([[], 'placed']);
  });

  it('a press waits until the earlier request can no longer be carried out [INST-2]', async () => {
    const shop = setUp();
    const tab = shop.openTab();
    const placing = tab.place();
    await shop.pass(10_000);
    expect([shop.patches, tab.state.getState().kind]).toEqual([[], 'placing']);
    shop.placeNow('old-key');
    await shop.pass(2_200);
    await placing;
    expect([shop.patches, tab.state.getState().kind, shop.beaconBodies]).toEqual([
      [],
      'placed',
      ['old body'],
    ]);
  });

  it('removes records that are older than an hour [INST-2]', async () => {
    const shop = setUp();
    shop.clock.pass(3_600_000);
    await shop.openTab().resume();
    expect([shop.calls, shop.storage.values.size]).toEqual([[], 0]);
  });
});

describe('isPending', () => {
  const intent = (phase: Intent['phase']): Intent => ({
    customerOrderId: 'co-1',
    key: 'key-1',
    startedAt: 100_000,
    phase,
  });

  it.each<[Intent['phase'], boolean, boolean]>([
    ['sending', true, true],
    ['sending', false, true],
    ['reading', true, false],
    ['reading', false, true],
    ['unknown', false, false],
    ['reported', false, false],
  ])('for an intent in phase %s, with Web Locks %s, returns %s [INST-2]', (phase, isLocked, expected) => {
    expect(isPending(intent(phase), { isLocked }, 100_000)).toBe(expected);
  });

  it('returns true with the lock if a tab without it is reading the order [INST-2]', () => {
    expect(isPending({ ...intent('reading'), isUnlocked: true }, { isLocked: true }, 100_000)).toBe(true);
  });

  it('returns false after 60 seconds, and when the clock was set back by 60 seconds [INST-2]', () => {
    const ages = [59_999, 60_000, -59_999, -60_000];
    const results = ages.map((age) => isPending(intent('sending'), { isLocked: true }, 100_000 + age));
    expect(results).toEqual([true, false, true, false]);
  });

  it('returns false without an intent', () => {
    expect(isPending(undefined, { isLocked: false }, 100_000)).toBe(false);
  });
});
