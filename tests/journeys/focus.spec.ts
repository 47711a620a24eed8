import type { Page } from '@playwright/test';
import { delayScripts } from '../hosts/server-markup';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { BOOKED_SLOT } from '../support/slots';

const PAGE = STOREFRONT.path;
/** More than the header has controls. */
const MOST_STOPS = 80;

/** Where the focus is: the control's accessible name or text, and whether a shopper sees it. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent.trim() ?? '';
    return {
      name: activeElement === document.body ? 'body' : name,
      isInHeader: activeElement?.closest('header') != null,
      isShown: activeElement?.checkVisibility({ visibilityProperty: true }) === true,
      isModal: activeElement?.closest('dialog, [aria-modal=true]') != null,
    };
  });

const addRoom = (page: Page) =>
  page.evaluate(() => {
    document.body.style.paddingBlockEnd = '2000px';
  });

const pressAlong = async (page: Page, key: 'Tab' | 'Shift+Tab'): Promise<readonly string[]> => {
  const names: string[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const { name, isInHeader, isShown } = await focusOf(page);
    if (!isInHeader) return names;
    expect(isShown, `${name} is visible`).toBe(true);
    names.push(name);
  }
  throw new Error(`no way out of the header: ${names.join(', ')}`);
};

for (const width of [320, 1440]) {
  test(
    `Tab and Shift+Tab lead through every control and out of the header, at ${String(width)} px [SHELL-7]`,
    { tag: width === 1440 ? '@essential' : [] },
    async ({ page, world }) => {
      await world({ who: 'customer', slot: BOOKED_SLOT });
      await page.setViewportSize({ width, height: 800 });
      const header = new Header(page);
      await header.open(PAGE);
      await expect(header.slot).toBeVisible();
      // The season's button comes once the page is idle.
      if (width === 1440)
        await expect(header.banner.locator('[data-variant="main"] > li > button')).toBeVisible();
      const forwards = await pressAlong(page, 'Tab');
      expect(forwards).toContain('Delivery Mon 05 May, 10am - 11am. Slot details');
      expect(new Set(forwards).size).toBeGreaterThan(5);
      const backwards = await pressAlong(page, 'Shift+Tab');
      // Slot and trolley show details once they have the focus; their links come only after it.
      const controls = [...new Set(forwards)].filter(
        (name) => !/^(Change slot|View trolley|One (more|fewer): .*|Remove .*)$/.test(name),
      );
      expect([...backwards].reverse()).toEqual(controls);
    },
  );
}

test('the focus stays in the header when scrolling hides its control and shows it again [SHELL-3] [SHELL-7]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const header = new Header(page);
  await header.open(PAGE);
  await addRoom(page);
  await header.link('Offers').focus();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 600);
  await expect(header.link('Offers')).toBeHidden();
  await expect.poll(async () => (await focusOf(page)).isInHeader).toBe(true);
  expect(await focusOf(page)).toMatchObject({ isShown: true });
  expect(await page.evaluate(() => scrollY)).toBe(600);
  await page.mouse.wheel(0, -600);
  await expect(header.link('Offers')).toBeVisible();
  expect(await focusOf(page)).toMatchObject({ isInHeader: true, isShown: true });
});

test('the focus moves from the slot’s link of a server to the button that replaces it [FED-8] [SHELL-7]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer', slot: {} });
  const release = await delayScripts(page, '**/ecom/assets/server-rendered/*.js');
  const header = new Header(page);
  await page.goto('/ecom/content/inspiration', { waitUntil: 'commit' });
  await header.banner.getByRole('link', { name: /^Delivery/ }).focus();
  release();
  await expect(header.slot).toBeVisible();
  await expect(header.slot).toBeFocused();
});

test.describe('the search of phones', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  const inertElements = (page: Page) => page.locator('[inert]:not([data-level])').count();

  test('is modal: what it covers is inert until it closes [SRCH-10] [SHELL-7]', async ({ page }) => {
    const header = new Header(page);
    await header.open(PAGE);
    const before = await inertElements(page);
    await header.searchTrigger.click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('main').and(page.locator(':not([inert] *):not([inert])'))).toHaveCount(0);
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      const { name, isModal } = await focusOf(page);
      expect(isModal || name === 'body', name).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(await inertElements(page)).toBe(before);
    await expect(header.searchTrigger).toBeFocused();
  });

  test('closes in a window that is wide enough for the field, and leaves nothing inert [SRCH-10]', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open(PAGE);
    const before = await inertElements(page);
    await header.searchTrigger.click();
    await expect(header.search).toBeFocused();
    await page.setViewportSize({ width: 900, height: 700 });
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
    await expect(header.search).toBeVisible();
    expect(await inertElements(page)).toBe(before);
    expect(await focusOf(page)).toMatchObject({ isInHeader: true, isShown: true });
  });
});

test('the focus in the sticky header leaves the page where it is, in a host with scroll-padding [SHELL-7] [SHELL-3]', async ({
  page,
  preset,
}) => {
  await preset('slot-booked');
  await page.setViewportSize({ width: 1440, height: 700 });
  const header = new Header(page);
  const idleFeatures = page.waitForResponse(/\/idle\.(\w+\.)?js/);
  await header.open('/ecom/recipes');
  await expect(header.slot).toBeVisible();
  await (await idleFeatures).finished();
  await addRoom(page);
  await page.evaluate(() => {
    document.documentElement.style.scrollPaddingTop = '120px';
  });
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await header.link('Checkout').focus();
  const menu = header.banner.getByRole('button', { name: 'Menu', exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await menu.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => [scrollY, document.activeElement?.closest('header') !== null])).toEqual([
      600,
      true,
    ]);
  }
  await expect(menu).toBeFocused();
});
