import type { Page } from '@playwright/test';
import { findChromium } from '../setup/chromium';
import { expect, test } from '../support/fixtures';
import { Header, PAGES, STOREFRONT } from '../support/header';

// The headless shell has no back/forward cache, and Playwright turns it off in other browsers.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = findChromium();
    await use({
      ...launchOptions,
      ...(executablePath !== undefined && { executablePath }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
});

const SERVER_RENDERED = { shell: 'server-rendered', path: '/ecom/content/inspiration' } as const;

/** Counts how often the page was restored, and returns that, and why the browser loaded the page again, if it did. */
const watchRestores = async (page: Page) => {
  await page.addInitScript(() => {
    const counts = { restores: 0 };
    Object.assign(globalThis, { testCounts: counts });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) counts.restores += 1;
    });
  });
  return () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const { testCounts } = globalThis as unknown as { readonly testCounts: { readonly restores: number } };
      return {
        ...testCounts,
        reasons: Reflect.get(Object(navigation), 'notRestoredReasons') as unknown,
      };
    });
};

/** Leaves the page by a link, as a shopper does, and returns by the Back button. @param whileAway runs in between */
const leaveAndReturn = async (page: Page, whileAway = () => Promise.resolve()) => {
  const here = page.url();
  const elsewhere = here.endsWith(PAGES.path) ? STOREFRONT.path : PAGES.path;
  await page.evaluate((href) => {
    location.href = href;
  }, elsewhere);
  await page.waitForURL(`**${elsewhere}`);
  await whileAway();
  await page.evaluate(() => {
    history.back();
  });
  // A restored page emits no load event.
  await page.waitForURL(here, { waitUntil: 'commit' });
};

/** Opens a page of a customer with a booked slot. */
const openPage = async (page: Page, path: string) => {
  const restores = await watchRestores(page);
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/items/);
  await expect(header.slot).toBeVisible();
  return { header, restores };
};

test.beforeEach(({ preset }) => preset('slot-booked'));

for (const { shell, path } of [STOREFRONT, PAGES, SERVER_RENDERED])
  test(`a page of the ${shell} shell is restored from the back/forward cache, with the current trolley and slot [FED-12] [TROL-4]`, async ({
    page,
    world,
  }) => {
    const { header, restores } = await openPage(page, path);
    await world({ trolley: { lines: [] }, slot: null });
    await leaveAndReturn(page);
    await expect.poll(restores).toEqual({ restores: 1, reasons: null });
    await expect(header.trolley).toHaveAccessibleName(/£0\.00/);
    await expect(header.link('Book a slot')).toBeVisible();
  });

test('a page is restored after its menus, search and dialogs were used [FED-12]', async ({ page }) => {
  const { header, restores } = await openPage(page, STOREFRONT.path);
  await header.search.fill('bread');
  await expect(header.suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  const groceries = header.banner.getByRole('button', { name: 'Groceries' });
  await groceries.click();
  await expect(groceries).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await header.slot.click();
  await expect(header.slotDetails).toBeVisible();
  await leaveAndReturn(page);
  await expect.poll(restores).toEqual({ restores: 1, reasons: null });
  await expect(header.trolley).toHaveAccessibleName(/items/);
});

test('a page is restored although another tab announced a change and stored a value [FED-12] [TROL-4]', async ({
  page,
  context,
  world,
}) => {
  const { header, restores } = await openPage(page, STOREFRONT.path);
  const other = await context.newPage();
  await new Header(other).open(PAGES.path);
  await leaveAndReturn(page, async () => {
    await world({ trolley: { lines: [] } });
    await other.evaluate(() => {
      new BroadcastChannel('shop-header').postMessage('trolley');
      localStorage.setItem('wtr_search_history', '[]');
    });
  });
  await expect.poll(restores).toEqual({ restores: 1, reasons: null });
  await expect(header.trolley).toHaveAccessibleName(/£0\.00/);
});

test('a visitor’s restored page shows who has signed in meanwhile, and sends nothing if nobody has [FED-12] [AUTH-1] [AUTH-2]', async ({
  page,
  preset,
  world,
  journal,
}) => {
  await preset('visitor');
  const restores = await watchRestores(page);
  const header = new Header(page);
  const tokenRequests = async () => (await journal()).filter(({ call }) => call === 'token').length;
  await header.open(STOREFRONT.path);
  await expect(header.signIn).toBeVisible();
  await leaveAndReturn(page);
  await expect.poll(restores).toEqual({ restores: 1, reasons: null });
  await world({ who: 'customer' });
  await leaveAndReturn(page, () => expect(header.account).toBeVisible());
  await expect.poll(restores).toEqual({ restores: 2, reasons: null });
  await expect(header.account).toBeVisible();
  await expect(header.trolley).toHaveAccessibleName(/items/);
  // One of the page that found the customer, and one of the restored page.
  expect(await tokenRequests()).toBe(2);
});

test('a visitor’s other tab shows who has signed in [AUTH-2]', async ({ page, context, preset, world }) => {
  await preset('visitor');
  const header = new Header(page);
  await header.open(STOREFRONT.path);
  await expect(header.signIn).toBeVisible();
  await world({ who: 'customer' });
  const other = new Header(await context.newPage());
  await other.open(PAGES.path);
  await expect(other.account).toBeVisible();
  await expect(header.account).toBeVisible();
});

/** Opens what locks the page. */
const OPENINGS: Readonly<
  Record<string, { readonly width: number; readonly open: (header: Header) => Promise<void> }>
> = {
  'mega-menu': {
    width: 1440,
    open: ({ banner }) => banner.getByRole('button', { name: 'Groceries' }).click(),
  },
  'side menu': { width: 768, open: ({ banner }) => banner.getByRole('button', { name: 'Menu' }).click() },
  'trolley sheet': { width: 375, open: ({ trolley }) => trolley.click() },
};

for (const [name, { width, open }] of Object.entries(OPENINGS))
  test(`a page that was left with an open ${name} is restored without it, and can be scrolled [SHELL-5]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    const { header, restores } = await openPage(page, STOREFRONT.path);
    await open(header);
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await leaveAndReturn(page);
    await expect.poll(restores).toEqual({ restores: 1, reasons: null });
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(header.banner.locator('[aria-expanded="true"], [data-overlay]')).toHaveCount(0);
  });
