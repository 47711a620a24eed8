import type { Request } from '@playwright/test';
import { Command } from 'commander';
import { IDENTITY_CHANGED, type Role } from '../../federation/contract';
import { makeReleases, type Releases } from '../../tests/hosts/releases';
import { startDemo } from '../../tests/support/demo';
import { LeakWatch } from '../../tests/support/leak-watch';
import { markdownTable } from '../../tests/support/markdown-table';
import { openHeader, openMenus, snapshotOf, update, type Snapshot } from '../bench/heap';
import { withBrowser, withPage, type BenchPage } from '../bench/shared/browser';
import { positive } from './options';

/** What the customer does in each simulated minute. */
const A_MINUTE = { updates: 200, menus: 20 } as const;
const MINUTE_MS = 60_000;
const STEP_MS = 1_000;
const CUT_EVERY_MINUTES = 10;
/** Every other sign-out is in the minute of a cut. */
const SIGN_OUT_EVERY_MINUTES = 25;
/** The first minutes load code, and fill caches and pools. */
const WARM_UP_MINUTES = 10;
/** Parts of the time, each with a snapshot at its end, and a deploy between two of them. */
const PARTS = 4;
const MAX_HEAP_GROWTH = 300_000;
/** Panels have listeners, and each state of the session has other panels. */
const MAX_LISTENER_GROWTH = 20;
/** The code that V8 compiles for functions that are called often is in the heap, too, and grows for hours. */
const BROWSER_ARGS = ['--js-flags=--jitless'];

/** What the page retains at the end of a part, and what it requested in that part. */
interface Part extends Snapshot {
  readonly timers: number;
  readonly requests: number;
  readonly tokens: number;
}

/** A page whose time passes only while no request waits for its response: simulated time would end in a timeout. */
interface TimedPage extends BenchPage {
  /** Lets the page's time pass until the work is done. */
  readonly whileTimePasses: (work: Promise<unknown>) => Promise<void>;
  /** Waits until the page has received the responses to its requests. */
  readonly settle: () => Promise<void>;
  readonly passMinute: () => Promise<void>;
}

const createTimedPage = (opened: BenchPage): TimedPage => {
  const { page } = opened;
  const waiting = new Set<Request>();
  page.on('request', (request) => void waiting.add(request));
  page.on('requestfinished', (request) => void waiting.delete(request));
  page.on('requestfailed', (request) => void waiting.delete(request));
  const responses = async (): Promise<void> => {
    while (waiting.size > 0) await Promise.all([...waiting].map((request) => request.response()));
  };
  const settle = async (): Promise<void> => {
    do {
      await responses();
      await page.clock.runFor(STEP_MS);
    } while (waiting.size > 0);
  };
  return {
    ...opened,
    settle,
    async whileTimePasses(work) {
      const state = { isDone: false };
      const done = work.finally(() => {
        state.isDone = true;
      });
      const step = (): Promise<void> => responses().then(() => page.clock.runFor(STEP_MS));
      while (!state.isDone) await Promise.race([done, step()]);
      await done;
    },
    async passMinute() {
      await settle();
      await page.clock.fastForward(MINUTE_MS);
    },
  };
};

const waitForTrolley = ({ page, whileTimePasses }: TimedPage): Promise<void> =>
  whileTimePasses(page.locator('header [data-trolley][aria-label*="£"]').waitFor());

/**
 * Starts to wait until the header announces a role. Called before the session changes: the header of a page whose cookies
 * have changed may notice that before the customer returns to its tab.
 */
const waitForRole = async (
  { page, whileTimePasses }: TimedPage,
  role: Role,
): Promise<() => Promise<void>> => {
  const announced = await page.evaluateHandle(
    ([type, wanted]) => ({
      promise: new Promise<void>((resolve) => {
        document.addEventListener(type, function listener({ detail }) {
          if (detail.role !== wanted) return;
          document.removeEventListener(type, listener);
          resolve();
        });
      }),
    }),
    [IDENTITY_CHANGED, role] as const,
  );
  return async () => {
    await whileTimePasses(announced.evaluate(({ promise }) => promise));
    await announced.dispose();
  };
};

/** The customer signs out and in again in another tab, and returns to this one. */
const signOutAndIn = async (opened: TimedPage, minute: number): Promise<void> => {
  const { context, page } = opened;
  for (const [preset, role] of [
    ['visitor', 'visitor'],
    ['slot-booked', 'customer'],
  ] as const) {
    const announcement = await waitForRole(opened, role);
    await context.request.post('/demo/world/reset', { data: { preset } });
    // The shop's pages set cookies. While they are the same, a visitor's header does not ask for the session again.
    await context.addCookies([
      { name: 'last_change', value: `${preset}-${String(minute)}`, url: page.url() },
    ]);
    await opened.passMinute();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await announcement();
  }
  await waitForTrolley(opened);
};

const versionOf = ({ page }: BenchPage): Promise<string> =>
  page.evaluate(() => {
    const { loaded = '{}' } = document.getElementById('root')?.dataset ?? {};
    return (JSON.parse(loaded) as { readonly version?: string }).version ?? '';
  });

/** Promotes another release; the host then mounts the header again, as after a change of its route. */
const deploy = async (opened: TimedPage, releases: Releases, version: string): Promise<void> => {
  const { page } = opened;
  const before = await versionOf(opened);
  releases.publish(version);
  releases.promote('stable', version);
  await page.evaluate(() => document.dispatchEvent(new Event('unmount-header')));
  await page.evaluate(() => document.dispatchEvent(new Event('mount-header')));
  await waitForTrolley(opened);
  const after = await versionOf(opened);
  if (before !== after) throw new Error(`the page has the releases ${before} and ${after}`);
};

const shop = async (opened: TimedPage, minute: number): Promise<void> => {
  const { context, page } = opened;
  await opened.settle();
  const isCut = minute % CUT_EVERY_MINUTES === 0;
  if (isCut) await context.setOffline(true);
  await update(page, A_MINUTE.updates);
  await opened.whileTimePasses(openMenus(page, A_MINUTE.menus));
  await opened.passMinute();
  if (isCut) await context.setOffline(false);
  if (minute % SIGN_OUT_EVERY_MINUTES === 0) await signOutAndIn(opened, minute);
};

const shopFor = async (given: BenchPage, releases: Releases, minutes: number): Promise<readonly Part[]> => {
  const opened = createTimedPage(given);
  const { page, session } = opened;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.clock.install();
  // tsx adds calls of this function to functions that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  const watch = await LeakWatch.of(page);
  await session.send('Performance.enable');
  await openHeader(opened, { channel: 'stable' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + STEP_MS);
  const parts: Part[] = [];
  const take = async (name: string): Promise<void> => {
    const { retained } = await watch.take();
    const timers = retained.filter((each) => /^set(Timeout|Interval)/.test(each)).length;
    const tokens = requested.filter((url) => url.includes('/v1/token')).length;
    parts.push({ ...(await snapshotOf(session, name)), timers, requests: requested.length, tokens });
    console.log(JSON.stringify(parts.at(-1)));
    requested.length = 0;
  };
  const length = Math.ceil((minutes - WARM_UP_MINUTES) / PARTS);
  for (let minute = 1; minute <= minutes; minute += 1) {
    await shop(opened, minute);
    const isEnd = (minute - WARM_UP_MINUTES) % length === 0 || minute === minutes;
    if (minute >= WARM_UP_MINUTES && isEnd) {
      await take(`${String(minute)} min`);
      if (minute > WARM_UP_MINUTES && minute < minutes)
        await deploy(opened, releases, `0.2.${String(parts.length)}`);
    }
  }
  return parts;
};

/** Returns what has grown from the first snapshot to the last. */
const growthOf = (parts: readonly Part[]): readonly string[] => {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) throw new Error('nothing was measured');
  const limits = { heap: MAX_HEAP_GROWTH, nodes: 0, listeners: MAX_LISTENER_GROWTH, timers: 0 } as const;
  return Object.entries(limits)
    .map(
      ([name, limit]) =>
        [name, last[name as keyof typeof limits] - first[name as keyof typeof limits], limit] as const,
    )
    .filter(([, growth, limit]) => growth > limit)
    .map(([name, growth]) => `${name} grew by ${String(growth)}`);
};

export const soak = new Command('soak')
  .description("Keeps a customer's page open for hours of simulated shopping, and prints what it retains.")
  .option('--minutes <number>', 'simulated minutes', positive, 240)
  .action(async ({ minutes }: { readonly minutes: number }) => {
    const releases = makeReleases();
    releases.publish('0.2.0');
    releases.promote('stable', '0.2.0');
    const { origin: baseURL, close } = await startDemo(releases.distDir);
    const parts = await withBrowser(
      (browser) =>
        withPage(browser, { baseURL, width: 1440, height: 800 }, (opened) =>
          shopFor(opened, releases, minutes),
        ),
      BROWSER_ARGS,
    );
    await close();
    const rows = parts.map(({ name, heap, nodes, listeners, timers, requests, tokens }) =>
      [name, heap, nodes, listeners, timers, requests, tokens].map(String),
    );
    const heads = ['after', 'heap bytes', 'nodes', 'listeners', 'timers', 'requests', 'token requests'];
    console.log(markdownTable(heads, rows, '--:'));
    const growth = growthOf(parts);
    for (const each of growth) console.error(each);
    process.exitCode = growth.length > 0 ? 1 : 0;
  });
