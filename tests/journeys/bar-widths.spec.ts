import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { FONTS, useFont } from '../support/fonts';
import { Header } from '../support/header';
import { MIDDAY_SLOT } from '../support/slots';

const PAGE = '/ecom/shop/browse/groceries';

/** Visible CSS pixels of the text in the field. */
const LEAST_WIDTHS = [
  [768, 260],
  [880, 260],
  [992, 260],
  [1120, 260],
  [1200, 320],
  [1280, 320],
  [1366, 320],
  [1440, 440],
  [1600, 440],
  [1920, 440],
] as const;

const widthOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.width ?? 0;

const heightOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.height ?? 0;

const isCut = (element: Locator): Promise<boolean> =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);

test.describe('the bar of a customer with a booked slot', () => {
  test.use({ bypassCSP: true });

  for (const font of FONTS) {
    test(`has a wide search field, and the whole time, on every wide screen, in ${font} [SRCH-1] [SLOT-3]`, async ({
      page,
      world,
    }) => {
      await world({ who: 'customer', slot: MIDDAY_SLOT });
      const header = new Header(page);
      await header.open(PAGE);
      const time = header.slot.getByText('12:00 midday - 1pm', { exact: true });
      await expect(time).toBeVisible();
      await useFont(page, font);
      await expect(time).toHaveCSS('font-family', new RegExp(font));
      for (const [width, least] of LEAST_WIDTHS) {
        await page.setViewportSize({ width, height: 720 });
        expect(await widthOf(header.search), `at ${String(width)} px`).toBeGreaterThanOrEqual(least);
        // Narrower screens show the start only.
        if (width >= 992) expect(await isCut(time), `the time at ${String(width)} px`).toBe(false);
      }
    });
  }
});

test('the search field grows while it has the focus, where there is little room [SRCH-1]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer', slot: MIDDAY_SLOT });
  await page.setViewportSize({ width: 1120, height: 720 });
  const header = new Header(page);
  await header.open(PAGE);
  await expect(header.slot).toBeVisible();
  const before = await widthOf(header.search);
  await header.search.click();
  expect(await widthOf(header.search)).toBeGreaterThan(before + 80);
  await header.search.blur();
  expect(await widthOf(header.search)).toBeCloseTo(before);
});

test('a press next to the focused search field hits, because the field ends where it ended before [SRCH-1] [MULT-1]', async ({
  page,
}) => {
  const header = new Header(page);
  await header.open(PAGE);
  const multiSearch = header.banner.getByRole('button', { name: 'Multi-search' });
  const left = async () => (await multiSearch.boundingBox())?.x ?? 0;
  for (const width of [1000, 1280, 1430, 1600]) {
    await page.setViewportSize({ width, height: 720 });
    await header.search.blur();
    const before = await left();
    await header.search.click();
    expect(await left(), `at ${String(width)} px`).toBe(before);
  }
});

test('a phone shows the booked day and the start of the time, from 400 px with the icon [SLOT-3]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer', slot: MIDDAY_SLOT });
  await page.setViewportSize({ width: 320, height: 720 });
  const header = new Header(page);
  await header.open(PAGE);
  const [icon, day] = [header.slot.locator('svg'), header.slot.getByText('Mon 05 May', { exact: true })];
  const time = header.slot.getByText('12:00 midday - 1pm', { exact: true });
  const sizeOfTime = async () => {
    const box = await time.boundingBox();
    return [box?.width, Math.round(box?.height ?? 0)];
  };
  // Each word of the time is a line of its own, of which the first one is visible.
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(icon, `at ${String(width)} px`).toBeHidden();
    expect(await sizeOfTime(), `at ${String(width)} px`).toEqual([0, 14]);
  }
  await page.setViewportSize({ width: 400, height: 720 });
  await expect(icon).toBeVisible();
  await expect(day).toBeVisible();
  expect(await sizeOfTime()).toEqual([0, 14]);
  expect(await isCut(day)).toBe(false);
});

test('controls that are icons have their name below them on hover and on focus [SHELL-6]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer' });
  await page.setViewportSize({ width: 1120, height: 720 });
  const header = new Header(page);
  await header.open(PAGE);
  for (const name of ['Multi-search', 'My account']) {
    const control = header.banner.getByRole('button', { name });
    const label = control.getByText(name, { exact: true });
    await expect(label).toHaveCSS('opacity', '0');
    await control.hover();
    await expect(label).toHaveCSS('opacity', '1');
    await header.search.hover();
    await expect(label).toHaveCSS('opacity', '0');
    await control.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(label).toHaveCSS('opacity', '1');
  }
  await header.account.click();
  await expect(header.account).toHaveAttribute('aria-expanded', 'true');
});

test.describe('the groceries menu', () => {
  const open = async (header: Header, height: number) => {
    await header.page.setViewportSize({ width: 1440, height });
    await header.open(PAGE);
    await header.banner.getByRole('button', { name: 'Groceries', exact: true }).click();
    const menu = header.banner.getByRole('group', { name: 'Groceries', exact: true }).first();
    await expect(menu.getByRole('heading', { name: 'Christmas', exact: true })).toBeVisible();
    return menu;
  };

  test('is as high as its first column, where there is room, and the same for each category [MEGA-1]', async ({
    page,
  }) => {
    const header = new Header(page);
    const menu = await open(header, 1080);
    await expect(menu.getByRole('link', { name: 'Highlights' })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByText('Order by 15 December')).toBeInViewport({ ratio: 1 });
    const before = await heightOf(menu);
    await menu.getByRole('button', { name: 'Bakery' }).click();
    await expect(menu.getByRole('link', { name: 'View all Bakery' })).toBeVisible();
    expect(await heightOf(menu)).toBeCloseTo(before);
  });
});
