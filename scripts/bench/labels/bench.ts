import path from 'node:path';
import type { Bench } from '../shared/bench';
import { withDemo } from '../shared/browser';
import { buildProbe } from '../shared/build-probe';
import { measureInTurn } from '../shared/pages';
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
    const measured = await withDemo((browser, origin) =>
      measureInTurn(CPU_SLOWDOWNS, { runs, warmUp: isOnce ? 0 : WARM_UP_PAGES }, (cpu) =>
        measureLabels(browser, { origin, probe, cpu }),
      ),
    );
    return labelsResults(CPU_SLOWDOWNS.map((cpu) => ({ cpu, runs: measured[cpu] })));
  },
};
