import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  type Page,
} from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../tests/setup/chromium';
import { startDemo } from '../../../tests/support/demo';

/** The function of the window that a probe calls. */
const REPORT = 'reportToBench';
const REPORT_TIMEOUT_MS = 30_000;

declare global {
  interface Window {
    /** Sends a value as JSON to the benchmark, see {@link waitForReport}. */
    readonly [REPORT]: (json: string) => void;
  }
}

/**
 * Runs `use` with a browser, and closes the browser.
 *
 * @param args more arguments of Chromium's command line
 */
export const withBrowser = async <T>(
  use: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> => {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...CHROMIUM_ARGS, ...args],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};

/** Runs `use` with a browser and the demo's origin, and closes both. */
export const withDemo = async <T>(use: (browser: Browser, origin: string) => Promise<T>): Promise<T> => {
  const demo = await startDemo();
  try {
    return await withBrowser((browser) => use(browser, demo.origin));
  } finally {
    await demo.close();
  }
};

/** A page in a browser context of its own, with an empty cache. */
export interface BenchPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly session: CDPSession;
}

/** Runs `use` with a page of its own, and closes the page. */
export const withPage = async <T>(
  browser: Browser,
  { width, height, ...options }: BrowserContextOptions & { readonly width: number; readonly height: number },
  use: (opened: BenchPage) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width, height }, ...options });
  try {
    const page = await context.newPage();
    return await use({ context, page, session: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
};

/** @param rate how many times slower the page's main thread runs; 1 ends the throttling */
export const throttle = async (session: CDPSession, rate: number): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Returns a function that returns a metric of the page, such as `TaskDuration`. The session must have enabled `Performance`. */
export const readMetrics = async (session: CDPSession): Promise<(name: string) => number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
};

/** Objects that one garbage collection frees may hold others that only the next one frees. */
export const collectGarbage = async (session: CDPSession): Promise<void> => {
  for (let times = 0; times < 5; times += 1) await session.send('HeapProfiler.collectGarbage');
};

/** Runs in the page, in a frame; calls the callback after that frame is painted. */
type AfterPaint = (callback: (now: number) => void) => void;

/** Schedules a task as browsers schedule input: before the scripts that wait. TypeScript's library does not declare it. */
interface TaskScheduler {
  readonly postTask: (task: () => void, options: { readonly priority: 'user-blocking' }) => Promise<void>;
}

/** A message that is posted inside a frame is handled after that frame is painted, in turn with the scripts that wait. */
const afterPaint: AfterPaint = (callback) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    callback(performance.now());
    port1.close();
  };
  port2.postMessage(null);
};

/** A task of this priority that is posted inside a frame runs first after the frame is painted, before any timer. */
const firstAfterPaint: AfterPaint = (callback) => {
  const { scheduler } = window as unknown as { readonly scheduler: TaskScheduler };
  void scheduler.postTask(() => callback(performance.now()), { priority: 'user-blocking' });
};

/** Runs in the page, so it may use the page's globals and what it receives, but nothing else of this process. */
export type Probe = (given: {
  readonly afterPaint: AfterPaint;
  readonly firstAfterPaint: AfterPaint;
  readonly argument: string;
}) => void;

/** Runs a probe in the page before any of its scripts. */
export const addProbe = async (page: Page, probe: Probe, argument = ''): Promise<void> => {
  // tsx names inner functions by a helper that the page lacks.
  const helper = 'const __name = (named) => named;';
  const given = `{ afterPaint: ${String(afterPaint)}, firstAfterPaint: ${String(firstAfterPaint)}, argument: ${JSON.stringify(argument)} }`;
  await page.addInitScript({ content: `{ ${helper} (${String(probe)})(${given}); }` });
};

/**
 * Waits for the page's probe to call `reportToBench`. `page.evaluate` would run the driver's own code in the page first: 50
 * to 80 ms with a CPU four times slower, in the middle of what is measured.
 *
 * @returns a function that waits for the call and returns the reported value; it rejects after 30 seconds
 */
export const waitForReport = async <T>(session: CDPSession): Promise<() => Promise<T>> => {
  const called = new Promise<T>((resolve) => {
    session.once('Runtime.bindingCalled', ({ payload }) => {
      resolve(JSON.parse(payload) as T);
    });
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: REPORT });
  return () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`the page reported nothing within ${REPORT_TIMEOUT_MS} ms`));
      }, REPORT_TIMEOUT_MS);
      void called.then((value) => {
        clearTimeout(timer);
        resolve(value);
      });
    });
};

interface Opening {
  readonly url: string;
  /** How many times slower the page's main thread runs. */
  readonly cpu: number;
  /** Calls `reportToBench` once. */
  readonly probe: Probe;
  readonly argument?: string;
}

/** Opens a page, and returns what its probe reports. */
export const openUntilReport = async <T>(
  { page, session }: BenchPage,
  { url, cpu, probe, argument }: Opening,
): Promise<T> => {
  await addProbe(page, probe, argument);
  const report = await waitForReport<T>(session);
  await throttle(session, cpu);
  await page.goto(url, { waitUntil: 'commit' });
  return report();
};
