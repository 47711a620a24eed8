import * as v from 'valibot';
import { failed, ok, type Result } from '../../kernel/result';
import type { Http } from '../../platform/http';
import { ORDER_STATES, type ShoppingContext } from './model';
import type { ShoppingContexts } from './ports';

const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);

const contextSchema = v.object({
  customerId: text,
  customerOrderId: text,
  customerOrderState: v.fallback(v.optional(v.picklist(ORDER_STATES)), undefined),
  defaultBranchId: text,
});

const withoutGaps = (decoded: v.InferOutput<typeof contextSchema>): ShoppingContext =>
  Object.fromEntries(Object.entries(decoded).filter(([, value]) => value !== undefined));

const decodeContext = (body: unknown): Result<ShoppingContext> => {
  const decoded = v.safeParse(contextSchema, body);
  return decoded.success ? ok(withoutGaps(decoded.output)) : failed('wrong-shape', 'shopping context');
};

/** `GET /v1/shopping-context` [AUTH-7]. */
export const createShoppingContextApi = (http: Http, address: string): ShoppingContexts => ({
  async load(signal) {
    const answer = await http.send({
      call: 'shopping-context',
      at: address,
      signal,
      decode: decodeContext,
    });
    return answer.ok ? ok(answer.value.body) : answer;
  },
});
