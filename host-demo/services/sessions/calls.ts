/** What a call of the shop's services is named in faults and in the journal. */
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
  'taxonomy',
  'fragments',
  'remote',
] as const;
export type CallName = (typeof CALLS)[number];

/** Where the remote's files are served; a fault can be set on them as on a call. */
export const REMOTE_PATH = '/ecom/assets/mfe/common/';

const GRAPH_TAGS: Readonly<Record<string, CallName>> = {
  getTrolley: 'getTrolley',
  'cancel-amend-order': 'cancel-amend-order',
};

/** One endpoint serves all of the graph: its `tag` says which call it is. */
export const graphCall = (tag: unknown): CallName =>
  typeof tag === 'string' && Object.hasOwn(GRAPH_TAGS, tag) ? (GRAPH_TAGS[tag] ?? 'graph') : 'graph';
