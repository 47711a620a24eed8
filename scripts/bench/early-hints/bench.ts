import type { Browser } from '@playwright/test';
import { buildPages, probeScript } from '../boot/build-pages';
import { NETWORKS } from '../boot/contestants';
import { documents } from '../boot/documents';
import { PAGE_TIMES, type PageTimes } from '../boot/page-times';
import { oneIf, type Bench } from '../shared/bench';
import { throttle, withBrowser } from '../shared/browser';
import { waitForPageCallback } from '../shared/page-callback';
import { HINTED, VARIANTS, variantsOf, type Variant } from './pages';
import { earlyHintsResults, type Measured } from './results';
import { startEarlyHintsServer } from './server';
import { startSlowNetwork } from './slow-network';

const CPU_SLOWDOWN = 4;
const PAGE_TIMEOUT_MS = 20_000;
/** Milliseconds that a page's server takes. */
const RENDERING_MS = [0, 100, 300];

/** Opens a page with an empty cache and a new connection. */
const measureShown = async (browser: Browser, url: string, probe: string): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(probe);
    const times = await waitForPageCallback(await context.newCDPSession(page), PAGE_TIMES, PAGE_TIMEOUT_MS);
    await throttle(page, CPU_SLOWDOWN);
    await page.goto(url, { waitUntil: 'commit' });
    return (JSON.parse(await times()) as PageTimes).shown;
  } finally {
    await context.close();
  }
};

/** Compares links in the document with 103 Early Hints, on two pages of the boot benchmark. */
export const earlyHintsBench: Bench = {
  name: 'early-hints',
  summary:
    'Time until the header is visible when the browser learns of its files from the document, from a 103 response, or from both. Empty cache, CPU 4 times slower, two networks, variants in turn.',
  runs: { default: 9, minimum: 3 },
  async measure({ runs, isOnce, log }) {
    log('building the pages');
    const all = documents(await buildPages());
    const pages = HINTED.flatMap((page) =>
      Object.entries(variantsOf(all[page])).map(
        ([variant, hinted]) => [`${page}-${variant}`, hinted] as const,
      ),
    );
    const server = await startEarlyHintsServer(Object.fromEntries(pages));
    const probe = await probeScript();
    const measured: Measured[] = [];
    try {
      await withBrowser(async (browser) => {
        for (const network of oneIf(isOnce, NETWORKS)) {
          const slow = await startSlowNetwork(server.port, network);
          for (const page of HINTED) {
            for (const renderingMs of oneIf(isOnce, RENDERING_MS)) {
              log(`${network.name}, ${page}, ${String(renderingMs)} ms`);
              const times: Record<Variant, number[]> = { document: [], '103': [], both: [] };
              // The first round fills the browser's caches of code and fonts.
              for (let round = isOnce ? 0 : -1; round < runs; round += 1) {
                for (const variant of VARIANTS) {
                  const url = `https://127.0.0.1:${String(slow.port)}/${page}-${variant}/${String(renderingMs)}`;
                  const shown = await measureShown(browser, url, probe);
                  if (round >= 0) times[variant].push(shown);
                }
              }
              measured.push({ page, network: network.name, renderingMs, times });
            }
          }
          slow.close();
        }
      });
    } finally {
      await server.close();
    }
    return earlyHintsResults(measured);
  },
};
