import { bootBench } from './boot/bench';
import { heapBench } from './heap/bench';
import { labelsBench } from './labels/bench';
import { menusBench } from './menus/bench';
import { pageBench } from './page/bench';
import { searchBench } from './search/bench';
import { serverBench } from './server/bench';
import type { Bench } from './shared/bench';
import { tricksBench } from './tricks';
import { upgradeBench } from './upgrade/bench';
import { visitBench } from './visit/bench';

export const BENCHES: readonly Bench[] = [
  bootBench,
  searchBench,
  menusBench,
  labelsBench,
  pageBench,
  visitBench,
  heapBench,
  serverBench,
  upgradeBench,
  tricksBench,
];
