export const CONTESTANTS = ['static', 'rendered', 'bundled', 'federated'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

export interface Network {
  readonly name: string;
  /** Milliseconds of each round trip. */
  readonly latency: number;
  readonly bitsPerSecond: number;
}

export const NETWORKS: readonly Network[] = [
  { name: '1.6 Mbit/s, 150 ms', latency: 150, bitsPerSecond: 1_600_000 },
  { name: '10 Mbit/s, 40 ms', latency: 40, bitsPerSecond: 10_000_000 },
];
