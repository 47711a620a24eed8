import type { Graph } from '../../platform/graphql';
import { decodeTotals, decodeTrolley } from './decode';
import type { Trolleys } from './ports';
import { amendingTrolleyQuery, trolleyQuery } from './query';

/** Creates the client of the trolley query [TROL-1]. Status 400 and 404 are expected and not logged [TROL-3]. */
export const createTrolleyApi = (graph: Graph): Trolleys => ({
  load: ({ customerOrderId, isAmending }, signal) =>
    graph.run({
      document: isAmending ? amendingTrolleyQuery : trolleyQuery,
      variables: { trolleyQueryOrderId: customerOrderId, orderQueryOrderId: customerOrderId },
      tag: 'getTrolley',
      signal,
      decode: (data) => decodeTrolley(data, isAmending),
    }),
  decodeTotals: (message) => Promise.resolve(decodeTotals(message)),
});
