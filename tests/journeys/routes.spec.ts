import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { BOOKED_SLOT } from '../support/slots';

test('the account menu links to the page of the configured loyalty programme [NAV-4]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer' });
  const header = new Header(page);
  await header.open('/ecom/recipes');
  await header.account.click();
  await header.link('Fernleigh Rewards').click();
  await expect(page).toHaveURL('/ecom/my-fernleigh-rewards');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Fernleigh Rewards');
  await header.ready();
});

for (const [path, target] of [
  ['/ecom/recipes?a=b', '/ecom/beforeYouGo?a=b'],
  ['/ecom/beforeYouGo', '/ecom/checkout'],
  ['/ecom/beforeYouGo/offers?a=b', '/ecom/checkout'],
  ['/ecom/beforeYouGoAway', '/ecom/beforeYouGo'],
] as const) {
  test(`Checkout on ${path} links to ${target} [NAV-5]`, async ({ page, preset, world, allowProblems }) => {
    // Pages that the demo does not have also contain the header.
    allowProblems(/status of 404/);
    await preset('slot-booked');
    await world({ slot: BOOKED_SLOT });
    const header = new Header(page);
    await header.open(path);
    await expect(header.slot).toBeVisible();
    await header.banner.getByRole('link', { name: 'Checkout' }).click();
    await expect(page).toHaveURL(target);
  });
}

test('Review opens checkout at its promotional codes [NAV-10]', async ({ page, preset, allowProblems }) => {
  allowProblems(/Failed to load resource/);
  await preset('error-091');
  await new Header(page).open('/ecom/recipes');
  await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Instant checkout' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL('/ecom/checkout#checkoutPromoCodes');
  await expect(page.locator(':target')).toHaveText('Promotional codes');
  await expect(page.locator(':target')).toBeInViewport();
});
