import { buildPages } from '../boot/build-pages';
import { documents } from '../boot/documents';
import { startServer } from '../boot/server';
import type { Bench } from '../shared/bench';
import { withBrowser } from '../shared/browser';
import { measureVisit, SHELLS, type VisitCost } from './measure';
import { PAGES, visitResults, type PageName } from './results';

/** Three shells of a shop with the same React host: without a header, each with its own copy of it, and federated. */
export const visitBench: Bench = {
  name: 'visit',
  summary:
    'What the header adds to a visit of ten pages over three shells: bytes, requests, time of the main thread. CPU 4 times slower, visits in turn.',
  runs: { default: 15, minimum: 2 },
  async measure({ runs, isOnce, log }) {
    log('building the pages');
    const server = await startServer(documents(await buildPages()));
    const shells = isOnce ? SHELLS.slice(0, 2) : SHELLS;
    const measured: Record<PageName, VisitCost[]> = { host: [], bundled: [], federated: [] };
    try {
      await withBrowser(async (browser) => {
        for (let round = 0; round < runs; round += 1) {
          log(`round ${String(round + 1)} of ${String(runs)}`);
          for (const name of PAGES)
            measured[name].push(await measureVisit(browser, { origin: server.address, name, shells }));
        }
      });
    } finally {
      await server.close();
    }
    return visitResults(measured);
  },
};
