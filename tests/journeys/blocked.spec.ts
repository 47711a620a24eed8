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
