import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import { toldByPage } from '../shared/told-by-page';
import { LABELS_SHOWN, type LabelRun } from './labels-shown';

const PAGE = '/ecom/recipes';
/** Milliseconds that a page may take: one that never shows its labels must not hold the bench. */
const LIMIT = 30_000;

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
    const told = await toldByPage(await context.newCDPSession(page), LABELS_SHOWN, LIMIT);
    await page.goto(origin + PAGE);
    return JSON.parse(await told()) as LabelRun;
  } finally {
    await context.close();
  }
};
