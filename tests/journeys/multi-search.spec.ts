import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { CUSTOMERS_LIST, MultiSearch, VISITORS_LIST } from '../support/multi-search';
import { storeText } from '../support/stored';
import { settle } from '../support/settle';

const LIST = 'milk\nbread';

test.describe('multi-search', () => {
  test(
    'searches for a list, stores it, and shows its results from the first item [MULT-1] [MULT-4] [MULT-5] [NAV-8]',
    { tag: '@essential' },
    async ({ page }) => {
      const multi = new MultiSearch(page);
      await multi.openOn(STOREFRONT.path);
      await expect(multi.list).toHaveAttribute('placeholder', 'Type or paste your list here');
      await expect(multi.list).toHaveAttribute('rows', '5');
      await expect(multi.clear).toBeDisabled();
      await expect(multi.search).toBeDisabled();
      await page.evaluate(() => {
        sessionStorage.setItem('wtr_scroll_restore', '900');
        Reflect.set(window, 'samePage', true);
      });

      await multi.list.fill('Crème fraîche, oat milk_bread\n\n');
      await expect(multi.dialog.getByText('3 items', { exact: true })).toBeVisible();
      await multi.search.click();

      await expect(page).toHaveURL('/ecom/shop/multi-search?query=Creme+fraiche');
      await expect(multi.dialog).toHaveCount(0);
      await multi.header.ready();
      expect(await multi.stored(VISITORS_LIST)).toBe('["Creme fraiche","oat milk","bread"]');
      expect(await page.evaluate(() => sessionStorage.getItem('wtr_scroll_restore'))).toBeNull();
      // The storefront's router navigates without a reload.
      expect(await page.evaluate(() => Reflect.get(window, 'samePage') === true)).toBe(true);
    },
  );

  test('stays open when a press starts inside and ends outside, or starts outside and ends inside [ERR-7]', async ({
    page,
  }) => {
    const multi = new MultiSearch(page);
    await multi.openOn(STOREFRONT.path);
    const box = await multi.list.boundingBox();
    const inside = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    const outside = { x: 8, y: 300 };
    for (const [from, to] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await page.mouse.up();
      await expect(multi.dialog).toBeVisible();
    }
    await page.mouse.click(8, 300);
    await expect(multi.dialog).toHaveCount(0);
  });

  test(
    'clears list and storage, and Undo brings both back for 10 seconds [MULT-4]',
    { tag: '@essential' },
    async ({ page }) => {
      await page.clock.install();
      const multi = new MultiSearch(page);
      await page.goto(STOREFRONT.path);
      await page.clock.runFor(2_000);
      await multi.open();
      await multi.list.fill(LIST);
      // From here on, time passes only when the test moves the clock.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_500);
      await expect(multi.announcement).toHaveText('2 items');
      expect(await multi.stored(VISITORS_LIST)).toBe('["milk","bread"]');

      await multi.clear.click();
      await expect(multi.list).toBeFocused();
      await expect(multi.list).toHaveValue('');
      await expect(multi.announcement).toHaveText('List cleared. You can undo this for 10 seconds.');
      expect(await multi.stored(VISITORS_LIST)).toBeUndefined();
      await page.clock.runFor(9_900);
      await multi.undo.click();
      await expect(multi.list).toHaveValue(LIST);
      await expect(multi.list).toBeFocused();
      expect(await multi.stored(VISITORS_LIST)).toBe('["milk","bread"]');

      await multi.clear.click();
      await multi.undo.focus();
      await page.clock.runFor(10_100);
      await expect(multi.undo).toHaveCount(0);
      await expect(multi.list).toBeFocused();

      await multi.list.fill(LIST);
      await multi.clear.click();
      await multi.list.press('m');
      await expect(multi.undo).toHaveCount(0);
    },
  );
});

for (const width of [320, 1440]) {
  test(
    `shows how many products each line finds, and adds the customer's favourites, at ${String(width)} px [MULT-1] [MULT-2]`,
    { tag: width === 1440 ? '@essential' : [] },
    async ({ page, world }) => {
      await world({ who: 'customer' });
      await page.setViewportSize({ width, height: 800 });
      const multi = new MultiSearch(page);
      await multi.header.open(STOREFRONT.path);
      if (width < 768) await multi.header.searchTrigger.click();
      await multi.open();
      await multi.list.fill('2 x oat milk\nsalted butter\nqwertz');
      const found = multi.dialog.getByRole('list', { name: 'Products found' }).getByRole('listitem');
      await expect(found).toHaveText([
        /^oat milk\d+ products?$/,
        /^salted butter\d+ products?$/,
        /^qwertzNo products$/,
      ]);
      await expect(multi.announcement).toHaveText('No products found for qwertz');
      expect(await axeViolations(page)).toEqual([]);

      await multi.dialog.getByRole('button', { name: 'Add my favourites' }).click();
      // Salted butter is one of the 20 favourites.
      await expect(multi.list).toHaveValue(/^2 x oat milk\nsalted butter\nqwertz(\n[^\n]+){19}$/);
      await expect(found).toHaveCount(22);
      await multi.search.click();
      await expect(page).toHaveURL(/multi-search\?query=oat\+milk&amounts=2(%2C1){21}$/);
    },
  );
}

test('a list works without the counts of its lines [CALL-3]', async ({ page, faults, allowProblems }) => {
  allowProblems(/multi-search|CONTENT_LENGTH_MISMATCH/);
  const multi = new MultiSearch(page);
  await multi.openOn(STOREFRONT.path);
  await faults([{ call: 'graph', kind: 'cut-off' }]);
  const failed = page.waitForEvent('requestfailed');
  await multi.list.fill(LIST);
  await failed;
  await expect(multi.announcement).toHaveText('2 items');
  await expect(multi.dialog.getByRole('list')).toHaveCount(0);
  await expect(multi.dialog.getByRole('button', { name: 'Add my favourites' })).toHaveCount(0);
  await multi.search.click();
  await expect(page).toHaveURL('/ecom/shop/multi-search?query=milk');
});

const PAGE = '/ecom/shop/browse/groceries';

test('Enter adds a line, Ctrl+Enter searches, Tab stays inside [MULT-1] [ERR-7]', async ({ page }) => {
  const multi = new MultiSearch(page);
  await multi.openOn(PAGE);
  await page.keyboard.press('Control+Enter');
  await page.keyboard.type('milk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('bread');
  await expect(multi.list).toHaveValue(LIST);
  const places = [];
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    places.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || activeElement?.closest('dialog') !== null;
      }),
    );
  }
  expect(places).not.toContain(false);
  await multi.list.press('Control+Enter');
  await expect(page).toHaveURL('/ecom/shop/multi-search?query=milk');
});

test('on small screens it opens over the search, which stays unchanged [MULT-1] [SRCH-10]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const multi = new MultiSearch(page);
  await multi.header.open(PAGE);
  await expect(multi.trigger).toBeHidden();
  await multi.header.searchTrigger.click();
  await multi.header.search.fill('te');
  await multi.open();
  await settle(page);
  expect(await multi.dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 640 });
  await multi.list.fill(LIST);
  await page.keyboard.press('Escape');
  await expect(multi.dialog).toHaveCount(0);
  await expect(multi.trigger).toBeFocused();
  await expect(multi.header.search).toHaveValue('te');

  await multi.open();
  await multi.search.click();
  await expect(page).toHaveURL('/ecom/shop/multi-search?query=milk');
  await expect(multi.header.search).toBeHidden();
});

const lines = (count: number, end = '\n') =>
  Array.from({ length: count }, (_, index) => `item ${String(index + 1)}`).join(end);

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
    await storeText(context, CUSTOMERS_LIST, '["milk"]');
    await world({ who: 'customer' });
    await page.setViewportSize({ width, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const multi = new MultiSearch(page);
    await multi.header.open(STOREFRONT.path);
    if (width < 768) await multi.header.searchTrigger.click();
    await multi.open();
    const check = async (state: string) => {
      expect(await axeViolations(page), state).toEqual([]);
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
