import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { WideMenu } from '../support/wide-menu';

/** What browsers block where a shopper allows no page to store data, and more. */
const BLOCKED: Readonly<Record<string, () => void>> = {
  cookies: () => {
    Object.defineProperty(Document.prototype, 'cookie', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
      set() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    Reflect.deleteProperty(window, 'cookieStore');
  },
  storage: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  },
  'locks between tabs, and messages to them': () => {
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Reflect.deleteProperty(window, 'BroadcastChannel');
  },
};

test.use({ viewport: { width: 1440, height: 900 } });

for (const [what, block] of Object.entries(BLOCKED)) {
  test(`without ${what} a customer has the whole header [AUTH-4] [HIST-2] [CALL-3]`, async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    await page.addInitScript(block);
    const menu = new WideMenu(page);
    const { header } = menu;
    await menu.open(STOREFRONT.path);
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await header.slot.click();
    await expect(header.slotDetails.locator('address')).toBeVisible();
    await page.keyboard.press('Escape');
    await menu.toggle.click();
    await expect(menu.parent('Bakery')).toBeVisible();
    await page.keyboard.press('Escape');
    await header.search.fill('milk');
    await expect(header.suggestions).toBeVisible();
    await header.search.press('Enter');
    await expect(page).toHaveURL(/\/ecom\/shop\/search\?searchTerm=milk/);
  });
}

test('a customer has trolley and personal content with a token that expires in a second and a slow token service [AUTH-4] [CONT-10]', async ({
  page,
  preset,
  faults,
  journal,
  allowProblems,
}) => {
  allowProblems(/status of 401/);
  await preset('slot-booked');
  await page.request.put('/demo/token', { data: { lifeMilliseconds: 1000 } });
  await faults([{ call: 'token', kind: 'slow', milliseconds: 1500 }]);
  const menu = new WideMenu(page);
  await menu.header.open(STOREFRONT.path);
  await menu.toggle.click();
  await expect(menu.header.trolley).toHaveAccessibleName(/£/, { timeout: 20_000 });
  await expect(menu.link('Your favourites')).toBeVisible();
  const fragments = (await journal()).filter(({ call }) => call === 'fragments');
  expect(fragments.filter(({ query }) => query['tokenSession'] !== 'true')).toEqual([]);
  await expect(menu.header.slot).toBeVisible();
  await expect(menu.header.account).toBeVisible();
});
