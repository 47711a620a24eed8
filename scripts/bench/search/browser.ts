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

/** Puts the cursor into the field, through its opener where the field hides. */
export const focusField = async ({ contestant, page }: Visit): Promise<void> => {
  const field = contestant.field(page);
  const opener = contestant.opener?.(page);
  await (opener ? field.or(opener) : field).filter({ visible: true }).first().click();
  await field.focus();
};
