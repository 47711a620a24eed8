import * as v from 'valibot';
import { failed, ok } from '../../kernel/result';
import type { Graph } from '../../platform/graphql';
import type { Amendments } from './ports';
import { cancelAmendOrderMutation } from './query';

const answerSchema = v.object({
  cancelAmendOrder: v.object({
    failures: v.nullish(v.array(v.object({ type: v.fallback(v.string(), 'UNKNOWN') }))),
  }),
});

/** Gives an amendment up through the graph; it is sent once, and never again by itself [AMND-2]. */
export const createAmendApi = (graph: Graph): Amendments => ({
  async cancel(customerOrderId, signal) {
    const answer = await graph.run({
      document: cancelAmendOrderMutation,
      variables: { customerOrderId },
      tag: 'cancel-amend-order',
      signal,
    });
    if (!answer.ok) return answer;
    const decoded = v.safeParse(answerSchema, answer.value);
    if (!decoded.success) return failed('wrong-shape', 'cancelAmendOrder');
    const failures = decoded.output.cancelAmendOrder.failures ?? [];
    if (failures.length > 0) return failed('graphql', failures.map(({ type }) => type).join(', '));
    return ok(undefined);
  },
});
