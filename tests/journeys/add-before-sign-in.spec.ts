import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

interface Line {
  readonly lineNumber: string;
  readonly amount: number;
}

const linesOf = async (page: Page): Promise<readonly Line[]> => {
  const response = await page.request.get('/demo/world');
  return ((await response.json()) as { readonly trolley: { readonly lines: readonly Line[] } }).trolley.lines;
};

const signIn = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('rowan.ellis@example.com');
  await main.getByLabel('Password').fill('a long password');
  await main.getByRole('button', { name: 'Sign in' }).click();
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
