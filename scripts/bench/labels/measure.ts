import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import { waitForPageCallback } from '../shared/page-callback';
import { withPage } from '../shared/pages';
import { LABELS_SHOWN, type LabelRun } from './labels-shown';

const PAGE = '/ecom/recipes';
const PAGE_TIMEOUT_MS = 30_000;

interface MeasureOptions {
  readonly origin: string;
  readonly probe: string;
  /** How many times slower the page's main thread runs. */
  readonly cpu: number;
}

/** Opens the storefront as a customer with a booked slot, in a separate browser context, until both labels show. */
export const measureLabels = (browser: Browser, { origin, probe, cpu }: MeasureOptions): Promise<LabelRun> =>
  withPage(browser, { viewport: { width: 1440, height: 800 } }, async ({ context, page, session }) => {
    await context.request.post(`${origin}/demo/world/reset`, { data: { preset: 'slot-booked' } });
    await throttle(page, cpu);
    await page.addInitScript({ content: probe });
    const labelsShown = await waitForPageCallback(session, LABELS_SHOWN, PAGE_TIMEOUT_MS);
    await page.goto(origin + PAGE);
    return JSON.parse(await labelsShown()) as LabelRun;
  });
