import { bootBench } from './boot/bench';
import { heapBench } from './heap/bench';
import { labelsBench } from './labels/bench';
import { menusBench } from './menus/bench';
import { searchBench } from './search/bench';
import { serverBench } from './server/bench';
import type { Bench } from './shared/bench';

export const BENCHES: readonly Bench[] = [
  bootBench,
  searchBench,
  menusBench,
  labelsBench,
  heapBench,
  serverBench,
];
