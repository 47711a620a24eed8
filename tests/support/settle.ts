import type { Page } from '@playwright/test';

/** Waits until nothing fades or slides any more; what turns without end, such as a spinner, may go on. */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    );
  });
