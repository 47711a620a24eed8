import { createFakeShop, lost, OLD_START, undone } from '../testing/fake-shop';
import { NEW_SLOT_UNAVAILABLE } from './store';

describe('createPlacingSaga: proceed with the previous slot', () => {
  const slotLost = undone({ code: NEW_SLOT_UNAVAILABLE });

  const afterSlotLost = async () => {
    const shop = createFakeShop();
    shop.injectFaults('place', slotLost);
    const tab = shop.openTab();
    await tab.place();
    shop.calls.length = 0;
    tab.seen.length = 0;
    return { shop, tab };
  };

  it('cancels the new slot, reads the slots, and places the order [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    await tab.proceedWithPreviousSlot();
    expect(shop.calls).toEqual(['read', 'cancel new', 'slots', 'place']);
    expect(tab.seen).toEqual(['cancelling', 'placing', 'placed']);
    expect(shop.slots).toEqual([{ reservationId: 'old', start: OLD_START }]);
  });

  it.each([
    ['slot not cancelled', 'cancel', undone(), 'refused', 'header:slot-kept', 0],
    ['slot not cancelled, timeout', 'cancel', undone('timeout'), 'refused', 'header:slot-kept', 0],
    ['slot cancelled, response lost', 'cancel', lost(), 'cancelled-not-placed', 'UNKNOWN_ERROR', 0],
    ['slot cancelled, timeout', 'cancel', lost('timeout'), 'cancelled-not-placed', 'TIMEOUT', 0],
    ['slots not readable', 'slots', undone(), 'cancelled-not-placed', 'UNKNOWN_ERROR', 0],
    ['order refused', 'place', undone({ code: 'X' }), 'cancelled-not-placed', 'X', 0],
    [
      'order refused with 058 again',
      'place',
      undone({ code: NEW_SLOT_UNAVAILABLE }),
      'cancelled-not-placed',
      NEW_SLOT_UNAVAILABLE,
      0,
    ],
    ['order not placed, timeout', 'place', undone('timeout'), 'cancelled-not-placed', 'TIMEOUT', 0],
    ['order placed, response lost', 'place', lost(), 'placed', undefined, 1],
  ] as const)(
    '%s: ends in the matching state [ERR-4]',
    async (_what, call, fault, kind, code, placements) => {
      const { shop, tab } = await afterSlotLost();
      shop.injectFaults(call, fault);
      await tab.proceedWithPreviousSlot();
      expect(tab.state.getState()).toMatchObject({ kind, ...(code && { code }) });
      expect(shop.placedBy).toHaveLength(placements);
      expect(shop.slots.some(({ reservationId }) => reservationId === 'old')).toBe(true);
    },
  );

  it('places nothing when the cancellation fails and the slots cannot be read [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    shop.injectFaults('cancel', undone());
    shop.injectFaults('slots', undone());
    await tab.proceedWithPreviousSlot();
    expect([tab.state.getState(), shop.calls]).toEqual([
      { kind: 'refused', code: 'header:slot-unknown' },
      ['read', 'cancel new', 'slots'],
    ]);
  });

  it('places nothing with a slot that the shopper was not shown [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    shop.slots.push({ reservationId: 'third', start: '2026-05-09T09:00:00.000Z' });
    shop.slots.splice(1, 1);
    await tab.proceedWithPreviousSlot();
    expect([tab.state.getState().kind, shop.placedBy]).toEqual(['cancelled-not-placed', []]);
  });

  it('never cancels the previous slot when the new one is already gone [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    shop.slots.shift();
    await tab.proceedWithPreviousSlot();
    expect([shop.slots, tab.state.getState().kind]).toEqual([
      [{ reservationId: 'old', start: OLD_START }],
      'placed',
    ]);
  });

  it('runs once for a double click, and only in the state of 058 [ERR-4]', async () => {
    const { shop, tab } = await afterSlotLost();
    await Promise.all([tab.proceedWithPreviousSlot(), tab.proceedWithPreviousSlot()]);
    await tab.proceedWithPreviousSlot();
    expect(shop.calls).toEqual(['read', 'cancel new', 'slots', 'place']);
  });
});
