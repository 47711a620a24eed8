import { expect, type Page } from '@playwright/test';

/** Returns the names of the animations that run, except endless ones such as a spinner's. */
const runningAnimations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      )
      .map((animation) =>
        animation instanceof CSSTransition
          ? animation.transitionProperty
          : (animation as CSSAnimation).animationName,
      ),
  );

/** Waits until all animations have ended. It asks instead of waiting, so that the error names one that never ends. */
export const settle = (page: Page): Promise<void> =>
  expect.poll(() => runningAnimations(page), { intervals: [10, 20, 50] }).toEqual([]);
