import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { MultiSearch } from '../support/multi-search';
import { HOST_CONFIG } from './host-config';
import { freezePrototypes, HOSTILE_SCRIPTS, THROWING_REQUESTS } from './hostile-scripts';
import { buildPlainHost } from './build-host';
import { serveHostPage } from './serve-page';

const CONFIG = {
  ...HOST_CONFIG,
  features: { searchHistory: true, pinBar: true, multiSearch: true },
  session: { hasTokenSession: true },
};

test.describe('a host whose scripts are hostile', () => {
  let dir = '';
  test.beforeAll(async () => {
    dir = await buildPlainHost();
  });
  const open = async (page: Page): Promise<Header> => {
    const header = new Header(page);
    const content = '<main><h1>Host</h1></main>';
    await header.open(await serveHostPage(page, { name: 'plain', dir, config: CONFIG, content }));
    return header;
  };

  /** Uses the parts that are visible at once, for every user. */
  const useHeader = async (page: Page, { banner, search, suggestions, history }: Header) => {
    await banner.getByRole('button', { name: 'Groceries', exact: true }).click();
    await expect(banner.getByRole('group', { name: 'Groceries', exact: true }).first()).toBeVisible();
    await search.fill('milk');
    await expect(suggestions).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ecom/shop/search?searchTerm=milk');
    await page.goBack();
    await search.click();
    await expect(history.getByText('milk', { exact: true })).toBeVisible();
  };

  test('has the header, for a visitor and a customer, with frozen prototypes [FED-6] [CALL-3]', async ({
    page,
    preset,
    world,
    allowProblems,
  }) => {
    // The token service responds with 401 for a visitor.
    allowProblems(/401/);
    await preset('slot-booked');
    await world({ who: 'visitor' });
    await page.addInitScript(freezePrototypes);
    const header = await open(page);
    await expect(header.signIn).toBeVisible();
    await useHeader(page, header);
    await world({ who: 'customer' });
    const { trolley, slot, slotDetails, account } = await open(page);
    await expect(trolley).toHaveAccessibleName(/£.*12 items/);
    await slot.click();
    await expect(slotDetails).toBeVisible();
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await new MultiSearch(page).open();
  });

  for (const [name, script] of Object.entries(HOSTILE_SCRIPTS)) {
    test(`has the whole header with ${name} [FED-6] [CALL-3]`, async ({ page, preset, allowProblems }) => {
      // The previous page requests a token after the world was replaced.
      allowProblems(/401/);
      await preset('slot-booked');
      await page.addInitScript(script);
      const header = await open(page);
      const { trolley, slot, slotDetails, account } = header;
      await expect(trolley).toHaveAccessibleName(/£.*12 items/);
      await slot.click();
      await expect(slotDetails).toBeVisible();
      await account.click();
      await expect(account).toHaveAttribute('aria-expanded', 'true');
      await useHeader(page, header);
    });
  }

  for (const [name, script] of Object.entries(THROWING_REQUESTS)) {
    test(`keeps its page, and the header its links, with ${name} [FED-6] [CALL-3]`, async ({
      page,
      preset,
    }) => {
      await preset('slot-booked');
      await page.addInitScript(script);
      const { banner, search } = await open(page);
      await expect(banner.getByRole('link', { name: /^Trolley|, trolley\b/ })).toBeVisible();
      await expect(banner.getByRole('link', { name: 'Offers', exact: true })).toHaveAttribute(
        'href',
        '/ecom/shop/browse/offers',
      );
      await expect(page.getByRole('main')).toContainText('Host');
      await search.fill('milk');
      await search.press('Enter');
      await page.waitForURL('**/ecom/shop/search?searchTerm=milk');
    });
  }
});
