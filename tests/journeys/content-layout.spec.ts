import type { Page } from '@playwright/test';
import { boxOf } from '../support/box';
import { expect, test } from '../support/fixtures';

const open = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/demo/content');
  await expect(page.locator('[data-gallery=ready]')).toBeVisible();
};

const linksUnder = (page: Page, title: string) =>
  page
    .getByRole('heading', { name: title, exact: true })
    .locator('xpath=following-sibling::ul')
    .getByRole('link');

test('navigation links with the style id vertical-text-links are one below the other [MEGA-6] [CONT-2]', async ({
  page,
}) => {
  await open(page, 1440);
  const [first, second] = [
    linksUnder(page, 'Vertical text links').nth(0),
    linksUnder(page, 'Vertical text links').nth(1),
  ];
  const [above, below] = [await boxOf(first), await boxOf(second)];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  expect(below.x).toBe(above.x);

  const [left, right] = [
    await boxOf(linksUnder(page, 'In a row').nth(0)),
    await boxOf(linksUnder(page, 'In a row').nth(1)),
  ];
  expect(right.y).toBe(left.y);
  expect(right.x).toBeGreaterThan(left.x + left.width);
});

test('a card has its picture above its text, and next to it where there is room, by its layout [CONT-7]', async ({
  page,
}) => {
  await open(page, 375);
  const card = page.locator('article').filter({ hasText: 'Beside its picture' });
  const edges = async () => {
    await card.scrollIntoViewIfNeeded();
    const [picture, words] = [
      await boxOf(card.locator('img')),
      await boxOf(card.getByText('Beside its picture')),
    ];
    return { isBelow: words.y >= picture.y + picture.height, isBeside: words.x >= picture.x + picture.width };
  };
  expect(await edges()).toEqual({ isBelow: true, isBeside: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await edges()).toEqual({ isBelow: false, isBeside: true });
});
