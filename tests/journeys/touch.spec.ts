import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

/** Half of the smallest target, less a pixel, because elements may begin at half a pixel. */
const HALF_PX = 21;

/**
 * Returns the names of visible controls that a finger could miss: 22 px above, below, left or right of their centre is
 * another element. The row of sister shops above the bar is left out: it is a row of text with space below it.
 */
const smallTargets = (page: Page, controls = ':is(a, button, input)') =>
  page.evaluate(
    ({ half, selector }) => {
      const isSmall = (control: Element) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        const [midX, midY] = [x + width / 2, y + height / 2];
        const offsets = [
          [0, -half],
          [0, half],
          [-half, 0],
          [half, 0],
        ] as const;
        return offsets.some(([right, down]) => {
          const [left, top] = [midX + right, midY + down];
          const isOutside = left < 0 || top < 0 || left > innerWidth || top > innerHeight;
          return !isOutside && !control.contains(document.elementFromPoint(left, top));
        });
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
    { half: HALF_PX, selector: controls },
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
