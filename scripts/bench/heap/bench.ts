import type { Bench } from '../shared/bench';
import { withDemo } from '../shared/browser';
import { measureHeap } from './measure';
import { heapResults } from './results';

export const heapBench: Bench = {
  name: 'heap',
  summary:
    "Memory of a customer's page after 10,000 trolley updates and 1,000 menu openings, after garbage collection.",
  runs: { default: 1, minimum: 1 },
  measure: async ({ isOnce }) =>
    heapResults(await withDemo((browser, origin) => measureHeap(browser, { origin, isOnce }))),
};
