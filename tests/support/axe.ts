import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settle } from './settle';

/** Returns an axe builder once all animations have ended: a half-faded text fails the contrast check. */
export const runAxeOnceIdle = async (page: Page): Promise<AxeBuilder> => {
  await settle(page);
  // No page of the shop has frames, so axe needs no second page to collect the results of frames.
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
};
