import { Command } from 'commander';
import { IDENTITY_CHANGED } from '../../federation/contract';
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
const SIGN_OUT_EVERY_MINUTES = 30;
/** The customer signs out in the middle, while the network works. */
const SIGN_OUT_AT_MINUTE = 15;
/** The first minutes load code, and fill caches and pools. */
const WARM_UP_MINUTES = 10;
/** Parts of the time, each with a snapshot at its end, and a deploy between two of them. */
const PARTS = 4;
const MAX_HEAP_GROWTH = 1_000_000;

/** What the page retains at the end of a part, and what it requested in that part. */
interface Part extends Snapshot {
  readonly timers: number;
  readonly requests: number;
  readonly tokens: number;
}

/** Lets the page's time pass until the work is done. */
const whileTimePasses = async (page: BenchPage['page'], work: Promise<unknown>): Promise<void> => {
  const state = { isDone: false };
  const done = work.finally(() => {
    state.isDone = true;
  });
  while (!state.isDone) await Promise.race([done, page.clock.runFor(STEP_MS)]);
  await done;
};

const waitForTrolley = (page: BenchPage['page']): Promise<void> =>
  whileTimePasses(page, page.locator('header [data-trolley][aria-label*="£"]').waitFor());

/** The customer signs out and in again in another tab, and returns to this one. */
const signOutAndIn = async ({ context, page }: BenchPage, minute: number): Promise<void> => {
  for (const preset of ['visitor', 'slot-booked']) {
    await context.request.post('/demo/world/reset', { data: { preset } });
    // The shop's pages set cookies. While they are the same, a visitor's header does not ask for the session again.
    await context.addCookies([
      { name: 'last_change', value: `${preset}-${String(minute)}`, url: page.url() },
    ]);
    await page.clock.fastForward(MINUTE_MS);
    const changed = page.evaluate((type) => {
      const announced = new Promise((resolve) =>
        document.addEventListener(type, () => resolve(true), { once: true }),
      );
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return announced;
    }, IDENTITY_CHANGED);
    await whileTimePasses(page, changed);
  }
  await waitForTrolley(page);
};

const versionOf = ({ page }: BenchPage): Promise<string> =>
  page.evaluate(() => {
    const { loaded = '{}' } = document.getElementById('root')?.dataset ?? {};
    return (JSON.parse(loaded) as { readonly version?: string }).version ?? '';
  });

/** Promotes another release; the host then mounts the header again, as after a change of its route. */
const deploy = async (opened: BenchPage, releases: Releases, version: string): Promise<void> => {
  const { page } = opened;
  const before = await versionOf(opened);
  releases.publish(version);
  releases.promote('stable', version);
  await page.evaluate(() => document.dispatchEvent(new Event('unmount-header')));
  await page.evaluate(() => document.dispatchEvent(new Event('mount-header')));
  await waitForTrolley(page);
  const after = await versionOf(opened);
  if (before !== after) throw new Error(`the page has the releases ${before} and ${after}`);
};

const shop = async (opened: BenchPage, minute: number): Promise<void> => {
  const { context, page } = opened;
  const isCut = minute % CUT_EVERY_MINUTES === 0;
  if (isCut) await context.setOffline(true);
  await update(page, A_MINUTE.updates);
  await whileTimePasses(page, openMenus(page, A_MINUTE.menus));
  await page.clock.fastForward(MINUTE_MS);
  if (isCut) await context.setOffline(false);
  if (minute % SIGN_OUT_EVERY_MINUTES === SIGN_OUT_AT_MINUTE) await signOutAndIn(opened, minute);
};

const shopFor = async (opened: BenchPage, releases: Releases, minutes: number): Promise<readonly Part[]> => {
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
  const limits = { heap: MAX_HEAP_GROWTH, nodes: 0, listeners: 0, timers: 0 } as const;
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
    const parts = await withBrowser((browser) =>
      withPage(browser, { baseURL, width: 1440, height: 800 }, (opened) =>
        shopFor(opened, releases, minutes),
      ),
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
