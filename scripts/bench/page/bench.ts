import path from 'node:path';
import { buildPages } from '../boot/build-pages';
import { documents } from '../boot/documents';
import { startServer } from '../boot/server';
import type { Bench } from '../shared/bench';
import { withBrowser } from '../shared/browser';
import { buildProbe } from '../shared/build-probe';
import { startForwarding } from '../shared/forward';
import { measureInTurn } from '../shared/pages';
import { measurePage } from './measure';
import { PAGES, pageResults } from './results';

/** A React host with the header, for a visitor and for a customer with trolley and slot, and what they are compared with. */
export const pageBench: Bench = {
  name: 'page',
  summary:
    'What the header adds to a page in its first five seconds: time of the main thread, heap, requests. Empty cache, CPU 4 times slower, pages in turn.',
  runs: { default: 15, minimum: 3 },
  async measure({ runs, isOnce, log }) {
    log('building the pages');
    const demo = await startForwarding();
    const server = await startServer(documents(await buildPages()), demo.forward);
    const probe = await buildProbe(path.join(__dirname, 'pages/probe.ts'));
    try {
      const measured = await withBrowser((browser) =>
        measureInTurn(PAGES, { runs, warmUp: isOnce ? 0 : 1 }, (name) =>
          measurePage(browser, { origin: server.address, name, probe }),
        ),
      );
      return pageResults(measured);
    } finally {
      await server.close();
      await demo.close();
    }
  },
};
