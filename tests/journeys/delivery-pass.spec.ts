import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';

/** Leaves the page, which cancels its pending requests: after a change of user, the services would refuse them. */
const leavePage = (page: Page) => page.goto('about:blank');

test.use({ viewport: { width: 1440, height: 900 } });

test(
  'the delivery pass has no link while its status is unknown, and none for a visitor, for whom it is not requested [PASS-1] [AUTH-1]',
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
