import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settle } from './settle';

/** Axe, once nothing fades or slides any more: what is half there has no contrast yet. */
export const axeAtRest = async (page: Page): Promise<AxeBuilder> => {
  await settle(page);
  return new AxeBuilder({ page });
};
