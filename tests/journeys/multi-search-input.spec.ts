import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { CUSTOMERS_LIST, MultiSearch, storeList, VISITORS_LIST } from '../support/multi-search';
import { NAUGHTY_STRINGS } from '../support/naughty-strings';

const PAGE = '/ecom/shop/browse/groceries';
const lines = (count: number, end = '\n') =>
  Array.from({ length: count }, (_, index) => `item ${String(index + 1)}`).join(end);

test('of 5,000 pasted lines, 100 are kept and the others are listed [MULT-2] [MULT-3]', async ({ page }) => {
  const multi = new MultiSearch(page);
  await multi.openOn(PAGE);
  await multi.paste(lines(5_000, '\r\n'));
  await expect(multi.dialog.getByText('Item limit reached', { exact: true })).toBeVisible();
  const detail = '100 of 5000 items taken. Left out: item 101, item 102 and 4898 more.';
  await expect(multi.dialog.getByText(detail, { exact: true })).toBeVisible();
  await expect(multi.announcement).toHaveText(`Item limit reached. ${detail}`);
  await multi.dialog.getByText('Items left out (4900)').click();
  const droppedItems = multi.dialog.getByRole('listitem');
  await expect(droppedItems).toHaveCount(4_900);
  await expect(droppedItems.last()).toHaveText('item 5000');

  await multi.close();
  const stored = JSON.parse((await multi.stored(VISITORS_LIST)) ?? '') as string[];
  expect(stored).toHaveLength(100);
  expect(stored.at(-1)).toBe('item 100');
  await multi.open();
  expect(await multi.list.inputValue(), 'as typed').toBe(lines(5_000));
});

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

for (const [what, text] of [
  ['invalid JSON', '["milk"'],
  ['an object in place of a list', '{"length":1,"0":"milk"}'],
  ['10 MB', `["${'x'.repeat(4_900_000)}"]`],
  ['markup', '["<img src=x onerror=\\"document.title=1\\">"]'],
] as const) {
  test(`a stored list that is ${what} is handled [MULT-4]`, async ({ page, context }) => {
    await storeList(context, VISITORS_LIST, text);
    const multi = new MultiSearch(page);
    await multi.openOn(PAGE);
    await expect(multi.list).toHaveValue(what === 'markup' ? '<img src=x onerror="document.title=1">' : '');
    await multi.list.fill('milk');
    await multi.close();
    expect(await multi.stored(VISITORS_LIST)).toBe('["milk"]');
  });
}

test('where storage is blocked the list is kept as long as the page [MULT-4]', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  const multi = new MultiSearch(page);
  await multi.openOn(PAGE);
  await multi.list.fill('milk');
  await multi.close();
  await multi.open();
  await expect(multi.list).toHaveValue('milk');
  await multi.search.click();
  await expect(page).toHaveURL('/ecom/shop/multi-search?query=milk');
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

/** The dialog's own chunk, and those that it shares with other dialogs. */
const LAZY_FILES = [
  ['script', /\/multi-search[^/]*\.js(\?|$)/],
  ['shared script', /\/dialog[^/]*\.js(\?|$)/],
  ['shared style sheet', /\/dialog[^/]*\.css(\?|$)/],
] as const;

for (const [what, file] of LAZY_FILES) {
  test(`a dialog whose ${what} fails to load shows a message, and the next press retries [ERR-6]`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource|net::ERR_/);
    const multi = new MultiSearch(page);
    // Before the page loads: menus, which are prepared when it is idle, share files with dialogs.
    await page.route(file, (route) => route.abort());
    await multi.header.open(STOREFRONT.path);
    await multi.trigger.click();
    const announcedText = 'Multi-search could not be opened. Please try again.';
    await expect(multi.header.banner.getByRole('paragraph').filter({ hasText: announcedText })).toBeVisible();
    await expect(multi.header.banner.getByRole('status')).toHaveText(announcedText);
    await expect(multi.trigger).toHaveAttribute('aria-busy', 'false');
    await expect(multi.trigger).toBeFocused();
    await page.unroute(file);
    await multi.open();
  });
}

for (const width of [320, 768, 1440]) {
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
