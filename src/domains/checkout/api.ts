import * as v from 'valibot';
import { failed, ok, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import { TIMEOUT, UNKNOWN_ERROR } from './placing/state';
import type { Orders } from './ports';

/** States of an order that is, or once was, placed. */
const PLACED: readonly string[] = ['PLACED', 'PAID', 'FULFIL', 'PICKED', 'COMPLETED'];

const orderSchema = v.object({ customerOrderState: v.string() });
const refusalSchema = v.object({ code: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) });

const tellsPlaced = (body: unknown): boolean | undefined => {
  const order = v.safeParse(orderSchema, body);
  return order.success ? PLACED.includes(order.output.customerOrderState) : undefined;
};

const decodePlaced = (body: unknown): Result<boolean> => {
  const isPlaced = tellsPlaced(body);
  return isPlaced === undefined ? failed('wrong-shape', 'order') : ok(isPlaced);
};

const codeIn = (body: unknown): string | undefined => {
  const refusal = v.safeParse(refusalSchema, body);
  return refusal.success ? refusal.output.code : undefined;
};

/** With these a client error leaves open what became of the order. */
const REQUEST_TIMEOUT = 408;
const CONFLICT = 409;

/**
 * `PATCH /v1/orders/{id}/place` and `GET /v1/orders/{id}`, each given 45 seconds [INST-2]. Placing is sent once:
 * what comes back without a clear word leaves the order to be read. Where the session was over it ends as refused,
 * and the token is renewed for the next press.
 */
export const createOrdersApi = (http: Http, address: string): Orders => {
  return {
    async place(customerOrderId, key) {
      const answer = await http.send({
        call: 'place-order',
        at: address,
        id: encodeURIComponent(customerOrderId),
        headers: { 'Idempotency-Key': key },
        body: { event: 'PLACE', instantCheckout: true },
        decode: decodePlaced,
      });
      if (answer.ok) {
        return answer.value.body
          ? { kind: 'placed' }
          : { kind: 'unknown', code: UNKNOWN_ERROR, isTaken: false };
      }
      const { kind, status = 0, body } = answer.failure;
      const code = codeIn(body) ?? (kind === 'timeout' ? TIMEOUT : UNKNOWN_ERROR);
      const isClear = status >= 400 && status < 500 && status !== CONFLICT && status !== REQUEST_TIMEOUT;
      return isClear ? { kind: 'refused', code } : { kind: 'unknown', code, isTaken: status === CONFLICT };
    },
    async isPlaced(customerOrderId) {
      const answer = await http.send({
        call: 'order',
        at: address,
        id: encodeURIComponent(customerOrderId),
        decode: decodePlaced,
      });
      return answer.ok ? answer.value.body : undefined;
    },
  };
};
