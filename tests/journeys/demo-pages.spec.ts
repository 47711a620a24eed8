import type { Page } from '@playwright/test';
import { ALL_RULES, axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, signIn } from '../support/header';

test('a trolley page removes all unavailable items, and the header receives the update [TROL-4] [HOST-2]', async ({
  page,
  preset,
}) => {
  await preset('hard-conflicts');
  const header = new Header(page);
  await header.open('/ecom/shop/trolley');
  const main = page.getByRole('main');
  await expect(header.trolley).toHaveAccessibleName(/12 items/);
  await expect(main.getByRole('heading', { name: '2 unavailable items' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Continue to checkout' })).toBeDisabled();
  await main.getByRole('button', { name: 'Remove all unavailable' }).click();
  await expect(main.getByRole('heading', { name: /unavailable/ })).toBeHidden();
  await expect(header.trolley).toHaveAccessibleName(/10 items/);
});

test('amending an order starts on My orders, and every page shows it [HOST-2] [AMND-1]', async ({
  page,
  preset,
}) => {
  await preset('customer');
  const header = new Header(page);
  await header.open('/ecom/myaccount/my-orders');
  // Otherwise the header could request the trolley of the order that the press replaces.
  await expect(header.trolley).toHaveAccessibleName(/items/);
  await page.getByRole('button', { name: 'Change this order co-81001' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Change your order' })).toBeVisible();
  await expect(main.getByText('You are changing order co-81001')).toBeVisible();
  await page.goto('/ecom/bookslot/delivery');
  await expect(main.getByText('You are changing the slot of order co-81001')).toBeVisible();
});

test('a card opens the shop in its situation, and any other situation is found by its words [HOST-3]', async ({
  page,
}) => {
  await page.goto('/demo');
  const cards = page.getByRole('region', { name: 'Start with a situation' }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const picture of await cards.locator('img').all())
    await expect(picture).toHaveJSProperty('naturalWidth', 960);
  expect(await axeViolations(page, 'html', ALL_RULES)).toEqual([]);
  await cards.getByRole('button', { name: /Open the shop.*Changing an order/ }).click();
  const header = new Header(page);
  await header.ready();
  await expect(header.banner.getByText(/left to change|Change by/).first()).toBeVisible();

  await page.goto('/demo');
  const all = page.getByRole('region', { name: 'All situations' });
  await all.getByLabel('Find a situation').fill('voucher');
  await expect(all.getByRole('button')).toHaveText(['Voucher added (124)']);
  await all.getByLabel('Find a situation').fill('unavailable items');
  await all.getByRole('button', { name: 'Unavailable items' }).click();
  await expect(page.getByRole('status')).toHaveText('Ready: Unavailable items');
  await expect(page.getByLabel('Availability of Bramley Cooking Apples')).toHaveValue('HARD');
  await page.getByRole('link', { name: 'Open the shop' }).first().click();
  await expect(header.trolley).toHaveAccessibleName(/some items are unavailable/);
});

test('the panel schedules a fault for the next placement, which it injects after the work is done [HOST-3]', async ({
  page,
  preset,
  context,
  baseURL,
}) => {
  await preset('amending');
  await page.goto('/demo');
  await page.getByLabel('Event before the next placement').selectOption('SLOT_LOST');
  await expect(page.getByRole('status')).toHaveText('World changed');
  await page.getByLabel('Slot taken by another').check();
  await page.getByLabel('Call', { exact: true }).selectOption('place-order');
  await page.getByLabel('Kind of fault').selectOption('reset');
  await page.getByLabel('When, relative to the work of the call').selectOption('after');
  await page.getByRole('button', { name: 'Add fault' }).click();
  await expect(page.getByText('place-order: reset after')).toBeVisible();
  const read = async (handle: string) =>
    (await context.request.get(`${baseURL ?? ''}/demo/${handle}`)).json() as unknown;
  await expect
    .poll(() => read('world'))
    .toMatchObject({ meanwhile: 'SLOT_LOST', slot: { taken: true, status: 'CONFIRMED' } });
  expect(await read('faults')).toEqual([{ call: 'place-order', kind: 'reset', when: 'after' }]);
});

test('no page of the ordering flow is wider than a phone [HOST-2]', async ({ page, preset }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  for (const [name, path] of [
    ['hard-conflicts', '/ecom/shop/trolley'],
    ['amending-changed-slot', '/ecom/shop/trolley'],
    ['amending-changed-slot', '/ecom/bookslot/delivery'],
    ['amending-fixed-slot', '/ecom/bookslot/delivery'],
    ['customer', '/ecom/myaccount/my-orders'],
    ['error-091', '/ecom/checkout'],
    ['amending', '/demo'],
  ] as const) {
    // An open page would continue to send requests with the token of the previous world.
    await page.goto('about:blank');
    await preset(name);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect({ path, overflow }).toEqual({ path, overflow: 0 });
  }
});

interface Line {
  readonly lineNumber: string;
  readonly amount: number;
}

const linesOf = async (page: Page): Promise<readonly Line[]> => {
  const response = await page.request.get('/demo/world');
  return ((await response.json()) as { readonly trolley: { readonly lines: readonly Line[] } }).trolley.lines;
};

/** Its first product is not in the trolley of a new world. */
const PATH = '/ecom/shop/search?searchTerm=banana';

test('a product that a visitor adds is in the trolley once after signing in [HOST-2] [TROL-4]', async ({
  page,
}) => {
  const header = new Header(page);
  const main = page.getByRole('main');
  const status = main.getByRole('status');
  await header.open(PATH);
  const before = await linesOf(page);
  const card = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Add/ }) });
  const name = await card.first().getByRole('heading').innerText();
  await card.first().getByRole('button', { name: /^Add/ }).click();
  await expect(page).toHaveURL(/\/ecom\/login\?redirect=/);

  await signIn(page);
  await expect(page).toHaveURL(PATH);
  await expect(status.getByText(`We added ${name} to your trolley.`)).toBeVisible();
  await expect(main.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')).toHaveText('1');
  const lines = await linesOf(page);
  expect(lines).toEqual([...before, expect.objectContaining({ amount: 1 })]);
  await expect(header.trolley).toHaveAccessibleName(new RegExp(`, ${String(lines.length)} items, trolley`));

  await page.reload();
  await expect(main.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')).toHaveText('1');
  await expect(main.getByText('to your trolley')).toHaveCount(0);
  expect(await linesOf(page)).toEqual(lines);
});

test('a suggested product that a visitor adds is in the trolley after signing in [SRCH-7] [TROL-4] [HOST-2]', async ({
  page,
  world,
}) => {
  await world({ features: { productSuggestions: true } });
  const header = new Header(page);
  await header.open('/ecom/shop/browse/offers');
  await header.search.fill('blueberries');
  await page.getByRole('button', { name: 'Add Blueberries' }).click();
  await expect(page).toHaveURL(/\/ecom\/login\?redirect=%2Fecom%2Fshop%2Fbrowse%2Foffers/);
  await expect(page.getByRole('main')).toContainText('Blueberries');
  await signIn(page);
  await expect(page).toHaveURL('/ecom/shop/browse/offers');
  await expect(page.getByText('We added Blueberries to your trolley.')).toBeVisible();
});

test('a product that the shop could not add says so next to its button, until it is added [HOST-2]', async ({
  page,
  preset,
  faults,
  allowProblems,
}) => {
  allowProblems(/status of 503/);
  await preset('empty-trolley');
  await new Header(page).open(PATH);
  await faults([{ call: 'graph', kind: 'status', times: 1 }]);
  const card = page.getByRole('main').getByRole('listitem').first();
  await card.getByRole('button', { name: /^Add/ }).click();
  await expect(card.getByRole('alert')).toContainText('Sorry, that didn’t work.');
  await card.getByRole('button', { name: /^Add/ }).click();
  await expect(card.getByRole('group', { name: /^Quantity of/ }).getByRole('status')).toHaveText('1');
  await expect(card.getByRole('alert')).toHaveCount(0);
});

for (const [term, meant] of [
  ['tomatos', 'tomatoes'],
  ['mlik', 'milk'],
] as const)
  test(`a shopper who types ‘${term}’ is offered ${meant}, as terms and as products [SRCH-5]`, async ({
    page,
    preset,
    world,
  }) => {
    await preset('customer');
    await world({ features: { productSuggestions: true } });
    const header = new Header(page);
    await header.open(PATH);
    await header.search.fill(term);
    await expect(header.suggestedTerms.first()).toContainText(meant);
    const products = page.getByRole('rowgroup', { name: 'Products' });
    await expect(products.getByRole('link').first()).toContainText(new RegExp(meant, 'i'));
  });

test('a shopper who searches for gluten free bread finds some [HOST-2]', async ({ page }) => {
  const header = new Header(page);
  await header.open(PATH);
  await header.search.fill('gluten free bread');
  await header.search.press('Enter');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Gluten Free White Bread' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Add Gluten Free/ })).toHaveCount(3);
});
