import type { Page } from '@playwright/test';

/** The bar of an amended order. */
export const amendBar = (page: Page) =>
  page.getByRole('banner').getByRole('region', { name: 'Changing your order' });

const HOUR = 3_600_000;

/** A delivery whose order can be changed until an instant. */
export const slotUntil = (cutOff: string) => ({
  id: 'sr-1',
  status: 'CONFIRMED',
  slotType: 'DELIVERY',
  startDateTime: new Date(Date.parse(cutOff) + 30 * HOUR).toISOString(),
  endDateTime: new Date(Date.parse(cutOff) + 31 * HOUR).toISOString(),
  amendOrderCutoffDateTime: cutOff,
});
