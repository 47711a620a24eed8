export const CONTESTANTS = ['static', 'rendered', 'bundled', 'federated'] as const;
export type Contestant = (typeof CONTESTANTS)[number];

/**
 * Pages that only other benchmarks open: `federated` for a signed-in customer, the host without a header, a header of HTML
 * with a library's field, and a page without any script.
 */
export type OtherPage = 'customer' | 'host' | 'library' | 'empty';

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
