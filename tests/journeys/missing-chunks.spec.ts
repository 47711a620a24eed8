import type { Page, Route } from '@playwright/test';
import { amendBar } from '../support/amend';
import { recordAnnouncements } from '../support/announcements';
import { passTime } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { problemsOf } from '../support/reported-events';

const NETWORK_ERRORS = /Failed to load resource|net::ERR_|ChunkLoadError|Loading chunk/;

/** Refuses requests for a chunk. Returns a function that ends the refusals. */
const refuse = async (page: Page, chunk: string) => {
  let isRefused = true;
  await page.route(new RegExp(`/${chunk}\\.([^/]*\\.)?js(\\?|$)`), (route) =>
    isRefused ? route.abort() : route.continue(),
  );
  return () => {
    isRefused = false;
  };
};

/** Expects that the text is shown and announced, and that its notice can be dismissed. */
const expectNotice = async (page: Page, announcements: () => Promise<string[]>, text: string) => {
  const { banner } = new Header(page);
  const notice = banner.getByRole('paragraph').filter({ hasText: text });
  await expect(notice).toBeVisible();
  await expect.poll(announcements).toContain(text);
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
};

const open = async (page: Page, path: string) => {
  const announcements = await recordAnnouncements(page);
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return { header, announcements };
};

test.describe('a chunk that fails to load', () => {
  test.beforeEach(({ allowProblems }) => allowProblems(NETWORK_ERRORS));

  test('of the amend bar: a notice is shown, checkout still works, and the next refetch shows the bar [ERR-6] [AMND-1]', async ({
    page,
    preset,
  }) => {
    await preset('amending');
    const recover = await refuse(page, 'amend');
    const { header, announcements } = await open(page, STOREFRONT.path);
    await expectNotice(page, announcements, 'You are changing an order. Reload the page to see until when.');
    expect(JSON.stringify(await problemsOf(page))).toContain('amend bar');
    await expect(amendBar(page)).toHaveCount(0);
    await expect(header.link('Checkout')).toHaveAttribute('href', '/ecom/beforeYouGo');
    recover();
    await page.evaluate(() => {
      document.dispatchEvent(new CustomEvent('shop-header:trolley-update', { detail: { phase: 'finish' } }));
    });
    await expect(amendBar(page).getByRole('button', { name: 'Discard amends' })).toBeVisible();
  });

  test('of React, for a panel that a host opens: it is requested once, and again by the next press [ERR-6]', async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    await page.setViewportSize({ width: 375, height: 600 });
    const recover = await refuse(page, 'react-root');
    const { header } = await open(page, STOREFRONT.path);
    let requests = 0;
    page.on('request', (request) => {
      const isPrefetched = request.headers()['sec-purpose'] !== undefined;
      if (request.resourceType() === 'script' && !isPrefetched && request.url().includes('/react-root.'))
        requests += 1;
    });
    await page.evaluate(() => {
      document.dispatchEvent(new Event('shop-header:open-search', { cancelable: true }));
    });
    await expect
      .poll(() => problemsOf(page))
      .toContainEqual(expect.objectContaining({ message: expect.stringMatching(/^controls:/) }));
    // A page that scrolls changes the header's state.
    await page.evaluate(() => {
      document.dispatchEvent(new Event('scroll'));
    });
    expect(requests).toBe(1);
    recover();
    await header.banner.getByRole('button', { name: 'Cancel' }).click();
    await expect(header.search).toBeHidden();
    await header.searchTrigger.click();
    await expect(header.search).toBeFocused();
  });

  test('of errors, before an order is placed: nothing is sent, a notice is shown, and the next press places it [ERR-6] [INST-2]', async ({
    page,
    preset,
    journal,
  }) => {
    await preset('amending');
    const recover = await refuse(page, 'error');
    const { announcements } = await open(page, STOREFRONT.path);
    const placed = async () => (await journal()).filter(({ call }) => call === 'place-order').length;
    const checkout = amendBar(page).getByRole('link', { name: 'Checkout' });
    const instant = page.getByRole('dialog').getByRole('button', { name: 'Instant checkout' });
    await checkout.click();
    await instant.click();
    await expectNotice(page, announcements, "Your order couldn't be placed. Please try again.");
    expect(await placed()).toBe(0);
    recover();
    await checkout.click();
    await instant.click();
    await expect(page).toHaveURL(/order-confirmation\/co-/);
    expect(await placed()).toBe(1);
  });
});

for (const ending of ['js', 'css']) {
  test(`a panel whose .${ending} file fails to load locks nothing, and opens with the next press [SHELL-5] [ERR-6]`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/side-menu|ERR_FAILED|ChunkLoadError/);
    let requested = 0;
    // Every file is retried once; the request that then looks for the cause is a `fetch`, which is not affected.
    await page.route(new RegExp(`/side-menu\\.[^/]*\\.${ending}(\\?|$)`), async (route) => {
      if (route.request().resourceType() === 'fetch') return route.continue();
      requested += 1;
      return requested <= 2 ? route.abort() : route.continue();
    });
    await page.setViewportSize({ width: 375, height: 600 });
    await new Header(page).open(STOREFRONT.path);
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    const root = page.locator('html');
    await menu.click();
    await expect.poll(() => requested).toBe(2);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(root).not.toHaveCSS('overflow', 'hidden');
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(root).toHaveCSS('overflow', 'hidden');
  });
}

/** The time after a press until the header stops waiting for the chunk. Milliseconds. */
const INTERACTION_TIMEOUT_MS = 8_000;

/** Holds all requests for a chunk. Returns a function that lets them continue. */
const hang = async (page: Page, chunk: string): Promise<() => Promise<void>> => {
  const waiting: Route[] = [];
  const pattern = new RegExp(`/${chunk}\\.([^/]*\\.)?js(\\?|$)`);
  await page.route(pattern, (route) => void waiting.push(route));
  return async () => {
    await page.unroute(pattern);
    for (const route of waiting) await route.continue();
  };
};

test(
  'a press whose chunk hangs shows a busy state, locks nothing, ends with a message, and works once the chunk has loaded [ERR-6]',
  { tag: '@essential' },
  async ({ page, preset }) => {
    await preset('amending');
    const release = await hang(page, 'multi-search');
    for (const chunk of ['checkout', 'order', 'search']) await hang(page, chunk);
    await page.clock.install();
    const { banner, slot, search, ...header } = new Header(page);
    await header.page.goto('/ecom/recipes');
    const checkout = amendBar(page).getByRole('link', { name: 'Checkout' });
    await expect(checkout).toHaveAttribute('href', '/ecom/beforeYouGo');
    // No timer fires before the test moves the clock, however slow the machine is.
    await passTime(page, 1_000);

    const expectFree = () => expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    const expectNotice = async (text: string) => {
      const notice = banner.getByRole('paragraph').filter({ hasText: text });
      await expect(notice).toBeVisible();
      await expectFree();
      await banner.getByRole('button', { name: 'Close' }).click();
      await expect(notice).toHaveCount(0);
    };

    const multiSearch = banner.getByRole('button', { name: 'Multi-search' });
    await multiSearch.click();
    await expect(multiSearch).toHaveAttribute('aria-busy', 'true');
    await expectFree();
    await page.clock.runFor(INTERACTION_TIMEOUT_MS);
    await expectNotice('Multi-search could not be opened. Please try again.');
    await expect(multiSearch).toHaveAttribute('aria-busy', 'false');

    await checkout.click();
    await expect(checkout).toHaveAttribute('aria-busy', 'true');
    await expectFree();
    await page.clock.runFor(INTERACTION_TIMEOUT_MS);
    await expectNotice('Instant checkout could not be opened. Press Checkout again to check out as normal.');
    await expect(checkout).toHaveAttribute('aria-busy', 'false');
    await expect(checkout).toHaveAttribute('href', '/ecom/beforeYouGo');

    // No press waits for the chunk that loads after the timeout; the next press uses it.
    const chunkLoaded = page.waitForResponse(/\/multi-search\./);
    await release();
    await (await chunkLoaded).finished();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await multiSearch.click();
    const dialog = page.getByRole('dialog', { name: 'Multi-search' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    // Without its chunk, the field is a plain form field.
    await search.fill('milk');
    await expect(search).toBeFocused();
    await expectFree();

    await slot.click();
    await expect(slot).toHaveAttribute('aria-busy', 'true');
    await slot.click();
    await expect(slot).toHaveAttribute('aria-busy', 'false');
    await slot.click();
    await page.keyboard.press('Escape');
    await expect(slot).toHaveAttribute('aria-busy', 'false');
    await page.clock.runFor(INTERACTION_TIMEOUT_MS);
    // When the shopper leaves before the timeout, no message is shown.
    await expect(banner.getByRole('paragraph').filter({ hasText: 'details of your slot' })).toHaveCount(0);
    await slot.click();
    await expect(slot).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(INTERACTION_TIMEOUT_MS);
    await page.waitForURL(/\/ecom\/bookslot\/delivery/);
  },
);
