import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { recordAnnouncements } from '../support/announcements';
import { Header, STOREFRONT } from '../support/header';
import { problemsOf } from '../support/reported-events';

const NETWORK_ERRORS = /Failed to load resource|net::ERR_|ChunkLoadError|Loading chunk/;

/** Refuses requests for a chunk. Returns a function that ends the refusals. */
const refuse = async (page: Page, chunk: string) => {
  let isRefused = true;
  await page.route(new RegExp(`/${chunk}\\.[^/]*\\.js(\\?|$)`), (route) =>
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

  test('of the chooser: a notice is shown, a second press checks out as normal, and a new page offers both ways [ERR-6] [INST-1]', async ({
    page,
    preset,
  }) => {
    await preset('amending');
    const recover = await refuse(page, 'checkout');
    const { header, announcements } = await open(page, STOREFRONT.path);
    const checkout = amendBar(page).getByRole('link', { name: 'Checkout' });
    await checkout.click();
    await expectNotice(
      page,
      announcements,
      'Instant checkout could not be opened. Press Checkout again to check out as normal.',
    );
    await checkout.click();
    await expect(page).toHaveURL('/ecom/beforeYouGo');
    recover();
    await header.open(STOREFRONT.path);
    await checkout.click();
    await expect(page.getByRole('dialog', { name: 'Check out the way you want' })).toBeVisible();
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
