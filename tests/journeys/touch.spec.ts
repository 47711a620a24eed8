import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

/** The smallest target, less two pixels, because elements may begin and end at half a pixel. */
const LEAST_PX = 42;

/**
 * Returns the names of visible controls that a finger could miss: a line through their centre, across or down, meets fewer
 * than 44 px of them. The row of sister shops above the bar is left out: it is a row of text with space below it.
 */
const smallTargets = (page: Page, controls = ':is(a, button, input)') =>
  page.evaluate(
    ({ least, selector }) => {
      const isSmall = (control: Element) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const [midX, midY] = [x + width / 2, y + height / 2];
        /** Pixels of the control, or beyond the edge of the screen, from its centre in a direction. */
        const reach = (right: number, down: number) => {
          for (let away = 1; away < least; away += 1) {
            const [left, top] = [midX + right * away, midY + down * away];
            const isOutside = left < 0 || top < 0 || left > innerWidth || top > innerHeight;
            if (!isOutside && !control.contains(document.elementFromPoint(left, top))) return away - 1;
          }
          return least;
        };
        return reach(0, -1) + reach(0, 1) < least || reach(-1, 0) + reach(1, 0) < least;
      };
      const isReachable = (control: Element) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        return width > 0 && control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      };
      return [...document.querySelectorAll(`header ${selector}`)]
        .filter((control) => !control.closest('nav[aria-label^="More"]') && isReachable(control))
        .filter(isSmall)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent);
    },
    { least: LEAST_PX, selector: controls },
  );

for (const [width, height] of [
  [375, 700],
  [820, 1100],
  [1180, 820],
] as const) {
  test.describe(`with a finger at ${String(width)} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true });

    test('every control is at least 44 px high and wide [SHELL-6]', async ({ page, preset }) => {
      const header = new Header(page);
      await header.open('/ecom/recipes');
      expect(await smallTargets(page)).toEqual([]);
      await preset('amending');
      await header.open('/ecom/recipes');
      await expect(header.slot).toBeVisible();
      await expect(page.getByRole('button', { name: 'Discard amends' })).toBeVisible();
      expect(await smallTargets(page)).toEqual([]);
      if (await header.searchTrigger.isVisible()) await header.searchTrigger.click();
      await header.search.fill('bread');
      await expect(header.suggestions).toBeVisible();
      expect(await smallTargets(page, ':is([role=option], [role=search] button)')).toEqual([]);
    });
  });
}
