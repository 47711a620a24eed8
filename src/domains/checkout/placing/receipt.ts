import type { Pence } from '../../../kernel/money';

/** What the shop's tally of instant checkouts asks for. */
export interface ReceiptFacts {
  readonly branchId: string | undefined;
  readonly slotType: string | undefined;
  readonly deliveryCharge: Pence | undefined;
  readonly items: readonly {
    readonly lineNumber: string;
    readonly quantity: { readonly amount: number };
    readonly totalPrice?: Pence;
  }[];
  /** By line number, as the order was placed before. */
  readonly placedAmounts: ReadonlyMap<string, number>;
}

/** What browsers let outlive a page, in bytes, less room for other calls. */
const LIMIT = 60_000;

const inPounds = (pence: Pence | undefined): number | null => (pence === undefined ? null : pence / 100);

/** Grams are the finest that a weight is told in. */
const toGrams = (amount: number): number => Math.round(amount * 1000) / 1000;

/** The completion beacon's body; money in pounds, `quantityDelta` against the order as placed before [INST-3]. */
export const receiptBody = (customerOrderId: string, facts: ReceiptFacts) => ({
  customerOrderId,
  branchId: facts.branchId ?? null,
  deliveryChargeAmount: inPounds(facts.deliveryCharge),
  slotType: facts.slotType ?? null,
  instantCheckoutTrolleyItems: facts.items.map(({ lineNumber, quantity, totalPrice }) => ({
    lineNumber,
    totalPrice: inPounds(totalPrice),
    quantity: quantity.amount,
    quantityDelta: toGrams(quantity.amount - (facts.placedAmounts.get(lineNumber) ?? 0)),
  })),
});

/** A body that is too big loses items from its end until it fits. */
export const fitReceipt = (body: ReturnType<typeof receiptBody>): { text: string; itemsLeftOut: number } => {
  const all = body.instantCheckoutTrolleyItems;
  const write = (count: number) =>
    JSON.stringify({ ...body, instantCheckoutTrolleyItems: all.slice(0, count) });
  let count = all.length;
  let text = write(count);
  for (;;) {
    const { byteLength } = new TextEncoder().encode(text);
    if (byteLength <= LIMIT || count === 0) return { text, itemsLeftOut: all.length - count };
    count = Math.min(count - 1, Math.floor((count * LIMIT) / byteLength));
    text = write(count);
  }
};

interface ReceiptDeps {
  /** What stands now; undefined when the trolley isn't known. */
  readonly facts: () => ReceiptFacts | undefined;
  /** Sends it, without an answer that anybody waits for. */
  readonly send: (text: string) => void;
  readonly warn: (message: string, fields?: object) => void;
}

/**
 * Writes the receipt before the order is placed, since afterwards nobody knows what has changed; the answer
 * sends it [INST-3]. Never throws.
 */
export const createReceipts =
  ({ facts, send, warn }: ReceiptDeps) =>
  (customerOrderId: string): (() => void) => {
    const now = facts();
    const body = now && receiptBody(customerOrderId, now);
    return () => {
      if (!body) {
        warn('Instant checkout beacon left out: no trolley');
        return;
      }
      const { text, itemsLeftOut } = fitReceipt(body);
      if (itemsLeftOut > 0) warn('Instant checkout beacon cut', { itemsLeftOut });
      send(text);
    };
  };
