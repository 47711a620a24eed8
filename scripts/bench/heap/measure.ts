import path from 'node:path';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { HOST_CONFIG } from '../../../tests/hosts/host-config';
import { buildPlainHost } from '../../../tests/hosts/build-host';
import { serveHostPage } from '../../../tests/hosts/serve-page';
import { Header } from '../../../tests/support/header';
import { buildProbe } from '../shared/build-probe';
import type { Step } from './report';

const UPDATES = 10_000;
const OPENINGS = 1_000;
/** Before the first figure: code is fetched and compiled, caches and pools are filled. */
const WARM_UP = { updates: 500, openings: 60 } as const;

const update = (page: Page, times: number) => page.evaluate((count) => document.sitting.update(count), times);
const openMenus = (page: Page, times: number) =>
  page.evaluate((count) => document.sitting.openMenus(count), times);

const take = async (session: CDPSession, name: string): Promise<Step> => {
  // What is dropped in one collection may hold what only the next can drop.
  for (let times = 0; times < 5; times += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find((each) => each.name === wanted)?.value ?? NaN;
  return {
    name,
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
};

/** @returns what the page held after each step, the first of them before any of both */
export const measureHeap = async (browser: Browser, origin: string): Promise<readonly Step[]> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 800 },
    locale: 'en-GB',
  });
  try {
    await context.request.post('/demo/world/reset', { data: { preset: 'slot-booked' } });
    const page = await context.newPage();
    await page.addInitScript({ content: await buildProbe(path.join(__dirname, 'pages/probe.ts')) });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const config = { ...HOST_CONFIG, session: { hasTokenSession: true } };
    const atRest = page.waitForResponse(/\/mfe\/common\/content\.\w+\.js$/);
    const header = new Header(page);
    await header.open(await serveHostPage(page, { name: 'plain', dir: await buildPlainHost(), config }));
    await header.slot.waitFor();
    await atRest;
    await page.locator('header [aria-expanded]', { hasText: 'Groceries' }).waitFor();
    await update(page, WARM_UP.updates);
    await openMenus(page, WARM_UP.openings);
    const steps = [await take(session, 'at first')];
    await update(page, UPDATES);
    steps.push(await take(session, `after ${UPDATES.toLocaleString('en-GB')} trolley updates`));
    await openMenus(page, OPENINGS);
    steps.push(await take(session, `after ${OPENINGS.toLocaleString('en-GB')} menu openings as well`));
    return steps;
  } finally {
    await context.close();
  }
};
