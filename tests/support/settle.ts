import type { Page } from '@playwright/test';

/** Waits until all animations have ended, except endless ones such as a spinner. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    );
  });
