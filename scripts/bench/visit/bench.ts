import { buildPages } from '../boot/build-pages';
import { documents } from '../boot/documents';
import { startServer } from '../boot/server';
import type { Bench } from '../shared/bench';
import { withBrowser } from '../shared/browser';
import { measureInTurn } from '../shared/pages';
import { measureVisit, SHELLS } from './measure';
import { PAGES, visitResults } from './results';

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
    try {
      const measured = await withBrowser((browser) =>
        measureInTurn(PAGES, { runs, warmUp: 0 }, (name) => {
          log(`visiting ${name}`);
          return measureVisit(browser, { origin: server.address, name, shells });
        }),
      );
      return visitResults(measured);
    } finally {
      await server.close();
    }
  },
};
