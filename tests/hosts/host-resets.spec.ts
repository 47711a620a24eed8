import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { SIGNED_IN_CONFIG } from './host-config';
import { servePlainHost } from './serve-page';

const open = async (page: Page, styles: string, width: number): Promise<Header> => {
  await page.setViewportSize({ width, height: 800 });
  const header = new Header(page);
  await header.open(await servePlainHost(page, { config: SIGNED_IN_CONFIG, styles }));
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return header;
};

/** Returns the icons without a shape or of a wrong size, and the hidden elements that are displayed. */
const broken = (page: Page) =>
  page.evaluate(() => {
    const isDisplayed = (element: Element) => element.getClientRects().length > 0;
    const paths = [...document.querySelectorAll('header path')].filter(
      (path) =>
        getComputedStyle(path).getPropertyValue('d') === 'none' || getComputedStyle(path).stroke === 'none',
    );
    const sizes = [...document.querySelectorAll('header svg')].filter(
      (svg) => isDisplayed(svg) && svg.getBoundingClientRect().width !== Number(svg.getAttribute('width')),
    );
    const hidden = [...document.querySelectorAll('header [hidden]')].filter(
      (element) => isDisplayed(element) && getComputedStyle(element).visibility === 'visible',
    );
    return [...paths, ...sizes, ...hidden].map(({ outerHTML }) => outerHTML.slice(0, 120));
  });

test.beforeEach(({ preset }) => preset('slot-booked'));

for (const reset of ['revert', 'unset', 'revert-layer', 'unset !important'])
  test(`icons and hidden elements survive a host's * { all: ${reset} } [FED-6]`, async ({ page }) => {
    for (const width of [320, 1440]) {
      const header = await open(page, `* { all: ${reset} }`, width);
      await expect.poll(() => broken(page)).toEqual([]);
      if (width < 992) continue;
      await header.account.click();
      await expect.poll(() => broken(page)).toEqual([]);
      await header.banner.getByRole('button', { name: 'Groceries' }).click();
      await expect.poll(() => broken(page)).toEqual([]);
    }
  });

for (const zoom of [1.25, 1.5])
  test(`the header fits a host's page with zoom: ${zoom}, and menus can be reached [SHELL-6] [FED-6]`, async ({
    page,
  }) => {
    for (const width of [320, 768, 992, 1440]) {
      const header = await open(page, `body { margin: 0; zoom: ${zoom} }`, width);
      const right = () =>
        header.banner
          .locator('a, button, input')
          .evaluateAll((controls) =>
            Math.max(
              ...controls
                .filter((control) => control.checkVisibility({ visibilityProperty: true }))
                .map((control) => control.getBoundingClientRect().right),
            ),
          );
      await expect.poll(right, `${width} px`).toBeLessThanOrEqual(width);
      if (width < 992) continue;
      await expect.poll(async () => (await header.search.boundingBox())?.width).toBeGreaterThan(150);
      await header.banner.getByRole('button', { name: 'Groceries' }).click();
      const panel = header.banner.getByRole('group', { name: 'Groceries' });
      await expect(panel).toBeVisible();
      expect(await panel.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(
        800,
      );
    }
  });
