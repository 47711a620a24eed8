import * as v from 'valibot';
import { failed, ok, type Result } from '../../kernel/result';
import type { Graph } from '../../platform/graphql';
import type { Amendments } from './ports';
import { cancelAmendOrderMutation } from './query';

const responseSchema = v.object({
  cancelAmendOrder: v.object({
    failures: v.nullish(v.array(v.object({ type: v.fallback(v.string(), 'UNKNOWN') }))),
  }),
});

const decodeFailures = (data: unknown): Result<readonly { readonly type: string }[]> => {
  const decoded = v.safeParse(responseSchema, data);
  return decoded.success
    ? ok(decoded.output.cancelAmendOrder.failures ?? [])
    : failed('wrong-shape', 'cancelAmendOrder');
};

/** Cancels an amendment with a GraphQL mutation, which is sent once and never retried automatically [AMND-2]. */
export const createAmendApi = (graph: Graph): Amendments => ({
  async cancel(customerOrderId, signal) {
    const result = await graph.run({
      document: cancelAmendOrderMutation,
      variables: { customerOrderId },
      tag: 'cancel-amend-order',
      signal,
      decode: decodeFailures,
    });
    if (!result.ok) return result;
    const failures = result.value;
    if (failures.length > 0) return failed('graphql', failures.map(({ type }) => type).join(', '));
    return ok(undefined);
  },
});
