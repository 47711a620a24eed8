import type { Page } from '@playwright/test';
import { boxOf } from '../support/box';
import { expect, test } from '../support/fixtures';
import { consent } from '../support/reported-events';

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

test('links of a rich text with the same style id are one below the other, and report its analytics tags [MEGA-6] [EVT-1]', async ({
  page,
  context,
  demo,
}) => {
  await consent(context, demo.origin, { analytics: true, advertising: true });
  await open(page, 1440);
  const how = page.getByRole('link', { name: 'Read how' });
  const [above, below] = [await boxOf(how), await boxOf(page.getByRole('link', { name: /^ask our cooks/ }))];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  await how.evaluate((link) => {
    link.addEventListener('click', (event) => {
      event.preventDefault();
    });
  });
  await how.click();
  const events = await page.evaluate(
    () => (Reflect.get(window, 'galleryEvents') as { events: unknown[] }).events,
  );
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'promo_click',
      label: 'Read how',
      analyticsTags: ['christmas', 'turkey'],
    }),
  );
});

for (const [width, isRow] of [
  [375, false],
  [1440, true],
] as const) {
  test(`a card has its picture ${isRow ? 'next to' : 'above'} its text at ${String(width)} px, by its layout [CONT-7]`, async ({
    page,
  }) => {
    await open(page, width);
    const card = page.locator('article').filter({ hasText: 'Beside its picture' });
    await card.scrollIntoViewIfNeeded();
    const [picture, words] = [
      await boxOf(card.locator('img')),
      await boxOf(card.getByText('Beside its picture')),
    ];
    expect(words.x >= picture.x + picture.width).toBe(isRow);
    expect(words.y >= picture.y + picture.height).toBe(!isRow);
  });
}
