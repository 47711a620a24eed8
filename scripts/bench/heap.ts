import type { CDPSession, Page } from '@playwright/test';
import { TROLLEY_UPDATE } from '../../federation/contract';
import { buildPlainHost } from '../../tests/hosts/build-host';
import { HOST_CONFIG } from '../../tests/hosts/host-config';
import { serveHostPage, type HostPage } from '../../tests/hosts/serve-page';
import { Header } from '../../tests/support/header';
import type { Bench } from './shared/bench';
import {
  addProbe,
  collectGarbage,
  readMetrics,
  withDemo,
  withPage,
  type BenchPage,
  type Probe,
} from './shared/browser';
import { atMost, type Results } from './shared/results';

const SESSION = { updates: 10_000, openings: 1_000 } as const;
/** Before the first snapshot: loads and compiles code, and fills caches and pools. */
const WARM_UP = { updates: 500, openings: 60 } as const;
/** If the benchmark only has to run: each menu opens. */
const ONCE = { updates: 3, openings: 3 } as const;

/** Growth from the first snapshot to the last. */
const GROWTH_LIMITS = [
  ['heap', 'bytes', 1_000_000],
  ['nodes', 'nodes', 0],
  ['listeners', 'listeners', 0],
] as const;

/** What a page retains at one moment, after garbage collection. */
export interface Snapshot {
  readonly name: string;
  /** Bytes of the JavaScript heap. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

declare global {
  interface Document {
    /** What a customer does in a long session. */
    readonly session: {
      /** Dispatches this many trolley updates, and checks that the header shows each of them. */
      readonly update: (times: number) => Promise<void>;
      /** Opens and closes the menus in turn, and waits until each is painted. */
      readonly openMenus: (times: number) => Promise<void>;
    };
  }
}

/** Runs in the page: creates `document.session`. */
const probe: Probe = ({ argument: trolleyUpdate }) => {
  /** Buttons that open a panel on a wide screen. */
  const MENUS = ['Groceries', 'My account', 'Slot details'] as const;
  /** Two frames each: ten seconds. */
  const MAX_WAITS = 300;

  const dispatchUpdate = (detail: object): void => {
    document.dispatchEvent(new CustomEvent(trolleyUpdate, { detail }));
  };

  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  const update = async (times: number): Promise<void> => {
    const { port1, port2 } = new MessageChannel();
    const nextTask = () =>
      new Promise((done) => {
        port1.onmessage = done;
        port2.postMessage(null);
      });
    for (let count = 1; count <= times; count += 1) {
      dispatchUpdate({ phase: 'start' });
      await nextTask();
      const totalEstimatedCost = { amount: count, currencyCode: 'GBP' };
      const trolleyItemCounts = { hardConflicts: 0, softConflicts: 0, noConflicts: count };
      dispatchUpdate({ phase: 'finish', trolleyTotals: { totalEstimatedCost, trolleyItemCounts } });
      await nextTask();
      const shown = document.querySelector('header [data-trolley]')?.getAttribute('aria-label');
      if (shown?.replaceAll(',', '').includes(`£${count}.00`) !== true)
        throw new Error(`update ${count}: ${shown}`);
    }
    port1.close();
  };

  const openMenus = async (times: number): Promise<void> => {
    const buttons = [...document.querySelectorAll<HTMLElement>('header [aria-expanded]')];
    for (let count = 0; count < times; count += 1) {
      const name = MENUS[count % MENUS.length] ?? MENUS[0];
      const button = buttons.find((each) => `${each.ariaLabel ?? ''} ${each.innerText}`.includes(name));
      for (const expanded of ['true', 'false']) {
        button?.click();
        await frames();
        // The first press of a button loads the code of its panel.
        for (let waited = 0; button?.getAttribute('aria-expanded') !== expanded; waited += 1) {
          if (!button || waited === MAX_WAITS) throw new Error(`${name} did not become ${expanded}`);
          await frames();
        }
      }
    }
  };

  Object.defineProperty(document, 'session', { value: { update, openMenus } });
};

/** Opens a customer's page with its menus loaded. */
export const openHeader = async (
  { context, page }: BenchPage,
  loader: HostPage['loader'] = {},
): Promise<void> => {
  await context.request.post('/demo/world/reset', { data: { preset: 'slot-booked' } });
  await addProbe(page, probe, TROLLEY_UPDATE);
  const config = { ...HOST_CONFIG, session: { hasTokenSession: true } };
  const menusLoaded = page.waitForResponse(/\/mfe\/common\/(.*\/)?content\.\w+\.js$/);
  const header = new Header(page);
  await header.open(
    await serveHostPage(page, { name: 'plain', dir: await buildPlainHost(), config, loader }),
  );
  await header.slot.waitFor();
  await menusLoaded;
  await page.locator('header [aria-expanded]', { hasText: 'Groceries' }).waitFor();
};

/** Dispatches this many trolley updates in the page. */
export const update = (page: Page, times: number) =>
  page.evaluate((count) => document.session.update(count), times);
/** Opens and closes this many menus in the page. */
export const openMenus = (page: Page, times: number) =>
  page.evaluate((count) => document.session.openMenus(count), times);

/** Collects garbage, and returns what the page retains. Its session must have enabled `Performance`. */
export const snapshotOf = async (session: CDPSession, name: string): Promise<Snapshot> => {
  await collectGarbage(session);
  const metric = await readMetrics(session);
  const [heap, nodes] = [metric('JSHeapUsedSize'), metric('Nodes')];
  return { name, heap, nodes, listeners: metric('JSEventListeners') };
};

/** @returns one snapshot before the session, one after the updates, and one after the menu openings */
const measureSession = async (opened: BenchPage, isOnce: boolean): Promise<readonly Snapshot[]> => {
  const { page, session } = opened;
  const takeSnapshot = (name: string) => snapshotOf(session, name);
  const [warmUp, { updates, openings }] = isOnce ? [ONCE, ONCE] : [WARM_UP, SESSION];
  await session.send('Performance.enable');
  await openHeader(opened);
  await update(page, warmUp.updates);
  await openMenus(page, warmUp.openings);
  const snapshots = [await takeSnapshot('before')];
  await update(page, updates);
  snapshots.push(await takeSnapshot(`after ${updates.toLocaleString('en-GB')} trolley updates`));
  await openMenus(page, openings);
  snapshots.push(await takeSnapshot(`after ${openings.toLocaleString('en-GB')} menu openings as well`));
  return snapshots;
};

/** @throws Error when nothing was measured */
export const heapResults = (snapshots: readonly Snapshot[]): Results => {
  const [first, last] = [snapshots[0], snapshots.at(-1)];
  if (!first || !last) throw new Error('nothing was measured');
  return {
    checks: GROWTH_LIMITS.map(([key, unit, limit]) =>
      atMost({ name: `${unit} more after a long session`, value: last[key] - first[key], limit, unit }),
    ),
    tables: [
      {
        title: 'A long session',
        heads: ['', 'heap bytes', 'nodes', 'listeners'],
        rows: snapshots.map(({ name, heap, nodes, listeners }) => [name, heap, nodes, listeners]),
      },
    ],
  };
};

export const heapBench: Bench = {
  name: 'heap',
  summary:
    "Memory of a customer's page after 10,000 trolley updates and 1,000 menu openings, after garbage collection.",
  runs: 1,
  measure: ({ isOnce }) =>
    withDemo((browser, baseURL) =>
      withPage(browser, { baseURL, width: 1440, height: 800 }, async (opened) =>
        heapResults(await measureSession(opened, isOnce)),
      ),
    ),
};
