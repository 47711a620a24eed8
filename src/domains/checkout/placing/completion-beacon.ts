import type { Pence } from '../../../kernel/money';

/** The data of the completion beacon. */
export interface BeaconFacts {
  readonly branchId: string | undefined;
  readonly slotType: string | undefined;
  readonly deliveryCharge: Pence | undefined;
  readonly items: readonly {
    readonly lineNumber: string;
    readonly quantity: { readonly amount: number };
    readonly totalPrice?: Pence | undefined;
  }[];
  /** Amounts of the order as it was placed before, by line number. */
  readonly placedAmounts: ReadonlyMap<string, number>;
  /** True when some lines of the order could not be decoded. */
  readonly isPartial?: boolean | undefined;
}

/** Browsers limit keepalive requests to 64 KiB in total; this leaves some for other requests. */
const MAX_BODY_BYTES = 60_000;

const inPounds = (pence: Pence | undefined): number | null => (pence === undefined ? null : pence / 100);

/** Rounds to three decimals (grams), the finest unit of a weight. */
const toGrams = (amount: number): number => Math.round(amount * 1000) / 1000;

/** The amount that was ordered before; undefined when it is not known. */
const placedAmount = ({ placedAmounts, isPartial }: BeaconFacts, lineNumber: string) =>
  placedAmounts.get(lineNumber) ?? (isPartial ? undefined : 0);

/**
 * The body of the completion beacon: amounts in pounds, `quantityDelta` relative to the order as it was placed before,
 * null for unknown values [INST-3].
 */
export const beaconBody = (customerOrderId: string, facts: BeaconFacts) => ({
  customerOrderId,
  branchId: facts.branchId ?? null,
  deliveryChargeAmount: inPounds(facts.deliveryCharge),
  slotType: facts.slotType ?? null,
  instantCheckoutTrolleyItems: facts.items.map(({ lineNumber, quantity, totalPrice }) => {
    const before = placedAmount(facts, lineNumber);
    return {
      lineNumber,
      totalPrice: inPounds(totalPrice),
      quantity: quantity.amount,
      quantityDelta: before === undefined ? null : toGrams(quantity.amount - before),
    };
  }),
});

/** Serialises the body. If it is too big, removes items from the end until it fits. */
export const fitBeacon = (body: ReturnType<typeof beaconBody>): { text: string; itemsLeftOut: number } => {
  const all = body.instantCheckoutTrolleyItems;
  for (let count = all.length; ; count = Math.floor(count * 0.9)) {
    const text = JSON.stringify({ ...body, instantCheckoutTrolleyItems: all.slice(0, count) });
    const isFitting = new TextEncoder().encode(text).byteLength <= MAX_BODY_BYTES || count === 0;
    if (isFitting) return { text, itemsLeftOut: all.length - count };
  }
};

interface CompletionBeaconDeps {
  /** Trolley and slot now; undefined when the trolley isn't known. */
  readonly facts: () => BeaconFacts | undefined;
  /** Sends the body without waiting for a response. */
  readonly send: (text: string) => void;
  readonly warn: (message: string, fields?: object) => void;
}

/**
 * Creates the functions that prepare the beacon's body before the order is placed, because the changes are not known
 * afterwards, and send the body once the order is placed [INST-3]. Neither throws.
 */
export const createCompletionBeacon = ({ facts, send, warn }: CompletionBeaconDeps) => ({
  prepareBeacon(customerOrderId: string): string | undefined {
    const now = facts();
    if (!now) return undefined;
    const { text, itemsLeftOut } = fitBeacon(beaconBody(customerOrderId, now));
    if (itemsLeftOut > 0) warn('Instant checkout beacon cut', { itemsLeftOut });
    return text;
  },
  sendBeacon(body: string | undefined): void {
    if (body === undefined) warn('Instant checkout beacon left out: no trolley');
    else send(body);
  },
});
