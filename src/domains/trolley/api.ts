import type { Graph } from '../../platform/graphql';
import { decodeTotals, decodeTrolley } from './decode';
import type { Trolleys } from './ports';
import { amendingTrolleyQuery, trolleyQuery } from './query';

/** Reads the trolley from the graph [TROL-1]; 400 and 404 there are ordinary and not logged [TROL-3]. */
export const createTrolleyApi = (graph: Graph): Trolleys => ({
  load: ({ customerOrderId, isAmending }, signal) =>
    graph.run({
      document: isAmending ? amendingTrolleyQuery : trolleyQuery,
      variables: { trolleyQueryOrderId: customerOrderId, orderQueryOrderId: customerOrderId },
      tag: 'getTrolley',
      signal,
      decode: decodeTrolley,
    }),
  decodeTotals: (message) => Promise.resolve(decodeTotals(message)),
});
