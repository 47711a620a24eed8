import type { Locator } from '@playwright/test';

/**
 * Moves the mouse onto a part as a hand does, in more than one event: in the full browser, a page's first event has the
 * movement 0, like the event of a page that scrolls under a still mouse.
 */
export const moveMouseOnto = async (part: Locator): Promise<void> => {
  await part.hover({ position: { x: 4, y: 4 } });
  await part.hover();
};
