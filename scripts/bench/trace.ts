import type { Browser } from '@playwright/test';
import { withHosts, type PageName } from './hosts/server';
import { measureInTurn, type Bench } from './shared/bench';
import { openUntilReport, withPage, type BenchPage, type Probe } from './shared/browser';
import { CAUSES, shareOut, type Cause, type TraceEvent } from './shared/main-thread';
import type { Results } from './shared/results';
import { differences, median } from './shared/statistics';

/** A React host without the header, with a visitor's and with a customer's header. */
const PAGES = ['host', 'federated', 'customer'] as const satisfies readonly PageName[];

const CPU_SLOWDOWN = 4;

const CATEGORIES = ['devtools.timeline', 'v8', 'disabled-by-default-v8.gc', 'disabled-by-default-v8.compile'];

type Shares = Readonly<Record<Cause, number>>;

/** What the main thread of each page was busy with, one entry for each round. */
type Traced = Readonly<Record<(typeof PAGES)[number], readonly Shares[]>>;

const probe: Probe = () => {
  setTimeout(() => {
    window.reportToBench('0');
  }, 5_000);
};

/** Traces the first five seconds of a page with an empty cache. */
const tracePage = async (
  browser: Browser,
  opened: BenchPage,
  origin: string,
  name: string,
): Promise<Shares> => {
  await opened.context.request.post(`${origin}/demo/world/reset`, { data: { preset: 'slot-booked' } });
  await browser.startTracing(opened.page, { categories: CATEGORIES });
  await openUntilReport(opened, { url: `${origin}/${name}`, cpu: CPU_SLOWDOWN, probe });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  return shareOut(traceEvents);
};

export const traceResults = (traced: Traced): Results => {
  const headerOf = (page: 'federated' | 'customer', cause: Cause): number =>
    Math.round(median(differences(traced[page], traced.host, cause)));
  return {
    checks: [],
    tables: [
      {
        title: 'What the header keeps the main thread busy with in its first five seconds (medians, ms)',
        note: 'The page less the same page without a header. Functions are called by React, which renders and commits, and by the header itself. Tracing slows pages, so compare the shares only.',
        heads: ['cause', 'visitor', 'customer'],
        rows: CAUSES.map((cause) => [cause, headerOf('federated', cause), headerOf('customer', cause)]),
      },
    ],
  };
};

export const traceBench: Bench = {
  name: 'trace',
  summary:
    'What the main thread is busy with in the first five seconds of a page. Empty cache, CPU 4 times slower, pages in turn.',
  runs: 9,
  measure: (options) =>
    withHosts({ ...options, hasServices: true }, async (browser, origin) => {
      const traced = await measureInTurn(PAGES, { ...options, warmUp: 1 }, (name) =>
        withPage(browser, { width: 1440, height: 900 }, (opened) => tracePage(browser, opened, origin, name)),
      );
      return traceResults(traced);
    }),
};
