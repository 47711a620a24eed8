import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

/** Errors that a browser itself logs when a request is refused. */
const NETWORK_ERRORS = /Failed to load resource|net::ERR_/;

/** Places the order from the amend bar with Instant checkout. */
const placeOrder = async (page: Page) => {
  await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
  const chooser = page.getByRole('dialog', { name: 'Check out the way you want' });
  await chooser.getByRole('button', { name: 'Instant checkout' }).click();
};

const open = async (page: Page, path: string) => {
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  return header;
};

test(
  '111 shows the telephone number to call [ERR-3]',
  { tag: '@essential' },
  async ({ page, preset, allowProblems }) => {
    allowProblems(NETWORK_ERRORS);
    await preset('error-111');
    await open(page, '/ecom/shop/browse/groceries');
    await placeOrder(page);
    const call = page.getByRole('dialog').getByRole('link', { name: /call/i });
    await expect(call).toHaveAttribute('href', /^tel:\+?[\d ]+$/);
  },
);

test(
  '091: Cancel leaves the order unplaced, and Review opens checkout at its promotional codes [ERR-3] [INST-4] [NAV-10]',
  { tag: '@essential' },
  async ({ page, preset, journal, allowProblems }) => {
    allowProblems(NETWORK_ERRORS);
    await preset('error-091');
    await open(page, '/ecom/shop/browse/groceries');
    await placeOrder(page);
    const dialog = page.getByRole('dialog', { name: 'Unable to apply promo voucher or code' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(amendBar(page)).toBeVisible();
    expect((await journal()).filter(({ call }) => call === 'place-order')).toHaveLength(1);

    await placeOrder(page);
    await dialog.getByRole('link', { name: 'Review' }).click();
    await expect(page).toHaveURL('/ecom/checkout#checkoutPromoCodes');
    await expect(page.locator(':target')).toHaveText('Promotional codes');
    await expect(page.locator(':target')).toBeInViewport();
  },
);

test.describe('errors of placing', () => {
  test.beforeEach(({ allowProblems }) => allowProblems(NETWORK_ERRORS));

  test(
    'placed: navigates to the confirmation, with one call and one beacon [INST-2] [INST-3]',
    { tag: '@essential' },
    async ({ page, preset, journal }) => {
      await preset('amending');
      await open(page, STOREFRONT.path);
      await placeOrder(page);
      await expect(page).toHaveURL(/order-confirmation\/co-/);
      const placing = async () =>
        (await journal()).filter(({ call }) => /place-order|instant-checkout/.test(call));
      // The page does not wait for the beacon's response, so it navigates before that arrives.
      await expect
        .poll(async () => (await placing()).map(({ call, status }) => [call, status]))
        .toEqual([
          ['place-order', 200],
          ['instant-checkout-complete', 204],
        ]);
      const calls = await placing();
      expect(calls[0]).toMatchObject({ body: { event: 'PLACE', instantCheckout: true } });
      expect(calls[1]?.headers).not.toHaveProperty('authorization');
    },
  );

  for (const [code, title, sentence] of [
    ['042', 'Minimum spend not met', /^You need £\d+\.\d\d more to reach it\.$/],
    ['041', 'There are problems with your trolley', /^Unavailable: [^,]+\.$/],
    ['137', 'Instant Checkout is unavailable', /^No longer in your order: [^,]+\.$/],
    ['unknown', "Sorry, there's been a problem", /^You haven’t been charged for your changes\.$/],
  ] as const) {
    test(
      `${code}: the dialog says what is known of the error [ERR-3]`,
      { tag: '@essential' },
      async ({ page, preset }) => {
        await preset(`error-${code}`);
        await open(page, STOREFRONT.path);
        await placeOrder(page);
        const dialog = page.getByRole('dialog', { name: title });
        await expect(dialog.getByRole('paragraph').filter({ hasText: sentence })).toBeVisible();
      },
    );
  }

  test(
    '058: proceeds with the previous slot, and is placed [ERR-4]',
    { tag: '@essential' },
    async ({ page, preset, journal }) => {
      await preset('error-058');
      await open(page, STOREFRONT.path);
      await placeOrder(page);
      const dialog = page.getByRole('dialog', { name: 'New slot unavailable' });
      await expect(dialog.getByText('Your previous slot', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Proceed with previous slot' }).click();
      await expect(page).toHaveURL(/order-confirmation\/co-/);
      const calls = (await journal())
        .map(({ call }) => call)
        .filter((call) => /place-order|cancel-slot/.test(call));
      expect(calls).toEqual(['place-order', 'cancel-slot', 'place-order']);
    },
  );
});
