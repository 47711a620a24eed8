/** The GraphQL client. It is based on urql, which is loaded with the first operation. */
import { lazy } from '../../kernel/lazy';
import { failed } from '../../kernel/result';
import type { Graph, GraphDeps } from './graph';

export type { Graph } from './graph';

export const createGraph = (deps: GraphDeps): Graph => {
  const client = lazy(async () => {
    const { createUrqlClient } = await import(/* webpackChunkName: "graph" */ './urql-client');
    return createUrqlClient(deps);
  });
  return {
    prepare: () => {
      client().catch(() => undefined);
    },
    async run(operation) {
      try {
        return await (await client()).run(operation);
      } catch (error) {
        return failed('network', String(error));
      }
    },
  };
};
