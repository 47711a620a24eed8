import { atMost, type Results } from '../shared/results';

/** What a page retains at one moment, after garbage collection. */
export interface Snapshot {
  readonly name: string;
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const GROWTH_LIMITS = [
  ['heap', 'bytes', 1_000_000],
  ['nodes', 'nodes', 0],
  ['listeners', 'listeners', 0],
] as const;

/** @throws Error when nothing was measured */
export const heapResults = (snapshots: readonly Snapshot[]): Results => {
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  if (!first || !last) throw new Error('nothing was measured');
  return {
    checks: GROWTH_LIMITS.map(([key, unit, limit]) =>
      atMost({ name: `${unit} more after a long session`, value: last[key] - first[key], limit, unit }),
    ),
    tables: [
      {
        title: 'A long session',
        heads: ['', 'heap bytes', 'nodes', 'listeners'],
        rows: snapshots.map(({ name, heap, nodes, listeners }) => [name, heap, nodes, listeners]),
      },
    ],
  };
};
