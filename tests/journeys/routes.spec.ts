import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

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
