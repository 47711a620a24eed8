import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const WHITE = 'rgb(255, 255, 255)';
const GREEN = 'rgb(92, 128, 24)';
const DARK_GREEN = 'rgb(69, 96, 17)';
const RED = 'rgb(163, 21, 43)';
const PINK = 'rgb(255, 227, 231)';
const NONE = 'rgba(0, 0, 0, 0)';

const open = async (page: Page) => {
  await page.goto('/demo/content');
  await expect(page.locator('[data-gallery=ready]')).toBeVisible();
};

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, level: 2, exact: true }) });

const cell = (page: Page, heading: string) =>
  section(page, 'Trading cells')
    .locator('article')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

/** Returns the picture of a cell. It has no name, because the cell's heading describes it. */
const pictureOf = (article: Locator) => article.locator('img').first();

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('the element is not rendered');
  return box;
};

const LOOKS = [
  ['Baked this morning', WHITE, 'rgb(43, 43, 43)', [GREEN, WHITE, GREEN]],
  ['The cheese board', WHITE, 'rgb(43, 43, 43)', [WHITE, DARK_GREEN, WHITE]],
  ['From the counter', WHITE, 'rgb(43, 43, 43)', [NONE, DARK_GREEN, GREEN]],
  ['Half price roasts', RED, WHITE, [WHITE, RED, WHITE]],
  ['Party food', RED, WHITE, [PINK, RED, PINK]],
  ['Frozen', RED, WHITE, [NONE, WHITE, WHITE]],
] as const;

test('trading cells have the look of their theme and button style, and mark offers [CONT-3]', async ({
  page,
}) => {
  await open(page);
  for (const [heading, background, color, [fill, words, border]] of LOOKS) {
    const article = cell(page, heading);
    await expect(article).toHaveCSS('background-color', background);
    await expect(article.getByRole('heading')).toHaveCSS('color', color);
    const link = article.getByRole('link');
    await expect(link).toHaveCSS('background-color', fill);
    await expect(link).toHaveCSS('color', words);
    await expect(link).toHaveCSS('border-top-color', border);
  }
  await expect(page.getByText('Was £24, now £12')).toHaveCSS('color', WHITE);
  await expect(page.getByText('3 for £12')).toHaveCSS('color', 'rgb(176, 15, 42)');
});

test('a trading cell shows roundel, message, loyalty and brand on its picture [CONT-3]', async ({ page }) => {
  await open(page);
  const article = cell(page, 'A quarter off six bottles');
  await article.scrollIntoViewIfNeeded();
  const picture = await boxOf(pictureOf(article));
  const roundel = article.getByText('25% off').first();
  await expect(roundel).toHaveCSS('border-radius', '50%');
  const box = await boxOf(roundel);
  expect([box.width, box.height]).toEqual([72, 72]);
  expect(box.y).toBeGreaterThanOrEqual(picture.y);
  expect(picture.x + picture.width - (box.x + box.width)).toBeCloseTo(8, 0);
  for (const words of ['New', 'Supercharged member offer']) {
    const badge = await boxOf(article.getByText(words, { exact: true }));
    expect(badge.y, words).toBeGreaterThanOrEqual(picture.y);
    expect(badge.x + badge.width, words).toBeLessThanOrEqual(box.x);
  }
  /** Returns the distance between the brand icon and the bottom edge of the picture. CSS pixels. */
  const brandGap = async (of: Locator) => {
    const brand = await boxOf(of.getByRole('img', { name: 'Fernleigh' }));
    const top = await boxOf(pictureOf(of));
    return Math.round(top.y + top.height - (brand.y + brand.height));
  };
  expect(await brandGap(article), 'floated').toBe(12);
  const pinned = cell(page, 'Two cells wide');
  expect(await brandGap(pinned), 'pinned').toBe(0);
  await expect(pinned.getByText('Try', { exact: true })).toBeVisible();
  await expect(pinned.getByText('Extra member saving')).toBeVisible();
  await expect(cell(page, 'Member offer').getByText('Member offer', { exact: true })).toHaveCount(2);
});

test('content is laid out on a grid of 12 columns at every breakpoint [CONT-7]', async ({ page }) => {
  await open(page);
  const grid = section(page, 'Column grid');
  /** Returns the left edge and the width of a cell, in columns of its row. */
  const partsOf = (words: string) =>
    grid.getByText(words, { exact: true }).evaluate((element) => {
      const place = element.closest('[style*="--sh-width"]');
      const row = place?.parentElement;
      if (!place || !row || !place.checkVisibility()) return null;
      const inner = row.getBoundingClientRect();
      const outer = place.getBoundingClientRect();
      const part = inner.width / 12;
      return [outer.left - inner.left, outer.width].map((length) => Math.round((length / part) * 100) / 100);
    });
  for (const [width, six, three, nested, hidden] of [
    [500, 6, 6, 6, null],
    [700, 6, 6, 6, null],
    [900, 6, 6, 3, [0, 12]],
    [1100, 3, 9, 3, [0, 12]],
    [1440, 3, 9, 3, [0, 12]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${String(width)} px`;
    expect(await partsOf('12 of 12'), at).toEqual([0, 12]);
    expect(await partsOf('6, from 992 px 3'), at).toEqual([0, six]);
    expect(await partsOf('6, from 992 px 9'), at).toEqual([six, three]);
    expect(await partsOf('4 after a gap of 4'), at).toEqual([4, 4]);
    expect(await partsOf('In a grid: 2'), at).toEqual([nested, nested]);
    expect(await partsOf('Not below 768 px'), at).toEqual(hidden);
  }
});

test('each of the eleven types of badge has a distinct look [CONT-8]', async ({ page }) => {
  await open(page);
  const appearances = await section(page, 'Badges')
    .locator('[data-type]')
    .evaluateAll((all) =>
      all.map((badge) => {
        const { backgroundColor, color, borderTopColor } = getComputedStyle(badge);
        return [badge.textContent, [backgroundColor, color, borderTopColor].join()];
      }),
    );
  expect(appearances.map(([type]) => type)).toEqual([
    ...['default', 'danger', 'offer', 'success', 'warning', 'neutral', 'green', 'valueGreen', 'seasonal'],
    ...['limitedEdition', 'wineEvent'],
  ]);
  expect(new Set(appearances.map(([, appearance]) => appearance)).size).toBe(11);
});
