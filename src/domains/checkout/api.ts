import * as v from 'valibot';
import { serviceUrl, type Http } from '../../platform/http';
import { TIMEOUT, UNKNOWN_ERROR } from './placing/state';
import type { Orders } from './ports';

/** Milliseconds that the order service may take. */
const PATIENCE = 45_000;

/** States of an order that is, or once was, placed. */
const PLACED: readonly string[] = ['PLACED', 'PAID', 'FULFIL', 'PICKED', 'COMPLETED'];

const orderSchema = v.object({ customerOrderState: v.string() });
const refusalSchema = v.object({ code: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) });

const tellsPlaced = (body: unknown): boolean | undefined => {
  const order = v.safeParse(orderSchema, body);
  return order.success ? PLACED.includes(order.output.customerOrderState) : undefined;
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
 * what comes back without a clear word leaves the order to be read. A renewed token sends it again with the
 * same key.
 */
export const createOrdersApi = (http: Http, address: string): Orders => {
  const url = (customerOrderId: string) =>
    serviceUrl(address, `/v1/orders/${encodeURIComponent(customerOrderId)}`);
  return {
    async place(customerOrderId, key) {
      const answer = await http.send({
        service: 'orders',
        method: 'PATCH',
        url: `${url(customerOrderId)}/place`,
        headers: { 'Idempotency-Key': key },
        body: { event: 'PLACE', instantCheckout: true },
        as: 'customer',
        timeout: PATIENCE,
      });
      if (answer.ok) {
        return tellsPlaced(answer.value.body)
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
        service: 'orders',
        method: 'GET',
        url: url(customerOrderId),
        as: 'customer',
        timeout: PATIENCE,
      });
      return answer.ok ? tellsPlaced(answer.value.body) : undefined;
    },
  };
};
