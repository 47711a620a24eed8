/** The GraphQL client. It is based on urql, which is loaded with the first operation. */
import { lazyValue } from '../../kernel/lazy';
import { failed } from '../../kernel/result';
import type { Graph, GraphDeps } from './graph';

export type { Graph } from './graph';

export const createGraph = (deps: GraphDeps): Graph => {
  const client = lazyValue(async () => {
    const { createUrqlClient } = await import(/* webpackChunkName: "signed-in" */ './urql-client');
    return createUrqlClient(deps);
  });
  return {
    prepare: client.prepare,
    async run(operation) {
      try {
        const answer = deps.takeAnswer?.(operation.tag);
        const known =
          answer === undefined ? undefined : operation.decode(Reflect.get(Object(answer), 'data'));
        if (known?.ok) return known;
        // Once the client is loaded, the request is sent in the task of the call.
        return await (client.loaded() ?? (await client.load())).run(operation);
      } catch (error) {
        return failed('network', String(error));
      }
    },
  };
};
