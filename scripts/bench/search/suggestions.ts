import { expect, type Browser } from '@playwright/test';
import { suggest } from '../../../host-demo/services/state';
import type { BenchOptions } from '../shared/bench';
import { addProbe, throttle, waitForReport, type Probe } from '../shared/browser';
import { ratioAtMost, type Results } from '../shared/results';
import { median, quantile } from '../shared/statistics';
import {
  ALONE,
  CONTESTANTS,
  focusField,
  OURS,
  visit,
  prefixes,
  type Contestant,
  type Visit,
} from './contestants';

const CPU_SLOWDOWN = 4;
const WARM_UP = 5;
/** The pause before each run is longer than the header's debounce, so that each run is a leading call. */
const PAUSE_MS = 400;
/** The pages load their idle-time chunks before the first key. */
const IDLE_MS = 4_000;
const MAX_RATIO = 1;

/** Instants of one measured key press, in milliseconds since the navigation. */
interface KeyToPaint {
  /** The trusted keydown, by its own time stamp. */
  readonly pressed: number;
  readonly requested: number;
  readonly responded: number;
  /** The options were inserted into the document. */
  readonly inserted: number;
  /** The frame that shows them was painted. */
  readonly painted: number;
  /** How many suggestions there are. */
  readonly suggestions: number;
}

interface SuggestionRuns {
  readonly contestant: Contestant;
  readonly runs: readonly KeyToPaint[];
}

declare global {
  interface Window {
    /** Measures the next key press, and reports it as a {@link KeyToPaint} once elements match the selector and are painted. */
    readonly measureKeyPress: (suggestions: string) => void;
  }
}

/** Runs in the page: creates `window.measureKeyPress`. */
const probe: Probe = ({ afterPaint }) => {
  /** The frame that shows an element that matches. */
  const painting = (suggestions: string): Promise<number> =>
    new Promise((resolve) => {
      const frame = () => {
        const { length = 0 } = document.querySelector(suggestions)?.getClientRects() ?? {};
        if (length > 0) afterPaint(resolve);
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });

  const keyPress = (): Promise<number> =>
    new Promise((resolve) => {
      const onKeyDown = (event: KeyboardEvent) => {
        if (!event.isTrusted) return;
        document.removeEventListener('keydown', onKeyDown, true);
        resolve(event.timeStamp);
      };
      document.addEventListener('keydown', onKeyDown, true);
    });

  const insertion = (suggestions: string): Promise<number> =>
    new Promise((resolve) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(suggestions)) return;
        watch.disconnect();
        resolve(performance.now());
      });
      watch.observe(document, { childList: true, subtree: true });
    });

  const measure = async (suggestions: string): Promise<void> => {
    const key = keyPress();
    const inserted = await insertion(suggestions);
    const painted = await painting(suggestions);
    const call = performance
      .getEntriesByType('resource')
      .findLast((entry): entry is PerformanceResourceTiming => entry.name.includes('/term-suggest?'));
    const measured: KeyToPaint = {
      pressed: await key,
      requested: call?.startTime ?? NaN,
      responded: call?.responseEnd ?? NaN,
      inserted,
      painted,
      suggestions: document.querySelectorAll(suggestions).length,
    };
    window.reportToBench(JSON.stringify(measured));
  };

  const measureKeyPress = (suggestions: string): void => {
    performance.clearResourceTimings();
    void measure(suggestions);
  };
  Object.defineProperty(window, 'measureKeyPress', { value: measureKeyPress });
};

/** Types all but the last letter, and measures the press of that one until its suggestions are painted. */
const press = async ({ contestant, page, session }: Visit, term: string): Promise<KeyToPaint> => {
  const { name, suggestions } = contestant;
  await contestant.field(page).fill('');
  await expect(page.locator(suggestions)).toHaveCount(0);
  await page.keyboard.type(term.slice(0, -1));
  const shown = await waitForReport<KeyToPaint>(session);
  await page.evaluate((selector) => {
    window.measureKeyPress(selector);
  }, suggestions);
  // A throttled page keeps a core busy even while it is idle, so only the measured page is.
  await throttle(session, CPU_SLOWDOWN);
  await page.waitForTimeout(PAUSE_MS);
  await page.keyboard.press(term.slice(-1));
  const run = await shown();
  await throttle(session, 1);
  const expected = suggest(term).length;
  if (run.suggestions !== expected)
    throw new Error(`${name} shows ${run.suggestions} of ${expected} suggestions for '${term}'`);
  return run;
};

/** Measures key press to suggestions painted: one term for each round, and each contestant once in a round. */
export const measureSuggestions = async (
  browser: Browser,
  origin: string,
  { runs, isOnce, log }: BenchOptions,
): Promise<readonly SuggestionRuns[]> => {
  const prepare = (page: Visit['page']) => addProbe(page, probe);
  const visits = await Promise.all(
    CONTESTANTS.map((contestant) => visit(browser, contestant, { origin, width: 1440, prepare })),
  );
  await Promise.all(visits.map(({ page }) => page.waitForTimeout(IDLE_MS)));
  await Promise.all(visits.map(({ page }) => page.waitForLoadState('networkidle')));
  for (const each of visits) await focusField(each);
  const measured = visits.map((each) => ({ ...each, runs: [] as KeyToPaint[] }));
  const warmUp = isOnce ? 0 : WARM_UP;
  // The warm-up uses the terms with the fewest suggestions, so that the measured rounds have the longest lists.
  const terms = prefixes(runs + warmUp).toReversed();
  for (const [round, term] of terms.entries()) {
    for (const each of measured) {
      const run = await press(each, term);
      if (round >= warmUp) each.runs.push(run);
    }
    if (round % 10 === 0) log(`suggestions: round ${round} of ${terms.length}`);
  }
  for (const { close } of visits) await close();
  return measured;
};

const total = ({ pressed, painted }: KeyToPaint): number => painted - pressed;

/** Parts of a run, in the order in which they happen. */
const PHASES: readonly ((run: KeyToPaint) => number)[] = [
  ({ pressed, requested }) => requested - pressed,
  ({ requested, responded }) => responded - requested,
  ({ responded, inserted }) => inserted - responded,
  ({ inserted, painted }) => painted - inserted,
];

export const suggestionsResults = (measured: readonly SuggestionRuns[]): Results => {
  const totals = (isOurs: boolean) =>
    measured
      // Like with like: the libraries in the same header.
      .filter(({ contestant }) => (contestant === OURS) === isOurs && !ALONE.includes(contestant))
      .map(({ runs }) => runs.map(total));
  const name = 'key press to suggestions painted / the faster of two libraries, CPU 4x slower';
  return {
    checks: [ratioAtMost({ name, limit: MAX_RATIO }, totals(true)[0] ?? [], totals(false))],
    tables: [
      {
        title: 'Key press to suggestions painted, CPU 4 times slower',
        note: 'From the trusted keydown to the frame that shows the suggestions, in milliseconds. In a header: the field of the library is in the markup and style sheets of this header, so that each page has the same to lay out; the ratio compares these. Our list also has the aisles that match, and a search for the term as typed. Request: key to request; service: the request; render: response to options in the document; paint: from there to the frame. The medians of the parts need not add up.',
        heads: ['library', 'median', 'p95', 'request', 'service', 'render', 'paint'],
        rows: measured.map(({ contestant, runs }) => [
          contestant.name,
          median(runs.map(total)),
          quantile(runs.map(total), 0.95),
          ...PHASES.map((phase) => median(runs.map(phase))),
        ]),
      },
    ],
  };
};
