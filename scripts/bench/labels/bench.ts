import path from 'node:path';
import type { Bench } from '../shared/bench';
import { withDemo } from '../shared/browser';
import { buildProbe } from '../shared/build-probe';
import type { LabelRun } from './labels-shown';
import { measureLabels } from './measure';
import { labelsResults } from './results';

const CPU_SLOWDOWNS = [1, 4] as const;
/** The first pages fill caches of the demo and the browser. */
const WARM_UP_PAGES = 2;

export const labelsBench: Bench = {
  name: 'labels',
  summary:
    'Time from the responses of trolley and slot to their painted labels, at full speed and CPU 4 times slower.',
  runs: { default: 20, minimum: 2 },
  async measure({ runs, isOnce }) {
    const probe = await buildProbe(path.join(__dirname, 'pages/probe.ts'));
    const measured = CPU_SLOWDOWNS.map((cpu) => ({ cpu, runs: [] as LabelRun[] }));
    await withDemo(async (browser, origin) => {
      for (let round = isOnce ? 0 : -WARM_UP_PAGES; round < runs; round += 1) {
        for (const { cpu, runs: pages } of measured) {
          const run = await measureLabels(browser, { origin, probe, cpu });
          if (round >= 0) pages.push(run);
        }
      }
    });
    return labelsResults(measured);
  },
};
