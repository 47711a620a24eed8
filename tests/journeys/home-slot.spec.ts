import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { BOOKED_SLOT } from '../support/slots';

test('the home page shows a booked slot with a link that changes it, and otherwise offers delivery times [HOST-2]', async ({
  page,
  preset,
  world,
}) => {
  await preset('customer');
  await world({ slot: BOOKED_SLOT });
  const main = page.getByRole('main');
  const times = main.getByRole('link', { name: 'See delivery times' });
  await page.goto(STOREFRONT.path);
  await expect(main.getByText('Your delivery: Monday 5 May, 10am - 11am')).toBeVisible();
  await expect(times).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Change slot' })).toHaveAttribute(
    'href',
    '/ecom/bookslot/delivery',
  );

  // Browsers under automation do not hide pages: the test dispatches the event of a return from another tab.
  await world({ slot: null });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(times).toHaveAttribute('href', '/ecom/serviceselection');
  await expect(main.getByText('Your delivery')).toHaveCount(0);

  await world({
    slot: { ...BOOKED_SLOT, slotType: 'GROCERY_COLLECTION', addressId: null, status: 'EXPIRED' },
  });
  await page.reload();
  await expect(times).toBeVisible();

  // An order that is being prepared keeps its slot.
  await page.goto('about:blank');
  await preset('amending-fixed-slot');
  await page.goto(STOREFRONT.path);
  await expect(main.getByText(/^Your delivery: .*, 10am - 11am$/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Change slot' })).toHaveCount(0);
  await expect(times).toHaveCount(0);
});
