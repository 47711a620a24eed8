import { writeFileSync } from 'node:fs';
import { launch } from '../shared/browser';
import { runBench, tell } from '../shared/run-bench';
import { buildPages, probeScript } from './build-pages';
import { CONTESTANTS, documents, type Contestant } from './documents';
import { HELP } from './help';
import { headerVisible, NETWORKS, type Measured } from './measure';
import { optionsFrom, type Options } from './options';
import { draw } from './picture';
import { report } from './report';
import { startServer } from './server';

const PICTURE = 'docs/pictures/boot.svg';

const measure = async ({ runs }: Options): Promise<readonly Measured[]> => {
  tell('building the pages');
  const server = await startServer(documents(await buildPages()));
  const browser = await launch();
  const probe = await probeScript();
  const measured: Measured[] = [];
  try {
    for (const network of NETWORKS) {
      tell(network.name);
      const times: Record<Contestant, number[]> = { static: [], rendered: [], bundled: [], federated: [] };
      // The first round fills the browser's caches of code and fonts.
      for (let turn = -1; turn < runs; turn += 1) {
        for (const name of CONTESTANTS) {
          const time = await headerVisible(browser, `${server.address}/${name}`, network, probe);
          if (turn >= 0) times[name].push(time);
        }
      }
      measured.push({ network, times });
    }
    return measured;
  } finally {
    await browser.close();
    await server.close();
  }
};

// When the header is visible, on pages that have it by different ways.
runBench({
  help: HELP,
  optionsFrom,
  measure: async (options) => {
    const measured = await measure(options);
    if (options.write) writeFileSync(PICTURE, draw(measured));
    return report(measured);
  },
});
