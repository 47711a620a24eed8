import { expect, type Page } from '@playwright/test';
import { amendBar } from './amend';
import { Header } from './header';
import type { JournalEntry } from './journal';

export const CHOOSER = 'Check out the way you want';

/** Opens the chooser of an open page on which an order is amended. */
export const chooserOf = async (page: Page) => {
  await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
  return page.getByRole('dialog', { name: CHOOSER });
};

/** Opens a page while an order is amended, and opens the chooser. */
export const openChooser = async (page: Page, path: string) => {
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  const chooser = await chooserOf(page);
  const instant = chooser.getByRole('button', { name: 'Instant checkout' });
  await expect(instant).toBeVisible();
  return { header, chooser, instant };
};

interface Placement {
  readonly customerOrderId: string;
  readonly placed: number;
}

/** Returns what the services received for one amended order. */
export const placingOf = async (page: Page, journal: readonly JournalEntry[]) => {
  const response = await page.request.get('/demo/placements');
  const placements = (await response.json()) as readonly Placement[];
  const patches = journal.filter(({ call }) => call === 'place-order');
  return {
    placed: placements.reduce((sum, { placed }) => sum + placed, 0),
    keys: new Set(patches.map(({ headers }) => headers['idempotency-key'])).size,
    beacons: journal.filter(({ call }) => call === 'instant-checkout-complete').length,
  };
};

export const ONCE = { placed: 1, keys: 1, beacons: 1 };
