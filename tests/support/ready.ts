import { expect, type Page } from '@playwright/test';

/** Marks the root element of pages that are opened later, once their header acts. */
export const markReady = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('shop-header:ready', () => {
      document.documentElement.dataset['ready'] = 'true';
    });
  });

/** Waits until the header acts, in a page that {@link markReady} watches. */
export const expectReady = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-ready', 'true');
