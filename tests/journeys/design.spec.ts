import type { Locator, Page } from '@playwright/test';
import { sections } from '../../host-demo/gallery/variants';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { storeTerms } from '../support/stored';
import { settle } from '../support/settle';
import { SideMenu } from '../support/side-menu';
import { BOOKED_SLOT } from '../support/slots';

/**
 * Compares every component with its picture in docs/design.md. `npm run docs:update -- --browser design` accepts what has changed. The
 * pictures have one font, which the tests install with the browser.
 */
const FONT = 'Liberation Sans';
const TOLERANCE = { maxDiffPixelRatio: 0.01, animations: 'disabled', caret: 'hide' } as const;
const PAGE = '/ecom/shop/browse/groceries';

test.use({ viewport: { width: 1200, height: 800 } });

/** Gives the header and the gallery the font of the pictures, and skips the test on a machine without it. */
const useFont = async (page: Page) => {
  const hasFont = await page.evaluate((font) => {
    const context = document.createElement('canvas').getContext('2d');
    const widths = [`"${font}", monospace`, 'monospace'].map((family) => {
      if (context) context.font = `40px ${family}`;
      return context?.measureText('Fernleigh').width;
    });
    return widths[0] !== widths[1];
  }, FONT);
  test.skip(!hasFont, `${FONT} is not installed: apt-get install fonts-liberation`);
  // The style attribute has precedence over every layer.
  await page.locator('header, [data-gallery]').evaluateAll((parts, font) => {
    for (const part of parts) (part as HTMLElement).style.setProperty('font-family', font, 'important');
  }, FONT);
};

const expectPicture = async (part: Locator, name: string) => {
  await settle(part.page());
  await expect.soft(part).toHaveScreenshot(['pictures', 'design', `${name}.png`], TOLERANCE);
};

test('the components of content look like their pictures [CONT-8]', async ({ page, context, demo }) => {
  for (const name of ['wtr_cookie_consent', 'wtr_cookies_advertising'])
    await context.addCookies([{ name, value: 'true', url: demo.origin }]);
  await page.goto('/demo/content');
  await expect(page.locator('[data-gallery=ready]')).toBeVisible();
  await useFont(page);
  for (const { title } of sections) {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: title, level: 2, exact: true }),
    });
    await section.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        section
          .locator('img')
          .evaluateAll((images) => images.every((each) => (each as HTMLImageElement).complete)),
      )
      .toBe(true);
    await expectPicture(section, `content-${title.toLowerCase().replaceAll(' ', '-')}`);
  }
});

test('the bar of a visitor and its search look like their pictures [SHELL-6]', async ({ page, context }) => {
  await storeTerms(context, 'milk', 'oat milk');
  const header = new Header(page);
  await header.open(PAGE);
  await useFont(page);
  await expect(header.banner.getByRole('button', { name: 'Christmas' })).toBeVisible();
  await expectPicture(header.banner, 'bar-visitor');
  await header.search.click();
  await expectPicture(header.history.locator('..'), 'search-history');
  await header.search.fill('bread');
  await expectPicture(header.suggestions.locator('..'), 'search-suggestions');
  await header.banner.getByRole('button', { name: 'Multi-search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Multi-search' });
  await expectPicture(dialog, 'multi-search');
});

test('the bar of a customer and its panels look like their pictures [SHELL-6]', async ({ page, world }) => {
  await world({ who: 'customer', slot: BOOKED_SLOT });
  const header = new Header(page);
  await header.open(PAGE);
  await useFont(page);
  await expect(header.slot).toBeVisible();
  await expect(header.banner.getByRole('button', { name: 'Christmas' })).toBeVisible();
  await expectPicture(header.banner, 'bar-customer');
  await header.account.click();
  await expectPicture(
    page.locator(`[id="${(await header.account.getAttribute('aria-controls')) ?? ''}"]`),
    'account',
  );
  await page.keyboard.press('Escape');
  await header.slot.click();
  await expectPicture(header.slotDetails, 'slot-details');
  await page.keyboard.press('Escape');
  await header.banner.getByRole('button', { name: 'Groceries', exact: true }).click();
  const menu = header.banner.getByRole('group', { name: 'Groceries', exact: true }).first();
  await menu.getByRole('button', { name: 'Bakery' }).click();
  await expect(menu.getByRole('link', { name: 'View all Bakery' })).toBeVisible();
  await expectPicture(menu.locator('[data-column="0"]').first(), 'menu-column');
});

test('the bar and the menu of a phone look like their pictures [SHELL-6] [SLID-1]', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await world({ who: 'customer', slot: BOOKED_SLOT });
  const menu = new SideMenu(page);
  await new Header(page).open(PAGE);
  await useFont(page);
  await expect(menu.header.slot).toBeVisible();
  await expectPicture(menu.header.banner, 'bar-phone');
  await menu.trigger.click();
  await expect(menu.dialog.getByRole('button', { name: 'Christmas' })).toBeVisible();
  await expectPicture(menu.dialog, 'side-menu');
});

test('the dialogs look like their pictures [ERR-7]', async ({ page, preset }) => {
  await preset('amending');
  await new Header(page).open('/ecom/recipes');
  await useFont(page);
  await page.getByRole('button', { name: 'Discard amends' }).click();
  await expectPicture(page.getByRole('dialog', { name: 'Cancel changes?' }), 'dialog');
});
