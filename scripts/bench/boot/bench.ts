import { withBrowser } from '../shared/browser';
import { oneIf, type Bench } from '../shared/bench';
import { buildPages, probeScript } from './build-pages';
import { CONTESTANTS, NETWORKS } from './contestants';
import { documents } from './documents';
import { measurePageTimes } from './measure';
import { startForwarding } from '../shared/forward';
import { measureInTurn } from '../shared/pages';
import { bootResults, type Measured } from './results';
import { startServer } from './server';

/**
 * Four pages with the same header: `static` is its markup and styles with a script that opens a panel, `rendered` adds our loader's script, `bundled` is
 * a React host that contains the header, `federated` the same host with our loader and the remote.
 */
export const bootBench: Bench = {
  name: 'boot',
  summary:
    'Time until the header is visible, and until it is usable: static HTML, rendered on a server, bundled into a React host, federated. Empty cache, CPU 4 times slower, two networks, pages in turn.',
  runs: { default: 15, minimum: 3 },
  async measure({ runs, isOnce, log }) {
    log('building the pages');
    const demo = await startForwarding();
    const server = await startServer(documents(await buildPages()), demo.forward);
    const probe = await probeScript();
    const measured: Measured[] = [];
    try {
      await withBrowser(async (browser) => {
        for (const network of oneIf(isOnce, NETWORKS)) {
          log(network.name);
          const times = await measureInTurn(CONTESTANTS, { runs, warmUp: isOnce ? 0 : 1 }, (name) =>
            measurePageTimes(browser, `${server.address}/${name}`, network, probe),
          );
          measured.push({ network, times });
        }
      });
    } finally {
      await server.close();
      await demo.close();
    }
    return bootResults(measured);
  },
};
