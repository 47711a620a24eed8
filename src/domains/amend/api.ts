import * as v from 'valibot';
import { failed, ok, type Result } from '../../kernel/result';
import type { Graph } from '../../platform/graphql';
import type { Amendments } from './ports';
import { cancelAmendOrderMutation } from './query';

const answerSchema = v.object({
  cancelAmendOrder: v.object({
    failures: v.nullish(v.array(v.object({ type: v.fallback(v.string(), 'UNKNOWN') }))),
  }),
});

const decodeFailures = (data: unknown): Result<readonly { readonly type: string }[]> => {
  const decoded = v.safeParse(answerSchema, data);
  return decoded.success
    ? ok(decoded.output.cancelAmendOrder.failures ?? [])
    : failed('wrong-shape', 'cancelAmendOrder');
};

/** Gives an amendment up through the graph; it is sent once, and never again by itself [AMND-2]. */
export const createAmendApi = (graph: Graph): Amendments => ({
  async cancel(customerOrderId, signal) {
    const answer = await graph.run({
      document: cancelAmendOrderMutation,
      variables: { customerOrderId },
      tag: 'cancel-amend-order',
      signal,
      decode: decodeFailures,
    });
    if (!answer.ok) return answer;
    const failures = answer.value;
    if (failures.length > 0) return failed('graphql', failures.map(({ type }) => type).join(', '));
    return ok(undefined);
  },
});
