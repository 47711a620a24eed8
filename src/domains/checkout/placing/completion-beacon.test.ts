import { penceFromPounds } from '../../../kernel/money';
import { createCompletionBeacon, fitBeacon, beaconBody, type BeaconFacts } from './completion-beacon';

const facts = (items = 1): BeaconFacts => ({
  branchId: '7',
  slotType: 'DELIVERY',
  deliveryCharge: penceFromPounds(4),
  items: Array.from({ length: items }, (_, index) => ({
    lineNumber: `00${String(index)}`,
    quantity: { amount: 3 },
    totalPrice: penceFromPounds(2.5),
  })),
  placedAmounts: new Map([['000', 1]]),
});

describe('createCompletionBeacon', () => {
  it('has amounts in pounds and the changes since the order was placed [INST-3]', () => {
    expect(beaconBody('co-1', facts(2))).toEqual({
      customerOrderId: 'co-1',
      branchId: '7',
      deliveryChargeAmount: 4,
      slotType: 'DELIVERY',
      instantCheckoutTrolleyItems: [
        { lineNumber: '000', totalPrice: 2.5, quantity: 3, quantityDelta: 2 },
        { lineNumber: '001', totalPrice: 2.5, quantity: 3, quantityDelta: 3 },
      ],
    });
  });

  it('has null for unknown values, and rounds weights to grams [INST-3]', () => {
    const body = beaconBody('co-1', {
      branchId: undefined,
      slotType: undefined,
      deliveryCharge: undefined,
      items: [{ lineNumber: 'k', quantity: { amount: 0.3 } }],
      placedAmounts: new Map([['k', 0.1]]),
    });
    expect(body).toMatchObject({ branchId: null, deliveryChargeAmount: null, slotType: null });
    expect(body.instantCheckoutTrolleyItems).toEqual([
      { lineNumber: 'k', totalPrice: null, quantity: 0.3, quantityDelta: 0.2 },
    ]);
  });

  it('cuts the body to the size limit of keepalive requests, also with multi-byte characters [INST-3]', () => {
    const long = facts(2000);
    const wide = { ...long, items: long.items.map((item) => ({ ...item, lineNumber: '€'.repeat(40) })) };
    const { text, itemsLeftOut } = fitBeacon(beaconBody('co-1', wide));
    const stored = (JSON.parse(text) as ReturnType<typeof beaconBody>).instantCheckoutTrolleyItems.length;
    expect(Buffer.byteLength(text)).toBeLessThan(65_536);
    expect([stored > 100, stored + itemsLeftOut]).toEqual([true, 2000]);
  });

  it.each([
    ['no line of the order could be read', new Map<string, number>(), { quantityDelta: null }],
    ['another line could not be read', new Map([['k', 2]]), { quantityDelta: 1 }],
  ])('does not guess the change when %s [INST-3]', (_what, placedAmounts, change) => {
    const body = beaconBody('co-1', {
      ...facts(0),
      items: [{ lineNumber: 'k', quantity: { amount: 3 } }],
      placedAmounts,
      isPartial: true,
    });
    expect(body.instantCheckoutTrolleyItems).toMatchObject([change]);
  });

  it('creates the body before the order is placed, and sends it afterwards [INST-3]', () => {
    let items = 1;
    const sent: string[] = [];
    const { prepareBeacon, sendBeacon } = createCompletionBeacon({
      facts: () => facts(items),
      send: (text) => sent.push(text),
      warn: () => undefined,
    });
    const body = prepareBeacon('co-1');
    items = 0;
    expect(sent).toEqual([]);
    sendBeacon(body);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('"lineNumber":"000"');
  });

  it('logs a warning instead of sending when no trolley is known [INST-3]', () => {
    const logged: string[] = [];
    const { prepareBeacon, sendBeacon } = createCompletionBeacon({
      facts: () => undefined,
      send: () => logged.push('sent'),
      warn: (message) => logged.push(message),
    });
    sendBeacon(prepareBeacon('co-1'));
    expect(logged).toEqual(['Instant checkout beacon left out: no trolley']);
  });
});
