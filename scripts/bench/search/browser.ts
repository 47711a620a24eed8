import type { Browser, Page } from '@playwright/test';
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

/** Opens the page in a separate browser context, and waits until the network is idle. */
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

/** Focuses the field, by its trigger where the field is hidden. */
export const focusField = async ({ contestant, page }: Visit): Promise<void> => {
  const field = contestant.field(page);
  const trigger = contestant.trigger?.(page);
  await (trigger ? field.or(trigger) : field).filter({ visible: true }).first().click();
  await field.focus();
};
