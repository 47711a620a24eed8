import type { CheckoutConfig } from '../../../federation/contract';
import { pathSegment } from '../../kernel/encode';
import { at, readText } from '../../kernel/read';
import { failed, ok, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import { TIMEOUT, UNKNOWN_ERROR } from './placing/state';
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
