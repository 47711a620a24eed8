import { BASE, withHosts, type PageName } from './hosts/server';
import { measureInTurn, type Bench } from './shared/bench';
import {
  collectGarbage,
  openUntilReport,
  readMetrics,
  withPage,
  type BenchPage,
  type Probe,
} from './shared/browser';
import { atMost, ratioAtMost, type Results } from './shared/results';
import { differences, median } from './shared/statistics';

/**
 * A React host with the header, for a visitor in the first and in a later page of a visit, and for a customer with trolley and
 * slot; the same without React; and what they are compared with.
 */
const PAGES = [
  'host',
  'first',
  'untouched',
  'customer',
  'plainUntouched',
  'plainCustomer',
  'empty',
  'library',
] as const;
type MeasuredPage = (typeof PAGES)[number];

/** The pages with a header, and the same page without it: only our hosts have React. */
const WITHOUT_HEADER = {
  first: 'host',
  untouched: 'host',
  customer: 'host',
  plainUntouched: 'empty',
  plainCustomer: 'empty',
  library: 'empty',
} as const;
type PageWithHeader = keyof typeof WITHOUT_HEADER;
const PAGES_WITH_HEADER = Object.keys(WITHOUT_HEADER) as readonly PageWithHeader[];

const CPU_SLOWDOWN = 4;
const MEGABYTE = 1_000_000;
const KILOBYTE = 1_000;
const LIMITS = {
  heapMegabytes: 1.2,
  requests: 2,
  busyRatio: 1,
  visitorKilobytes: 30,
  customerKilobytes: 55,
} as const;

/** What one page cost in its first five seconds. */
interface PageCost {
  /** Milliseconds in which the main thread was busy. */
  readonly busy: number;
  /** Bytes of the JavaScript heap after a collection. */
  readonly heap: number;
  /** Requests of the remote's files that were sent before the header was visible; 0 without a header. */
  readonly requests: number;
  /** Bytes of script, as transferred, without prefetched files. */
  readonly script: number;
}

/** What each page cost, one entry for each round. */
type Measured = Readonly<Record<MeasuredPage, readonly PageCost[]>>;

/**
 * Runs in the page: reports after five seconds how many files of the remote were requested before the header was visible, and the
 * bytes of scripts.
 */
const probe: Probe = ({ argument: base }) => {
  let shown = 0;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('header [role=search] input')) return;
    shown = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  setTimeout(() => {
    const files = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const requests = files.filter(
      ({ name, startTime }) => startTime < shown && new URL(name).pathname.startsWith(base),
    );
    const isPrefetched = (name: string) =>
      document.querySelector(`link[rel=prefetch][href="${name}"]`) !== null;
    const scripts = files.filter(({ name }) => name.endsWith('.js') && !isPrefetched(name));
    const script = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    window.reportToBench(JSON.stringify({ requests: requests.length, script }));
  }, 5_000);
};

/** What the page before has stored, in a later page of a visit: the title of the season's button. */
const storeSeason = (): void => sessionStorage.setItem('wtr_season', 'Christmas');

/** Measures a page with an empty cache. */
const measurePage = async (opened: BenchPage, origin: string, page: MeasuredPage): Promise<PageCost> => {
  const { context, session } = opened;
  await context.request.post(`${origin}/demo/world/reset`, { data: { preset: 'slot-booked' } });
  await session.send('Performance.enable');
  if (page !== 'first') await opened.page.addInitScript(storeSeason);
  const name: PageName = page === 'first' ? 'untouched' : page;
  const reported = await openUntilReport<Pick<PageCost, 'requests' | 'script'>>(opened, {
    url: `${origin}/${name}`,
    cpu: CPU_SLOWDOWN,
    probe,
    argument: BASE,
  });
  const busy = (await readMetrics(session))('TaskDuration') * 1000;
  await collectGarbage(session);
  return { ...reported, busy, heap: (await readMetrics(session))('JSHeapUsedSize') };
};

const NAMES: Readonly<Record<PageWithHeader, string>> = {
  first: 'visitor, first page',
  untouched: 'visitor',
  customer: 'customer',
  plainUntouched: 'visitor, without React',
  plainCustomer: 'customer, without React',
  library: 'library',
};

export const pageResults = (measured: Measured): Results => {
  /** The cost of the header alone: the page's less that of the same page without it, in the same round. */
  const headerOf = (page: PageWithHeader, figure: keyof PageCost): readonly number[] =>
    differences(measured[page], measured[WITHOUT_HEADER[page]], figure);
  const busyCheck = (page: PageWithHeader, who: string) =>
    ratioAtMost(
      { name: `main thread busy, ${who} / library’s field in HTML, CPU 4x slower`, limit: LIMITS.busyRatio },
      headerOf(page, 'busy'),
      [headerOf('library', 'busy')],
    );
  return {
    checks: [
      busyCheck('untouched', 'visitor'),
      busyCheck('customer', 'customer'),
      ...(['visitor', 'customer'] as const).map((who) =>
        atMost({
          name: `script before anything is touched, page without React, ${who}`,
          value: median(
            measured[who === 'visitor' ? 'plainUntouched' : 'plainCustomer'].map(({ script }) => script),
          ),
          limit: LIMITS[`${who}Kilobytes`] * KILOBYTE,
          unit: 'bytes',
        }),
      ),
      atMost({
        name: 'heap of the header, signed in',
        value: Math.round(median(headerOf('customer', 'heap'))),
        limit: LIMITS.heapMegabytes * MEGABYTE,
        unit: 'bytes',
      }),
      atMost({
        name: 'requests of the remote before the header is visible',
        value: median(measured.untouched.map(({ requests }) => requests)),
        limit: LIMITS.requests,
        unit: 'requests',
      }),
    ],
    tables: [
      {
        title: 'What the header adds to a page in its first five seconds (medians)',
        note: 'The page less the same page without a header. Library: a header of HTML with the field of @algolia/autocomplete-js, in a page without React. In a host with React, React does not count. A visitor’s header waits until it is touched, except in the first page of a visit, which requests the season’s button.',
        heads: ['page', 'main thread busy, ms', 'heap after collection, MB'],
        rows: PAGES_WITH_HEADER.map((page) => [
          NAMES[page],
          Math.round(median(headerOf(page, 'busy'))),
          (median(headerOf(page, 'heap')) / MEGABYTE).toFixed(2),
        ]),
      },
    ],
  };
};

export const pageBench: Bench = {
  name: 'page',
  summary:
    'What the header adds to a page in its first five seconds: time of the main thread, heap, requests. Empty cache, CPU 4 times slower, pages in turn.',
  runs: 15,
  measure: (options) =>
    withHosts({ ...options, hasServices: true }, async (browser, origin) => {
      const measured = await measureInTurn(PAGES, { ...options, warmUp: 1 }, (name) =>
        withPage(browser, { width: 1440, height: 900 }, (opened) => measurePage(opened, origin, name)),
      );
      return pageResults(measured);
    }),
};
