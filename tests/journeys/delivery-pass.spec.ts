import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { leavePage } from '../support/leave-page';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('the delivery pass', () => {
  for (const [pass, href] of [
    ['ACTIVE', '/ecom/myaccount/delivery-pass'],
    ['AVAILABLE', '/ecom/delivery-pass'],
  ] as const) {
    test(`with the status ${pass} links to its page [PASS-1]`, async ({ page, world }) => {
      await world({ who: 'customer', pass });
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await expect(header.link('Delivery Pass')).toHaveAttribute('href', href);
    });
  }

  test(
    'has no link while its status is unknown, and none for a visitor, for whom it is not requested [PASS-1] [AUTH-1]',
    { tag: '@essential' },
    async ({ page, world, journal }) => {
      await world({ who: 'customer', pass: 'UNKNOWN' });
      const header = new Header(page);
      const response = page.waitForResponse(/\/v1\/pass\/status/);
      await header.open(STOREFRONT.path);
      await (await response).finished();
      await expect(header.link('Delivery Pass')).toHaveCount(0);

      await leavePage(page);
      await world({ who: 'visitor', pass: 'ACTIVE' });
      const before = (await journal()).filter(({ call }) => call === 'pass-status').length;
      await header.open(STOREFRONT.path);
      await expect(header.signIn).toBeVisible();
      await expect(header.link('Delivery Pass')).toHaveCount(0);
      expect((await journal()).filter(({ call }) => call === 'pass-status')).toHaveLength(before);
    },
  );

  test('is requested again with the new id when another customer signs in [PASS-2]', async ({
    page,
    world,
    journal,
  }) => {
    await world({ who: 'customer', pass: 'ACTIVE' });
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(header.link('Delivery Pass')).toHaveAttribute('href', '/ecom/myaccount/delivery-pass');
    await leavePage(page);
    await world({ customerId: '70099999', pass: 'AVAILABLE' });
    await header.open(STOREFRONT.path);
    await expect(header.link('Delivery Pass')).toHaveAttribute('href', '/ecom/delivery-pass');
    const requests = (await journal()).filter(({ call }) => call === 'pass-status');
    expect([...new Set(requests.map(({ headers }) => headers['customer-id']))]).toEqual([
      '70012345',
      '70099999',
    ]);
  });
});
