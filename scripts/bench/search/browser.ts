import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../../tests/setup/chromium';
import type { Contestant } from './contestants';

export interface Visit {
  readonly contestant: Contestant;
  readonly page: Page;
  readonly close: () => Promise<void>;
}

interface VisitOptions {
  readonly origin: string;
  /** Width of the screen in CSS pixels. */
  readonly width: number;
}

export const launch = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath !== undefined && { executablePath }) });
};

/** Opens a page of its own browser context, hence process, and waits until it has nothing left to fetch. */
export const visit = async (
  browser: Browser,
  contestant: Contestant,
  { origin, width }: VisitOptions,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${origin}/bench/${contestant.page}`, { waitUntil: 'networkidle' });
  return { contestant, page, close: () => context.close() };
};

/** @param rate how many times slower the page's main thread runs */
export const throttle = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Puts the cursor into the field, through its opener where the field hides. */
export const focusField = async ({ contestant, page }: Visit): Promise<void> => {
  const field = contestant.field(page);
  const opener = contestant.opener?.(page);
  await (opener ? field.or(opener) : field).filter({ visible: true }).first().click();
  await field.focus();
};
