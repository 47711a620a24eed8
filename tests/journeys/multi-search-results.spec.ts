import type { Page } from '@playwright/test';
import { multiSearchKey } from '../../federation/contract';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

const PAGE = '/ecom/shop/multi-search';
const CUSTOMER = '70012345';
const LIST = ['milk', 'bread', 'dragon fruit', 'bread', 'crème fraîche'];

/** Stores a shopper's list before the first page of the shop opens. */
const store = async (page: Page, value: string, customerId?: string): Promise<void> => {
  await page.goto('/demo');
  await page.evaluate(
    ([key, text]) => {
      localStorage.setItem(key, text);
    },
    [multiSearchKey(customerId), value] as const,
  );
};

const storeList = (page: Page, items: readonly string[], customerId?: string): Promise<void> =>
  store(page, JSON.stringify(items), customerId);

const parts = (page: Page) => {
  const main = page.getByRole('main');
  const steps = main.getByRole('navigation', { name: 'Steps through your list' });
  return {
    main,
    heading: main.getByRole('heading', { level: 1 }),
    list: main.getByRole('navigation', { name: /^Your list/ }),
    next: steps.getByRole('link', { name: /^Next: / }),
    previous: steps.getByRole('link', { name: /^Previous: / }),
    finish: steps.getByRole('link', { name: 'List done: view trolley' }),
    products: main.getByRole('region', { name: 'Products found' }),
  };
};

test(
  'moves through the list item by item, forwards and back [NAV-8] [MULT-5]',
  { tag: '@essential' },
  async ({ page }) => {
    await storeList(page, LIST);
    const header = new Header(page);
    await header.open(`${PAGE}?query=milk`);
    const { heading, list, next, previous, finish, products } = parts(page);
    await expect(heading).toHaveText('Results for “milk” Item 1 of 5');
    await expect(previous).toHaveCount(0);
    await expect(products.getByRole('heading', { name: 'Semi-Skimmed Milk' })).toBeVisible();

    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    for (const [index, item] of LIST.entries()) {
      const where = `item ${String(index + 1)} of 5`;
      await expect(heading).toHaveText(new RegExp(`“${item}” ${where}$`, 'i'));
      await expect(page).toHaveTitle(`Results for “${item}”, ${where} | Fernleigh`);
      await expect(list.locator('[aria-current=step]')).toHaveText(new RegExp(`^${item}`));
      if (index > 0) await expect(heading).toBeFocused();
      if (index < 4) await next.click();
    }
    await expect(finish).toHaveAttribute('href', '/ecom/shop/trolley');
    await expect(list.getByRole('listitem').nth(2)).toContainText('nothing found');
    await expect(list.getByText('nothing found')).toHaveCount(1);

    await previous.click();
    await expect(heading).toContainText('Item 4 of 5');
    await page.goBack();
    await expect(heading).toContainText('Item 5 of 5');
    await list.getByRole('link', { name: 'bread' }).first().click();
    await expect(heading).toContainText('Item 2 of 5');
    await expect(page.locator('[data-same-page]')).toHaveCount(1);
  },
);

test('requests the counts for the whole list once, however many items are visited', async ({
  page,
  journal,
}) => {
  await storeList(page, LIST);
  await page.goto(`${PAGE}?query=milk`);
  const { heading, list, next } = parts(page);
  await expect(list.getByText('nothing found')).toBeVisible();
  await next.click();
  await next.click();
  await expect(heading).toContainText('Item 3 of 5');
  await expect(page.getByText('We found no products for that.')).toBeVisible();
  const requests = (await journal()).filter(({ query }) => query['tag'] === 'multi-search');
  expect(requests).toHaveLength(1);
});

test(
  'has links that open in a new tab, at the same position [NAV-8]',
  { tag: '@new-tab' },
  async ({ page, context }) => {
    await storeList(page, LIST);
    await page.goto(`${PAGE}?query=dragon+fruit`);
    const { heading, next } = parts(page);
    await expect(next).toHaveAttribute('href', `${PAGE}?query=bread&item=4`);
    const opened = context.waitForEvent('page');
    await next.click({ modifiers: ['ControlOrMeta'] });
    await expect(parts(await opened).heading).toContainText('Item 4 of 5');
    await expect(heading).toContainText('Item 3 of 5');
  },
);

test('uses the customer’s own list and adds to the trolley between items [MULT-4]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer' });
  await storeList(page, ['figs', 'dates']);
  await storeList(page, ['butter', 'eggs'], CUSTOMER);
  const header = new Header(page);
  await header.open(PAGE);
  const { heading, products, next } = parts(page);
  await expect(heading).toHaveText('Results for “butter” Item 1 of 2');
  await products.getByRole('button', { name: 'Add Unsalted Butter', exact: true }).click();
  await expect(products.getByRole('group', { name: 'Quantity of Unsalted Butter' })).toBeVisible();
  await next.click();
  await expect(heading).toContainText('Item 2 of 2');
});

test('reloads the list when another tab or a dialog of this page has saved one [MULT-4]', async ({
  page,
  context,
}) => {
  await storeList(page, LIST);
  await page.goto(`${PAGE}?query=milk`);
  const { heading, next } = parts(page);
  await expect(heading).toContainText('Item 1 of 5');

  const tab = await context.newPage();
  await storeList(tab, ['eggs', 'milk', 'tea']);
  await expect(heading).toContainText('Item 2 of 3');

  await page.evaluate((key) => {
    localStorage.setItem(key, '["milk", "coffee"]');
  }, multiSearchKey(undefined));
  await next.focus();
  await expect(heading).toContainText('Item 1 of 2');
  await expect(next).toHaveText('Next: coffee');
});

const noList: readonly (readonly [string, string])[] = [
  ['truncated JSON', '["milk"'],
  ['an object', '{"0": "milk", "length": 1}'],
  ['numbers', '[1, 2, null]'],
  ['four megabytes', JSON.stringify(['x'.repeat(4_000_000)])],
];

for (const [name, stored] of noList) {
  test(`shows only the item if ${name} is stored [MULT-4]`, async ({ page }) => {
    await store(page, stored);
    await page.goto(`${PAGE}?query=milk`);
    const { heading, list, products } = parts(page);
    await expect(heading).toHaveText('Results for “milk”');
    await expect(products).toBeVisible();
    await expect(list).toHaveCount(0);
  });
}

test('shows only the item if storage throws [MULT-4]', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      },
    });
  });
  await page.goto(`${PAGE}?query=milk`);
  await expect(parts(page).heading).toHaveText('Results for “milk”');
  await expect(parts(page).products).toBeVisible();
});

test('shows hostile items as text [MULT-4]', async ({ page }) => {
  const hostile = [
    '<img src=x onerror="document.title=`hit`">',
    '\u202Eevil\uD800',
    '&amp;</script><script>alert(1)</script>',
    'a'.repeat(5_000),
    'Z̸̧̛a̸l̵g̶o',
    'חלב',
  ];
  await storeList(page, hostile);
  await page.goto(PAGE);
  const { main, heading, list, next, finish } = parts(page);
  for (let position = 1; position < hostile.length; position += 1) {
    await expect(heading).toContainText(`Item ${String(position)} of 6`);
    await next.click();
  }
  await expect(finish).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(main.locator('script, img[src=x]')).toHaveCount(0);
  await expect(list.getByText('<img src=x')).toBeVisible();
});

test('shows only the item if the list does not contain it, with a link to the list', async ({ page }) => {
  await storeList(page, LIST);
  await page.goto(`${PAGE}?query=tea`);
  const { main, heading } = parts(page);
  await expect(heading).toHaveText('Results for “tea”');
  await main.getByRole('link', { name: 'Back to your list (5)' }).click();
  await expect(heading).toHaveText('Results for “milk” Item 1 of 5');
});

test('suggests multi-search if there is no list', async ({ page }) => {
  await page.goto(PAGE);
  const { main, heading } = parts(page);
  await expect(heading).toHaveText('Multi-search');
  await main.getByText('How to use Multi-search').click();
  await expect(main.getByText(/Type or paste your list/)).toBeVisible();
});

test('moves through the ingredients of a recipe, even if a list is saved', async ({ page }) => {
  await storeList(page, LIST);
  await page.goto('/ecom/recipes/roast-chicken-with-lemon');
  await page.getByRole('link', { name: 'Shop the ingredients' }).click();
  const { heading, list, next } = parts(page);
  await expect(heading).toHaveText('Results for “chicken” Item 1 of 6');
  await expect(list.getByRole('listitem')).toContainText(['chicken', 'lemons', 'thyme', 'butter']);
  await next.click();
  await expect(heading).toHaveText('Results for “lemons” Item 2 of 6');
});

for (const width of [320, 768, 1440]) {
  test(`keeps the next step in the viewport, and axe finds no violation, at ${String(width)} px`, async ({
    page,
    world,
  }) => {
    await world({ who: 'customer' });
    await page.setViewportSize({ width, height: 800 });
    const items = Array.from({ length: 40 }, (_, index) =>
      index === 29 ? 'dragon fruit' : (LIST[index % 2] ?? ''),
    );
    await storeList(page, items, CUSTOMER);
    const header = new Header(page);
    await header.open(`${PAGE}?query=milk&item=29`);
    const { list, next, products } = parts(page);
    await expect(products).toBeVisible();
    await expect(list.getByText('nothing found')).toBeVisible();
    await expect(list.locator('[aria-current=step]')).toBeInViewport();
    await expect(next).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'no horizontal scrolling').toBeLessThanOrEqual(0);

    const violations = await axeViolations(page);
    expect(violations).toEqual([]);

    await page.mouse.wheel(0, 600);
    await expect(next).toBeInViewport({ ratio: 1 });
  });
}
