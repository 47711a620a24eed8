/** Names of the services' calls, in faults and in the journal. */
export const CALLS = [
  'shopping-context',
  'getTrolley',
  'cancel-amend-order',
  'graph',
  'slot-reservations',
  'cancel-slot',
  'addresses',
  'branches',
  'order',
  'place-order',
  'instant-checkout-complete',
  'term-suggest',
  'content',
  'pass-status',
  'banners',
  'token',
  'authorize',
  'taxonomy',
  'footer-taxonomy',
  'fragments',
  'remote',
] as const;
export type CallName = (typeof CALLS)[number];

/** Path of the remote's files; a fault can be injected into them as into a call. */
export const REMOTE_PATH = '/ecom/assets/mfe/common/';

const GRAPH_TAGS: Readonly<Record<string, CallName>> = {
  getTrolley: 'getTrolley',
  'cancel-amend-order': 'cancel-amend-order',
};

/** Returns the name of a call of the graph, by its `tag`: one endpoint serves all of them. */
export const graphCall = (tag: unknown): CallName =>
  typeof tag === 'string' && Object.hasOwn(GRAPH_TAGS, tag) ? (GRAPH_TAGS[tag] ?? 'graph') : 'graph';
