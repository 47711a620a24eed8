import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';
import { storeTerms } from '../support/stored';

const PAGE = '/ecom/shop/browse/groceries';
const RESULTS = '/ecom/shop/search?searchTerm=milk';

test.use({ viewport: { width: 375, height: 667 } });

/** Records the close watchers of the page; a test can then do what Android's Back does. */
const recordCloseWatchers = () => {
  const watchers: { requestClose: () => void }[] = [];
  const Original = Reflect.get(window, 'CloseWatcher') as new () => { requestClose: () => void };
  Reflect.set(
    window,
    'CloseWatcher',
    class extends Original {
      constructor() {
        super();
        watchers.push(this);
      }
    },
  );
  Reflect.set(window, 'goBack', () => watchers.at(-1)?.requestClose());
};

test('closes when the browser goes back, as Android does, and stays on the page [SRCH-10]', async ({
  page,
}) => {
  await page.addInitScript(recordCloseWatchers);
  const header = new Header(page);
  await header.open(PAGE);
  await header.searchTrigger.click();
  await expect(header.search).toBeFocused();
  await page.evaluate(() => {
    (Reflect.get(window, 'goBack') as () => void)();
  });
  await expect(header.search).toBeHidden();
  await expect(header.searchTrigger).toBeFocused();
  await expect(page).toHaveURL(PAGE);
});

test('offers a customer’s own pages and the aisles at the first use, and opens one [SRCH-10] [MEGA-10]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer' });
  const header = new Header(page);
  await header.open(PAGE);
  await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
  await header.searchTrigger.click();
  const aisles = header.banner.getByRole('listbox', { name: 'Browse' });
  await expect(aisles.getByRole('option').first()).toHaveText('Favourites');
  await aisles.getByRole('option', { name: 'Bakery' }).click();
  await expect(page).toHaveURL('/ecom/shop/browse/groceries/bakery');
});

test('ends above an on-screen keyboard [SRCH-10]', async ({ page, context }) => {
  await storeTerms(context, '1', '2', '3', '4', '5', '6');
  const header = new Header(page);
  await header.open(PAGE);
  await header.searchTrigger.click();
  await expect(header.history).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: 300 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  const popup = header.history.locator('..');
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await popup.boundingBox()) ?? {};
      return Math.round(y + height);
    })
    .toBe(300);
});

test('scrolls the list, and not the page, to the selected recent search [HIST-5] [SRCH-10]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 400 });
  await storeTerms(context, ...Array.from({ length: 12 }, (_, index) => `term ${String(index)}`));
  const header = new Header(page);
  await header.open(PAGE);
  await header.searchTrigger.click();
  await expect(header.history).toBeVisible();
  const selected = header.history.locator('[aria-selected=true]');
  // Links to browse follow the searches.
  const rows = (await header.history.getByRole('row').allTextContents()).indexOf('Clear all') + 1;
  for (let row = 0; row < rows; row += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(selected).toBeInViewport({ ratio: 1 });
  }
  await expect(selected).toHaveText('Clear all');
  for (let row = 1; row < rows; row += 1) await page.keyboard.press('ArrowUp');
  await expect(selected).toHaveText('term 0');
  await expect(selected).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('keeps list and text when the keyboard is hidden; a tap on a suggestion searches, and Cancel closes [SRCH-8] [SRCH-10]', async ({
  page,
}) => {
  const header = new Header(page);
  await header.open(PAGE);
  const suggest = async () => {
    await header.searchTrigger.click();
    await header.search.pressSequentially('mil');
    await expect(header.suggestions).toBeVisible();
    // As a phone does when its keyboard is hidden.
    await header.search.blur();
  };
  await suggest();
  await header.banner.getByRole('button', { name: 'Cancel' }).click();
  await expect(header.search).toBeHidden();
  await suggest();
  await expect(header.suggestions).toBeVisible();
  await expect(header.search).toHaveValue('mil');
  await header.suggestions.getByRole('option').first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/ecom/shop/search');
});

test('a field of the page opens the overlay on phones, with the searched term selected, and gets the focus back [SRCH-10]', async ({
  page,
  world,
}) => {
  await world({ features: { searchField: true } });
  const header = new Header(page);
  await header.open(RESULTS);
  const ofPage = page.getByRole('main').getByRole('button', { name: 'milk', exact: true });
  await ofPage.click();
  await expect(header.search).toBeFocused();
  await page.keyboard.type('tea');
  await expect(header.search).toHaveValue('tea');
  await header.banner.getByRole('button', { name: 'Cancel' }).click();
  await expect(ofPage).toBeFocused();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(ofPage).toBeHidden();
});

test('the button of a scrolled phone’s page is as wide as a field, shows the searched term, and moves nothing [SRCH-10] [SHELL-3]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer', features: { searchField: true, hideOnScroll: true } });
  await watchShifts(page);
  const header = new Header(page);
  await header.open(RESULTS);
  const button = header.banner.getByRole('button', { name: 'milk Open search' });
  const term = button.getByText('milk');
  await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
  const box = async () => (await term.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const widthOf = async () => (await box()).width;
  await expect(header.searchTrigger).toBeVisible();
  await expect(term).toBeHidden();
  const scroll = (distance: number) => page.mouse.wheel(0, distance);
  await page.mouse.move(180, 300);
  await scroll(600);
  await expect(header.banner).not.toBeInViewport();
  await scroll(-200);
  await expect(header.banner).toBeInViewport();
  await expect.poll(widthOf).toBeGreaterThan(90);
  await scroll(-800);
  await expect(term).toBeHidden();
  await scroll(600);
  await scroll(-200);
  await expect.poll(widthOf).toBeGreaterThan(90);
  expect(await shiftsOf(page)).toEqual([]);
  const { x, y } = await box();
  await page.mouse.click(x + 20, y + 20);
  await expect(header.search).toBeFocused();
  await expect(header.search).toHaveValue('milk');
  await header.banner.getByRole('button', { name: 'Cancel' }).click();
  await expect(button).toBeFocused();
});
