import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { MultiSearch, VISITORS_LIST } from '../support/multi-search';
import { storeText } from '../support/stored';

const PAGE = '/ecom/shop/multi-search';
const LIST = ['milk', 'bread', 'dragon fruit', 'bread', 'crème fraîche'];

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
  async ({ page, context }) => {
    await storeText(context, VISITORS_LIST, JSON.stringify(LIST));
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

test('adds the amounts that were typed, on every step of the list [MULT-2] [MULT-5]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer' });
  const { header, trigger, list, search } = new MultiSearch(page);
  await header.open('/ecom/shop/browse/groceries');
  await trigger.first().click();
  await list.fill('blueberries\n3 lemons\noat milk 1l x2');
  await search.click();
  const shown = parts(page);
  await expect(shown.heading).toHaveText('Results for “blueberries” Item 1 of 3');
  await expect(shown.list.getByRole('listitem')).toHaveText([
    'blueberries',
    'lemons × 3',
    /^oat milk 1l × 2/,
  ]);
  await expect(shown.products.getByRole('button', { name: 'Add Blueberries' })).toBeVisible();
  await shown.next.click();
  await expect(shown.heading).toContainText('“lemons”');
  await shown.products.getByRole('button', { name: 'Add 3 Unwaxed Lemons' }).click();
  const amount = shown.products.getByRole('group', { name: 'Quantity of Unwaxed Lemons' });
  await expect(amount.getByRole('status')).toHaveText('3');
  await page.reload();
  await expect(amount.getByRole('status')).toHaveText('3');
  await amount.getByRole('button', { name: 'More Unwaxed Lemons' }).click();
  await expect(amount.getByRole('status')).toHaveText('4');
});

test('shows the whole list of a browser that cannot store it [MULT-5]', async ({ page, preset }) => {
  await preset('customer');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  const { header, trigger, list, search } = new MultiSearch(page);
  await header.open('/ecom/recipes');
  await trigger.first().click();
  await list.fill('milk\n2 x bread');
  await search.click();
  await expect(parts(page).heading).toHaveText('Results for “milk” Item 1 of 2');
  await parts(page).next.click();
  await expect(parts(page).heading).toHaveText('Results for “bread” Item 2 of 2');
  await expect(parts(page).list.getByText('× 2')).toBeVisible();
});

test('shows the products of a misspelled item, and for which word they are [SRCH-9] [MULT-5]', async ({
  page,
  context,
}) => {
  await storeText(context, VISITORS_LIST, JSON.stringify(['chedar', 'mlik', 'qwertz']));
  const header = new Header(page);
  await header.open(`${PAGE}?query=chedar`);
  const { main, list, products } = parts(page);
  await expect(main.getByText('Showing results for cheddar instead.')).toBeVisible();
  await expect(products.getByRole('heading', { name: 'Mature Cheddar', exact: true })).toBeVisible();
  await expect(list.getByText('nothing found')).toHaveCount(1);
  await expect(list.getByRole('listitem').nth(2)).toContainText('nothing found');
  await header.open('/ecom/shop/search?searchTerm=chedar');
  await expect(main.getByText('Showing results for cheddar instead.')).toBeVisible();
});
