import { createFakeShop, createLock, lost, ORDER, undone } from '../testing/fake-shop';
import { NOT_PLACED } from './store';

const CHECKED = { kind: 'refused', code: 'UNKNOWN_ERROR', mayBePlaced: true } as const;

/** Opens a tab whose request gets no outcome. */
const setUp = async (ports: Parameters<ReturnType<typeof createFakeShop>['openTab']>[0] = {}) => {
  const shop = createFakeShop();
  shop.injectFaults('place', undone());
  const tab = shop.openTab(ports);
  await tab.place();
  expect(tab.state.getState()).toEqual(CHECKED);
  shop.calls.length = 0;
  return { shop, tab };
};

describe('createPlacingSaga: after a request without an outcome', () => {
  it('goes to the confirmation when late work places the order, with one beacon [INST-2] [INST-3]', async () => {
    const { shop, tab } = await setUp();
    await shop.pass(4_500);
    expect(tab.state.getState()).toEqual(CHECKED);
    shop.placeNow('key-1');
    await shop.pass(2_000);
    expect([tab.state.getState().kind, shop.beaconBodies]).toEqual(['placed', ['body of co-1']]);
    await shop.pass(600_000);
    expect([shop.calls, shop.clock.pending()]).toEqual([['read', 'read'], 0]);
  });

  it('says that the order is not placed once a read after the minute of the request has said so [INST-4]', async () => {
    const { shop, tab } = await setUp();
    await shop.pass(59_900);
    expect(tab.state.getState()).toEqual(CHECKED);
    await shop.pass(3_000);
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: NOT_PLACED, isUncharged: true });
    expect([shop.calls.length, shop.intents.find(ORDER)?.phase]).toEqual([5, 'reported']);
  });

  it('goes to the confirmation when even later work places the order [INST-2]', async () => {
    const { shop, tab } = await setUp();
    await shop.pass(100_000);
    expect(tab.state.getState()).toMatchObject({ code: NOT_PLACED });
    shop.placeNow('key-1');
    await shop.pass(40_000);
    expect([tab.state.getState().kind, shop.beaconBodies]).toEqual(['placed', ['body of co-1']]);
  });

  it('reads the order less and less often, and ends after nine minutes [INST-2]', async () => {
    const { shop } = await setUp();
    await shop.pass(600_000);
    expect([shop.calls.length, shop.clock.pending()]).toEqual([8, 0]);
  });

  it('reads on while the order cannot be read [INST-2]', async () => {
    const { shop, tab } = await setUp();
    shop.injectFaults('read', undone(), undone(), undone(), undone(), undone());
    await shop.pass(63_000);
    expect(tab.state.getState()).toEqual(CHECKED);
    await shop.pass(64_000);
    expect(tab.state.getState()).toMatchObject({ code: NOT_PLACED });
  });

  it('ends when the shopper has another order, or the header has left the page [INST-2]', async () => {
    let current: string | undefined = ORDER;
    const { shop } = await setUp({ customerOrderId: () => current });
    current = undefined;
    await shop.pass(600_000);
    expect([shop.calls, shop.clock.pending()]).toEqual([[], 0]);
  });

  it('ends for the next press, which does not wait for a read that hangs [INST-2]', async () => {
    const { shop, tab } = await setUp({ withLock: createLock() });
    shop.injectFaults('read', undone('hangs'));
    await shop.pass(2_500);
    await tab.place();
    expect([tab.state.getState().kind, shop.patches]).toEqual(['placed', ['key-1', 'key-1']]);
  });

  it('keeps the reason that the shop has given, which counts once the check has ended [INST-4] [ERR-3]', async () => {
    const { shop, tab } = await setUp();
    shop.injectFaults('place', undone({ code: 'X' }));
    await tab.place();
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: 'X', mayBePlaced: true });
    await shop.pass(63_000);
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: 'X', isUncharged: true });
  });

  it('goes to the confirmation in every tab that shows a check, with one beacon [INST-3]', async () => {
    const { shop, tab } = await setUp();
    shop.injectFaults('place', lost());
    shop.injectFaults('read', undefined, undone());
    const other = shop.openTab();
    await other.place();
    expect(other.state.getState()).toEqual(CHECKED);
    await shop.pass(60_000);
    expect([tab, other].map(({ state }) => state.getState().kind)).toEqual(['placed', 'placed']);
    expect(shop.beaconBodies).toHaveLength(1);
  });

  it('reads an order that it could not read before, which another tab may have placed [INST-4]', async () => {
    const shop = createFakeShop();
    shop.injectFaults('read', undone(), undone());
    const tab = shop.openTab();
    await tab.place();
    expect(tab.state.getState()).toEqual({ kind: 'refused', code: 'UNKNOWN_ERROR' });
    shop.order.state = 'placed';
    await shop.pass(6_000);
    expect([tab.state.getState().kind, shop.beaconBodies]).toEqual(['placed', []]);
  });

  it('ends in a tab when another one has removed the record of an order that is not placed [INST-4]', async () => {
    const { shop, tab } = await setUp();
    shop.intents.remove(ORDER);
    await shop.pass(2_000);
    expect([tab.state.getState(), shop.clock.pending()]).toEqual([
      { kind: 'refused', code: NOT_PLACED, isUncharged: true },
      0,
    ]);
  });
});
