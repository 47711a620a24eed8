import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { HOST_CONFIG } from './host-config';
import { buildPlainHost } from './build-host';
import { serveHostPage } from './serve-page';

const THROWING = () => {
  const fail = () => {
    throw new Error('host: adapter');
  };
  const failing = { navigation: { navigate: fail }, analytics: { push: fail }, monitor: { report: fail } };
  Object.assign(document, { hostAdapters: failing });
};

test.describe('a host whose adapters are broken', () => {
  let dir = '';
  test.beforeAll(async () => {
    dir = await buildPlainHost();
  });
  const open = async (page: Page): Promise<Header> => {
    const header = new Header(page);
    const config = { ...HOST_CONFIG, session: { hasTokenSession: true } };
    const content = '<main><h1>Host</h1></main>';
    await header.open(await serveHostPage(page, { name: 'plain', dir, config, content }));
    return header;
  };

  test('keeps a known customer signed in, without a trolley, when its session rejects [FED-3] [AUTH-2]', async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    await page.addInitScript(() => {
      const load = () => Promise.reject(new Error('host: session'));
      Object.assign(document, { hostAdapters: { session: { load } } });
    });
    const header = await open(page);
    // The first retry that fails after 3 s ends the initialising; its pause is partly random.
    await expect(header.trolley).toHaveAttribute('aria-busy', 'false', { timeout: 15_000 });
    await expect(header.trolley).toHaveAccessibleName('Trolley');
    await expect(header.account).toBeVisible();
  });

  test('has a header whose links navigate when its router throws [FED-3] [NAV-14]', async ({
    page,
    context,
    demo,
    preset,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource/);
    await preset('slot-booked');
    const names = ['wtr_cookie_consent', 'wtr_cookies_advertising', 'wtr_cookies_analytics'];
    await context.addCookies(names.map((name) => ({ name, value: 'true', url: demo.origin })));
    await page.addInitScript(THROWING);
    const header = await open(page);
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await header.banner.getByRole('button', { name: 'Groceries', exact: true }).click();
    await page.keyboard.press('Escape');
    await header.link('Offers').click();
    await page.waitForURL('**/ecom/shop/browse/offers');
    await page.goBack();
    await header.ready();
    await header.search.fill('milk');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ecom/shop/search?searchTerm=milk');
  });
});
