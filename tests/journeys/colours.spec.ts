import type { Locator, Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { SMALL_PARTS, visitParts, WIDE_PARTS } from '../support/open-parts';
import { BOOKED_SLOT } from '../support/slots';

const PAGE = STOREFRONT.path;

/** Returns the colour that a system colour has in this page. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((keyword) => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.color = keyword;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const coloursOf = (element: Locator) =>
  element.evaluate((each) => {
    const { color, borderBlockStartColor } = getComputedStyle(each);
    return { text: color, border: borderBlockStartColor };
  });

test.describe('forced colours', () => {
  test('show a disabled Checkout in the colour of disabled text, and an enabled one not [CHK-2] [SHELL-7]', async ({
    page,
    preset,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const grey = await systemColour(page, 'GrayText');
    const header = new Header(page);
    await preset('below-minimum');
    await header.open(PAGE);
    await expect(header.link('Checkout')).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => coloursOf(header.link('Checkout'))).toEqual({ text: grey, border: grey });
    await preset('slot-booked');
    await header.open(PAGE);
    await expect(header.link('Checkout')).toHaveAttribute('href', /./);
    expect((await coloursOf(header.link('Checkout'))).text).not.toBe(grey);
  });

  test('mark the current page in the row of links and in the side menu [NAV-11] [SLID-1] [SHELL-7]', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const header = new Header(page);
    const marks = (links: Locator, side: 'borderBottomWidth' | 'borderLeftWidth') =>
      links.evaluateAll(
        (all, property) =>
          all.flatMap((link) => (parseFloat(getComputedStyle(link)[property]) >= 3 ? link.textContent : [])),
        side,
      );
    await page.setViewportSize({ width: 1440, height: 800 });
    await header.open('/ecom/shop/browse/offers');
    const row = header.banner.getByRole('navigation', { name: 'Shop' }).getByRole('link');
    expect(await marks(row, 'borderBottomWidth')).toEqual(['Offers']);

    await page.setViewportSize({ width: 375, height: 800 });
    await header.banner.getByRole('button', { name: 'Menu', exact: true }).click();
    const inMenu = page.getByRole('dialog').getByRole('link');
    await expect(inMenu.filter({ hasText: 'Offers' })).toBeVisible();
    expect(await marks(inMenu, 'borderLeftWidth')).toEqual(['Offers']);
  });
});

/** The rule of WCAG's level AAA: 7 : 1, and 4.5 : 1 for large text. */
const ENHANCED: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'rule', values: ['color-contrast-enhanced'] },
};

test.describe('a wish for more contrast', () => {
  for (const [width, parts] of [
    [1440, WIDE_PARTS],
    [375, SMALL_PARTS],
  ] as const)
    test(`gives all text of open parts a contrast of 7 : 1, at ${String(width)} px [SHELL-7]`, async ({
      page,
      world,
    }) => {
      await world({ who: 'customer', slot: BOOKED_SLOT });
      await page.emulateMedia({ contrast: 'more' });
      await page.setViewportSize({ width, height: 800 });
      await new Header(page).open(PAGE);
      await visitParts(page, parts, async (name) =>
        expect(await axeViolations(page, 'header', ENHANCED), name).toEqual([]),
      );
    });

  test('makes borders and the mark of the focus stronger [SHELL-7]', async ({ page }) => {
    const header = new Header(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await header.open(PAGE);
    await header.link('Offers').focus();
    await page.keyboard.press('Tab');
    const styles = () =>
      header.banner.evaluate((banner) => {
        const focused = getComputedStyle(document.activeElement ?? banner);
        return {
          outline: parseFloat(focused.outlineWidth),
          hairline: getComputedStyle(banner).getPropertyValue('--sh-hairline'),
        };
      });
    const usual = await styles();
    await page.emulateMedia({ contrast: 'more' });
    const strong = await styles();
    expect(strong.outline).toBeGreaterThan(usual.outline);
    expect(strong.hairline).not.toBe(usual.hairline);
  });
});

test.describe('the dark theme', () => {
  const CONTRAST: RunOptions = {
    resultTypes: ['violations'],
    runOnly: { type: 'rule', values: ['color-contrast'] },
  };

  const setTheme = (page: Page, theme: string) =>
    page.evaluate((value) => {
      document.documentElement.dataset['shopHeaderTheme'] = value;
    }, theme);

  const background = (header: Header) =>
    header.banner.evaluate((banner) => getComputedStyle(banner).backgroundColor);

  for (const [width, parts] of [
    [1440, WIDE_PARTS],
    [375, SMALL_PARTS],
  ] as const)
    for (const contrast of ['no-preference', 'more'] as const)
      test(`gives all text of open parts enough contrast, at ${String(width)} px, preference ${contrast} [SHELL-7]`, async ({
        page,
        world,
      }) => {
        await world({ who: 'customer', slot: BOOKED_SLOT });
        await page.emulateMedia({ colorScheme: 'dark', contrast });
        await page.setViewportSize({ width, height: 800 });
        await new Header(page).open(PAGE);
        const options = contrast === 'more' ? ENHANCED : CONTRAST;
        await visitParts(page, parts, async (name) =>
          expect(await axeViolations(page, 'header', options), name).toEqual([]),
        );
      });

  test('is that of the device with "auto", always on with "dark", and off without the attribute [SHELL-7]', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open(PAGE);
    const light = await background(header);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await background(header);
    expect(dark).not.toBe(light);
    await setTheme(page, '');
    await page.evaluate(() => {
      document.documentElement.style.colorScheme = 'dark';
    });
    expect(await background(header)).toBe(light);
    await page.emulateMedia({ colorScheme: 'light' });
    await setTheme(page, 'dark');
    expect(await background(header)).toBe(dark);
  });
});
