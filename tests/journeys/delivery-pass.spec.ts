import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';
import { leave } from '../support/leave';

test.use({ viewport: { width: 1440, height: 900 } });

for (const { shell, path } of SHELLS) {
  test.describe(`the delivery pass in the ${shell} shell`, () => {
    for (const [pass, href] of [
      ['ACTIVE', '/ecom/myaccount/delivery-pass'],
      ['AVAILABLE', '/ecom/delivery-pass'],
    ] as const) {
      test(`that is ${pass} leads to its page [PASS-1]`, async ({ page, world }) => {
        await world({ who: 'customer', pass });
        const header = new Header(page);
        await header.open(path);
        await expect(header.link('Delivery Pass')).toHaveAttribute('href', href);
      });
    }

    test('has no link while its status is unknown, nor for a visitor, who is not asked about [PASS-1] [AUTH-1]', async ({
      page,
      world,
      journal,
    }) => {
      await world({ who: 'customer', pass: 'UNKNOWN' });
      const header = new Header(page);
      const answered = page.waitForResponse(/\/v1\/pass\/status/);
      await header.open(path);
      await (await answered).finished();
      await expect(header.link('Delivery Pass')).toHaveCount(0);

      await leave(page);
      await world({ who: 'visitor', pass: 'ACTIVE' });
      const before = (await journal()).filter(({ call }) => call === 'pass-status').length;
      await header.open(path);
      await expect(header.signIn).toBeVisible();
      await expect(header.link('Delivery Pass')).toHaveCount(0);
      expect((await journal()).filter(({ call }) => call === 'pass-status')).toHaveLength(before);
    });

    test('is asked for again when another customer signs in, with their id [PASS-2]', async ({
      page,
      world,
      journal,
    }) => {
      await world({ who: 'customer', pass: 'ACTIVE' });
      const header = new Header(page);
      await header.open(path);
      await expect(header.link('Delivery Pass')).toHaveAttribute('href', '/ecom/myaccount/delivery-pass');
      await leave(page);
      await world({ customerId: '70099999', pass: 'AVAILABLE' });
      await header.open(path);
      await expect(header.link('Delivery Pass')).toHaveAttribute('href', '/ecom/delivery-pass');
      const asked = (await journal()).filter(({ call }) => call === 'pass-status');
      expect([...new Set(asked.map(({ headers }) => headers['customer-id']))]).toEqual([
        '70012345',
        '70099999',
      ]);
    });
  });
}
