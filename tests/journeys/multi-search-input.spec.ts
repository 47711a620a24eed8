import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { CUSTOMERS_LIST, MultiSearch, storeList } from '../support/multi-search';
import { NAUGHTY_STRINGS } from '../support/naughty-strings';

const PAGE = '/ecom/shop/browse/groceries';
const lines = (count: number, end = '\n') =>
  Array.from({ length: count }, (_, index) => `item ${String(index + 1)}`).join(end);

test('naughty strings are treated as text, and stay as typed [MULT-2]', async ({ page }) => {
  const multi = new MultiSearch(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await multi.header.open(PAGE);
  await multi.header.searchTrigger.click();
  await multi.open();
  const title = await page.title();
  const typed = `${lines(100)}\n${NAUGHTY_STRINGS.join('\n')}`.replaceAll(/\r\n?/g, '\n');
  // As JSON: lone surrogates cannot be sent to a page in another way.
  const json = JSON.stringify(typed);
  await multi.list.evaluate((field, text) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setValue?.call(field, JSON.parse(text));
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, json);
  await expect(multi.dialog.getByText('Item limit reached', { exact: true })).toBeVisible();
  await multi.dialog.getByText(/^Items left out/).click();
  await expect(
    multi.dialog.getByRole('listitem').filter({ hasText: '<img src=x onerror=' }).first(),
  ).toBeVisible();

  const isAsTyped = await multi.list.evaluate(
    (field, text) => field instanceof HTMLTextAreaElement && field.value === JSON.parse(text),
    json,
  );
  expect(isAsTyped).toBe(true);
  expect(await page.title(), 'no script ran').toBe(title);
  expect(await multi.dialog.locator('img, script, iframe, a').count()).toBe(0);
  const overflow = await multi.dialog.evaluate((dialog) =>
    Math.max(
      ...[dialog, ...dialog.querySelectorAll('div')].map((part) => part.scrollWidth - part.clientWidth),
    ),
  );
  expect(overflow, 'nothing overflows horizontally').toBeLessThanOrEqual(0);
});

test('nothing reacts to an IME composition before it ends [MULT-2]', async ({ page, context }) => {
  const multi = new MultiSearch(page);
  await multi.openOn(PAGE);
  const browser = await context.newCDPSession(page);
  await browser.send('Input.imeSetComposition', { text: 'ぎゅう', selectionStart: 3, selectionEnd: 3 });
  await expect(multi.list).toHaveValue('ぎゅう');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(multi.dialog).toBeVisible();
  await expect(page).toHaveURL(PAGE);
  await browser.send('Input.insertText', { text: '牛乳' });
  await expect(multi.announcement).toHaveText('1 item');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('query')?.includes('牛乳') ?? false);
});

for (const width of [320, 1440]) {
  test(`axe finds no violation in the dialog at ${String(width)} px [SHELL-7]`, async ({
    page,
    world,
    context,
  }) => {
    await storeList(context, CUSTOMERS_LIST, '["milk"]');
    await world({ who: 'customer' });
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const multi = new MultiSearch(page);
    await multi.header.open(STOREFRONT.path);
    if (width < 768) await multi.header.searchTrigger.click();
    await multi.open();
    const check = async (state: string) => {
      const violations = await axeViolations(page);
      expect(violations, state).toEqual([]);
    };
    await check('with a list');
    await multi.list.fill(lines(120));
    await multi.dialog.getByText('Items left out (20)').click();
    await check('over the limit');
    await multi.clear.click();
    await expect(multi.undo).toBeVisible();
    await check('cleared');
  });
}
