import { at, readId } from '../../kernel/read';
import { bodyOf, failed, ok, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import { ORDER_STATES, type ShoppingContext } from './model';
import type { ShoppingContexts } from './ports';

/**
 * An order id that is present but not readable is a failure, because the customer may have an order. Other fields that
 * are not readable are left out.
 */
const decodeContext = (body: unknown): Result<ShoppingContext> => {
  const orderId = at(body, 'customerOrderId');
  const state = at(body, 'customerOrderState');
  const customerOrderId = readId(orderId);
  return Object(body) !== body || (orderId && !customerOrderId)
    ? failed('wrong-shape', 'shopping context')
    : ok({
        customerId: readId(at(body, 'customerId')),
        customerOrderId,
        customerOrderState: ORDER_STATES.find((each) => each === state),
        defaultBranchId: readId(at(body, 'defaultBranchId')),
      });
};

/** Creates the client of `GET /v1/shopping-context` [AUTH-7]. */
export const createShoppingContextApi = (http: Http, address: string): ShoppingContexts => ({
  async load(signal) {
    return bodyOf(
      await http.send({
        call: 'shopping-context',
        at: address,
        signal,
        decode: decodeContext,
      }),
    );
  },
});
