import type { CheckoutConfig } from '../../../federation/contract';
import { pathSegment } from '../../kernel/encode';
import type { Pence } from '../../kernel/money';
import { at, readText } from '../../kernel/read';
import { failed, ok, type Result } from '../../kernel/result';
import { addressOf, CALLS } from '../../platform/calls';
import type { Http } from '../../platform/http';
import type { Logger } from '../../platform/logging';
import { TIMEOUT, UNKNOWN_ERROR } from './placing/store';
import type { OrderReading, Orders } from './ports';

/** States of an order that is, or once was, placed. */
const PLACED: readonly string[] = ['PLACED', 'PAID', 'FULFIL', 'PICKED', 'COMPLETED'];

const CODE = /^[\w.-]{1,64}$/;

const decodeState = (body: unknown): Result<OrderReading> => {
  const state = readText(at(body, 'customerOrderState'));
  if (state === undefined) return failed('wrong-shape', 'order');
  if (PLACED.includes(state)) return ok('placed');
  return ok(state === 'AMENDING' ? 'amending' : 'other');
};

const codeIn = (body: unknown): string | undefined => {
  const code = readText(at(body, 'code'));
  return code && CODE.test(code) ? code : undefined;
};

type PlaceOptions = CheckoutConfig['placeOptions'];

/** The request body: event PLACE and its options, next to the event or nested in an `options` object [INST-2]. */
const placeBody = (optionsAt: PlaceOptions) => {
  const options = { instantCheckout: true };
  return { event: 'PLACE', ...(optionsAt === 'nested' ? { options } : options) };
};

/** Client errors that do not say whether the order was placed. */
const REQUEST_TIMEOUT = 408;
const CONFLICT = 409;

/**
 * Creates the client of `PATCH /v1/orders/{id}/place` and `GET /v1/orders/{id}`, each with a timeout of 45 seconds
 * [INST-2]. The PATCH is sent once. An expired session is a refusal, and the token is renewed for the next press.
 *
 * @param optionsAt where the request body has its options; next to the event by default
 */
export const createOrdersApi = (http: Http, address: string, optionsAt?: PlaceOptions): Orders => ({
  async place(customerOrderId, key, signal) {
    const result = await http.send({
      call: 'place-order',
      at: address,
      id: pathSegment(customerOrderId),
      headers: { 'Idempotency-Key': key },
      body: placeBody(optionsAt),
      signal,
      decode: decodeState,
    });
    if (result.ok) {
      return result.value.body === 'placed' ? { kind: 'placed' } : { kind: 'unknown', code: UNKNOWN_ERROR };
    }
    const { kind, status = 0, body } = result.failure;
    // The time limit of the whole flow cancels the request, so a cancelled request counts as a timeout.
    const code = codeIn(body) ?? (kind === 'timeout' || kind === 'cancelled' ? TIMEOUT : UNKNOWN_ERROR);
    const isRefusal = status >= 400 && status < 500 && status !== CONFLICT && status !== REQUEST_TIMEOUT;
    return { kind: isRefusal ? 'refused' : 'unknown', code };
  },
  async read(customerOrderId, signal) {
    const result = await http.send({
      call: 'order',
      at: address,
      id: pathSegment(customerOrderId),
      signal,
      decode: decodeState,
    });
    return result.ok ? result.value.body : undefined;
  },
});

interface BeaconDeps {
  readonly fetch: Window['fetch'];
  readonly logger: Pick<Logger, 'warn'>;
  readonly applicationName: string;
  /** Timeout in milliseconds; 10,000 by default. */
  readonly timeout?: number;
}

/**
 * Creates the function that sends `POST /mfe/common/api/v1/instantCheckoutTransactionComplete`. The request outlives
 * the page and carries no token; a failure is logged [INST-3] [CALL-1] [CALL-3].
 */
export const createBeacon = (
  { fetch, logger, applicationName, timeout = 10_000 }: BeaconDeps,
  address: string,
) => {
  const call = CALLS['instant-checkout-complete'];
  const url = addressOf(call, address);
  const post = async (text: string) => {
    try {
      const { ok, status } = await fetch(url, {
        method: call.method,
        body: text,
        keepalive: true,
        // The page's address may contain the search term.
        referrerPolicy: 'origin',
        signal: AbortSignal.timeout(timeout),
        headers: { 'content-type': 'application/json', breadcrumb: applicationName },
      });
      if (!ok) logger.warn('Instant checkout beacon failed', { status });
    } catch (error) {
      logger.warn('Instant checkout beacon failed', { message: String(error) });
    }
  };
  return (text: string): void => void post(text);
};

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
  /** True when some items could not be decoded. */
  readonly areItemsPartial?: boolean | undefined;
}

/** Browsers limit keepalive requests to 64 KiB in total; this leaves some for other requests. */
const MAX_BODY_BYTES = 60_000;

const inPounds = (pence: Pence | undefined): number | null => (pence === undefined ? null : pence / 100);

/** Rounds to three decimals (grams), the finest unit of a weight. */
const toGrams = (amount: number): number => Math.round(amount * 1000) / 1000;

/** The amount that was ordered before; undefined when it is not known. */
const placedAmount = ({ placedAmounts, isPartial }: BeaconFacts, lineNumber: string) =>
  placedAmounts.get(lineNumber) ?? (isPartial ? undefined : 0);

/** The lines of the order that the trolley no longer has; none when some of its items are not known. */
const removedItems = ({ items, placedAmounts, areItemsPartial }: BeaconFacts): BeaconFacts['items'] => {
  const left = new Map(areItemsPartial ? [] : placedAmounts);
  for (const { lineNumber } of items) left.delete(lineNumber);
  return [...left.keys()].map((lineNumber) => ({
    lineNumber,
    quantity: { amount: 0 },
    totalPrice: 0 as Pence,
  }));
};

/**
 * The body of the completion beacon: amounts in pounds, `quantityDelta` relative to the order as it was placed before,
 * negative for removed lines, null for unknown values [INST-3].
 */
const beaconBody = (customerOrderId: string, facts: BeaconFacts) => ({
  customerOrderId,
  branchId: facts.branchId ?? null,
  deliveryChargeAmount: inPounds(facts.deliveryCharge),
  slotType: facts.slotType ?? null,
  instantCheckoutTrolleyItems: [...facts.items, ...removedItems(facts)].map(
    ({ lineNumber, quantity, totalPrice }) => {
      const before = placedAmount(facts, lineNumber);
      return {
        lineNumber,
        totalPrice: inPounds(totalPrice),
        quantity: quantity.amount,
        quantityDelta: before === undefined ? null : toGrams(quantity.amount - before),
      };
    },
  ),
});

/** Serialises the body. If it is too big, removes items from the end until it fits. */
const fitBeacon = (body: ReturnType<typeof beaconBody>): { text: string; itemsLeftOut: number } => {
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
