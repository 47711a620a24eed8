import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { HOST_CONFIG } from '../../../tests/hosts/host-config';
import { buildPlainHost } from '../../../tests/hosts/build-host';
import { serveHostPage } from '../../../tests/hosts/serve-page';
import { Header } from '../../../tests/support/header';
import { buildProbe } from '../shared/build-probe';
import { collectGarbage, readMetrics, withPage } from '../shared/pages';
import type { Snapshot } from './results';

const SESSION = { updates: 10_000, openings: 1_000 } as const;
/** Before the first snapshot: loads and compiles code, and fills caches and pools. */
const WARM_UP = { updates: 500, openings: 60 } as const;
/** If the benchmark only has to run: each menu opens. */
const ONCE = { updates: 3, openings: 3 } as const;

const update = (page: Page, times: number) => page.evaluate((count) => document.session.update(count), times);
const openMenus = (page: Page, times: number) =>
  page.evaluate((count) => document.session.openMenus(count), times);

const takeSnapshot = async (session: CDPSession, name: string): Promise<Snapshot> => {
  await collectGarbage(session);
  const metric = await readMetrics(session);
  return {
    name,
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
};

/** @returns one snapshot before the session, one after the updates, and one after the menu openings */
export const measureHeap = (
  browser: Browser,
  { origin, isOnce }: { readonly origin: string; readonly isOnce: boolean },
): Promise<readonly Snapshot[]> => {
  const [warmUp, { updates, openings }] = isOnce ? [ONCE, ONCE] : [WARM_UP, SESSION];
  const options = { baseURL: origin, viewport: { width: 1440, height: 800 } };
  return withPage(browser, options, async ({ context, page, session }) => {
    await context.request.post('/demo/world/reset', { data: { preset: 'slot-booked' } });
    await page.addInitScript({ content: await buildProbe(path.join(__dirname, 'pages/probe.ts')) });
    await session.send('Performance.enable');
    const config = { ...HOST_CONFIG, session: { hasTokenSession: true } };
    const menusLoaded = page.waitForResponse(/\/mfe\/common\/content\.\w+\.js$/);
    const header = new Header(page);
    await header.open(await serveHostPage(page, { name: 'plain', dir: await buildPlainHost(), config }));
    await header.slot.waitFor();
    await menusLoaded;
    await page.locator('header [aria-expanded]', { hasText: 'Groceries' }).waitFor();
    await update(page, warmUp.updates);
    await openMenus(page, warmUp.openings);
    const snapshots = [await takeSnapshot(session, 'before')];
    await update(page, updates);
    snapshots.push(await takeSnapshot(session, `after ${updates.toLocaleString('en-GB')} trolley updates`));
    await openMenus(page, openings);
    snapshots.push(
      await takeSnapshot(session, `after ${openings.toLocaleString('en-GB')} menu openings as well`),
    );
    return snapshots;
  });
};
