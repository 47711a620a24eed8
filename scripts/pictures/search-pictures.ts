import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/support/fixtures';
import { Header, STOREFRONT } from '../../tests/support/header';
import { MultiSearch } from '../../tests/support/multi-search';
import { storeTerms } from '../../tests/support/stored';
import { takePicture } from './picture';

const TERMS = ['semi-skimmed milk', 'sourdough bread', 'free range eggs', "reblochon d'alpage"];
const LIST = ['milk', 'sourdough bread', 'crème fraîche', 'free range eggs'];
const WIDTHS = [320, 1440] as const;

/** The part of a wide screen that each picture shows: the field and its panel, or the dialog in the middle. */
const CLIPS = {
  field: { x: 0, y: 0, width: 632, height: 440 },
  dialog: { x: 400, y: 0, width: 640, height: 560 },
} as const;

const takePartPicture = (page: Page, state: string, part: keyof typeof CLIPS) =>
  takePicture(page, `search-${state}`, page.viewportSize()?.width === 1440 ? CLIPS[part] : undefined);

const openField = async (page: Page, width: (typeof WIDTHS)[number]): Promise<Header> => {
  await page.setViewportSize({ width, height: 560 });
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  if (width === 320) await header.searchTrigger.click();
  return header;
};

for (const width of WIDTHS) {
  test(`suggestions at ${String(width)} px`, async ({ page }) => {
    const header = await openField(page, width);
    await header.search.pressSequentially('che');
    await expect(header.suggestions).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await takePartPicture(page, 'suggestions', 'field');
  });

  test(`history at ${String(width)} px`, async ({ page, context }) => {
    await storeTerms(context, ...TERMS);
    const header = await openField(page, width);
    await header.search.click();
    await expect(header.history).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await takePartPicture(page, 'history', 'field');
    await header.history.getByRole('button', { name: 'Clear all' }).click();
    await page.mouse.move(0, 0);
    await expect(header.history.getByRole('button', { name: 'Undo' })).toBeVisible();
    await takePartPicture(page, 'undo', 'field');
  });

  test(`a slow response at ${String(width)} px`, async ({ page }) => {
    await page.route(/\/term-suggest\?/, () => undefined);
    const header = await openField(page, width);
    await header.search.pressSequentially('che');
    await expect(page.locator('[data-stalled]')).toBeVisible();
    await takePartPicture(page, 'stalled', 'field');
  });

  test(`multi-search at ${String(width)} px`, async ({ page }) => {
    await openField(page, width);
    const multi = new MultiSearch(page);
    await multi.open();
    await takePartPicture(page, 'multi-empty', 'dialog');
    await multi.list.fill(LIST.join('\n'));
    await expect(multi.dialog.getByRole('list', { name: 'Products found' })).toBeVisible();
    await takePartPicture(page, 'multi-items', 'dialog');
    await multi.list.fill(Array.from({ length: 120 }, (_, index) => `item ${String(index + 1)}`).join('\n'));
    await expect(multi.dialog.getByText('Item limit reached', { exact: true })).toBeVisible();
    await takePartPicture(page, 'multi-limit', 'dialog');
  });
}
