import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { withHosts, type PageName } from './hosts/server';
import { measureInTurn, type Bench } from './shared/bench';
import { readMetrics, throttle, withPage, type BenchPage } from './shared/browser';
import { ratioAtMost, type Results } from './shared/results';
import { differences, median } from './shared/statistics';

/** A React host without a header, with its own copy of the header, and with the federated one. */
const PAGES = ['host', 'bundled', 'federated'] as const satisfies readonly PageName[];
/** The shells of ten pages that a shopper visits one after the other. */
const SHELLS = ['a', 'a', 'b', 'a', 'c', 'c', 'b', 'a', 'a', 'b'] as const;
const CPU_SLOWDOWN = 4;
/** How long the shopper stays on a page. By then, nothing of the header is still loading. */
const STAY_MS = 2_500;
const LIMITS = { bytes: 0.5, busy: 1.05 } as const;
const KILOBYTE = 1_000;

/** What one visit cost. */
interface VisitCost {
  /** Bytes that were sent over the network, with the documents. */
  readonly bytes: number;
  /** Requests that the browser's cache did not answer. */
  readonly requests: number;
  /** Milliseconds in which the main thread was busy. */
  readonly busy: number;
}

/** What each kind of visit cost, one entry for each round. */
type Measured = Readonly<Record<(typeof PAGES)[number], readonly VisitCost[]>>;

/** Counts what a page receives from the network. @returns a function that returns the count */
const countNetwork = (session: CDPSession): (() => Pick<VisitCost, 'bytes' | 'requests'>) => {
  let [bytes, requests] = [0, 0];
  const cached = new Set<string>();
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    cached.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.url.startsWith('data:')) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (cached.has(requestId)) return;
    bytes += encodedDataLength;
    requests += 1;
  });
  return () => ({ bytes, requests });
};

/** Visits pages of shells with one cache, which is empty at first. The documents are never cached. */
const measureVisit = async (
  { page, session }: BenchPage,
  shells: readonly string[],
  addressIn: (shell: string) => string,
): Promise<VisitCost> => {
  await session.send('Network.enable');
  await session.send('Performance.enable');
  await throttle(session, CPU_SLOWDOWN);
  const network = countNetwork(session);
  let busy = 0;
  for (const shell of shells) {
    await page.goto('about:blank');
    await page.goto(addressIn(shell), { waitUntil: 'commit' });
    await delay(STAY_MS);
    busy += (await readMetrics(session))('TaskDuration') * 1000;
  }
  return { ...network(), busy };
};

export const visitResults = (measured: Measured): Results => {
  /** The cost of the header alone: the visit's less the one to hosts without a header, in the same round. */
  const headerOf = (page: (typeof PAGES)[number], figure: keyof VisitCost): readonly number[] =>
    differences(measured[page], measured.host, figure);
  const ratioCheck = (name: string, figure: keyof typeof LIMITS) =>
    ratioAtMost({ name, limit: LIMITS[figure] }, headerOf('federated', figure), [
      headerOf('bundled', figure),
    ]);
  return {
    checks: [
      ratioCheck('bytes of a visit, federated / bundled', 'bytes'),
      ratioCheck('main thread busy in a visit, federated / bundled', 'busy'),
    ],
    tables: [
      {
        title: 'What the header adds to a visit of ten pages over three shells (medians)',
        note: 'The visit less the same visit to hosts without a header. The cache is empty at first; documents are never cached. Bundled: each shell has its own copy of the header.',
        heads: ['header', 'kB', 'requests', 'main thread busy, ms'],
        rows: PAGES.slice(1).map((page) => [
          page,
          median(headerOf(page, 'bytes')) / KILOBYTE,
          median(headerOf(page, 'requests')),
          Math.round(median(headerOf(page, 'busy'))),
        ]),
      },
    ],
  };
};

/** Three shells of a shop with the same React host. */
export const visitBench: Bench = {
  name: 'visit',
  summary:
    'What the header adds to a visit of ten pages over three shells: bytes, requests, time of the main thread. CPU 4 times slower, visits in turn.',
  runs: 15,
  measure: (options) =>
    withHosts({ ...options, hasServices: false }, async (browser, origin) => {
      const shells = options.isOnce ? SHELLS.slice(0, 2) : SHELLS;
      const measured = await measureInTurn(PAGES, { ...options, warmUp: 0 }, (name) => {
        options.log(`visiting ${name}`);
        return withPage(browser, { width: 1440, height: 900 }, (opened) =>
          measureVisit(opened, shells, (shell) => `${origin}/shell-${shell}/${name}`),
        );
      });
      return visitResults(measured);
    }),
};
