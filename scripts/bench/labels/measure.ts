import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import type { LabelRun } from './pages/probe';

const PAGE = '/ecom/recipes';

interface MeasureOptions {
  readonly origin: string;
  readonly probe: string;
  /** How many times slower the page's main thread runs. */
  readonly cpu: number;
}

/** Opens the storefront as a customer with a booked slot, in a browser context of its own, until both labels show. */
export const measureLabels = async (
  browser: Browser,
  { origin, probe, cpu }: MeasureOptions,
): Promise<LabelRun> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 800 }, locale: 'en-GB' });
  try {
    await context.request.post(`${origin}/demo/world/reset`, { data: { preset: 'slot-booked' } });
    const page = await context.newPage();
    await throttle(page, cpu);
    await page.addInitScript({ content: probe });
    await page.goto(origin + PAGE);
    const run = await (await page.waitForFunction(() => window.readLabels())).jsonValue();
    if (!run) throw new Error('no label was painted');
    return run;
  } finally {
    await context.close();
  }
};
