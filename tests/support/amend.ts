import type { Page } from '@playwright/test';

/** The bar that is shown while an order is amended. */
export const amendBar = (page: Page) =>
  page.getByRole('banner').getByRole('region', { name: 'Changing your order' });

const HOUR_MS = 3_600_000;

/** A delivery whose order can be changed until an instant. */
export const slotUntil = (cutOff: string) => ({
  id: 'sr-1',
  status: 'CONFIRMED',
  slotType: 'DELIVERY',
  startDateTime: new Date(Date.parse(cutOff) + 30 * HOUR_MS).toISOString(),
  endDateTime: new Date(Date.parse(cutOff) + 31 * HOUR_MS).toISOString(),
  amendOrderCutoffDateTime: cutOff,
});
