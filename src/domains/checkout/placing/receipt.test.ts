import { penceFromPounds } from '../../../kernel/money';
import { createReceipts, fitReceipt, receiptBody, type ReceiptFacts } from './receipt';

const facts = (items = 1): ReceiptFacts => ({
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

describe('the receipt of an instant checkout', () => {
  it('tells money in pounds and what has changed against the order as placed [INST-3]', () => {
    expect(receiptBody('co-1', facts(2))).toEqual({
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

  it('says null for what is not known, and tells weights to the gram [INST-3]', () => {
    const body = receiptBody('co-1', {
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

  it('is cut to what outlives a page, also where letters take several bytes [INST-3]', () => {
    const long = facts(2000);
    const wide = { ...long, items: long.items.map((item) => ({ ...item, lineNumber: '€'.repeat(40) })) };
    const { text, itemsLeftOut } = fitReceipt(receiptBody('co-1', wide));
    const kept = (JSON.parse(text) as ReturnType<typeof receiptBody>).instantCheckoutTrolleyItems.length;
    expect(Buffer.byteLength(text)).toBeLessThan(65_536);
    expect([kept > 100, kept + itemsLeftOut]).toEqual([true, 2000]);
  });

  it('is written before the order is placed, and sent when it was [INST-3]', () => {
    let items = 1;
    const sent: string[] = [];
    const take = createReceipts({
      facts: () => facts(items),
      send: (text) => sent.push(text),
      warn: () => undefined,
    });
    const confirm = take('co-1');
    items = 0;
    expect(sent).toEqual([]);
    confirm();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('"lineNumber":"000"');
  });

  it('is left out with a word in the log when no trolley is known [INST-3]', () => {
    const told: string[] = [];
    const send = () => told.push('sent');
    createReceipts({ facts: () => undefined, send, warn: (message) => told.push(message) })('co-1')();
    expect(told).toEqual(['Instant checkout beacon left out: no trolley']);
  });
});
