import type { Locator } from '@playwright/test';
import { amendBar } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { preventNavigation } from '../support/reported-events';

/** Returns the visible style of the control, and what is drawn before its label. */
const appearanceOf = (link: Locator) =>
  link.evaluate((element) => {
    const label = element.firstElementChild ?? element;
    const before = getComputedStyle(label, '::before');
    return {
      face: getComputedStyle(element, '::before').backgroundColor,
      mark: before.content === 'none' ? 'none' : `${before.content} ${before.inlineSize}`,
      isLabelSeen: getComputedStyle(label).opacity === '1',
      width: element.getBoundingClientRect().width,
    };
  });

test(
  'Checkout links to the interstitials with the query, and from there to checkout [CHK-1]',
  { tag: '@essential' },
  async ({ page, preset }) => {
    await preset('slot-booked');
    const header = new Header(page);
    await header.open(`${STOREFRONT.path}?a=1&b=%26`);
    const checkout = header.link('Checkout');
    await expect(checkout).toHaveAttribute('href', '/ecom/beforeYouGo?a=1&b=%26');
    await checkout.click();
    await expect(page).toHaveURL('/ecom/beforeYouGo?a=1&b=%26');
    await header.ready();
    await expect(checkout).toHaveAttribute('href', '/ecom/checkout');
    await checkout.click();
    await expect(page).toHaveURL('/ecom/checkout');
  },
);

test('Checkout has a distinct look when idle, saving, waiting and successful [CHK-2]', async ({
  page,
  preset,
}) => {
  await preset('slot-booked');
  const header = new Header(page);
  await header.open('/ecom/recipes');
  const resting = await appearanceOf(header.link('Checkout'));
  // The page's token ends with its preset, and it may still request something.
  await page.goto('about:blank');
  await preset('amending');
  await header.open('/ecom/recipes');
  const save = amendBar(page).getByRole('link', { name: 'Checkout' });
  await expect(save).toHaveAttribute('data-state', 'save');
  // While an order is changed, it is the only one.
  await expect(header.link('Checkout')).toHaveCount(1);
  const saving = await appearanceOf(save);
  expect(saving).toMatchObject({ mark: 'none', isLabelSeen: true });
  expect(resting).toMatchObject({ mark: 'none', isLabelSeen: true });
  expect(saving.face).not.toBe(resting.face);

  // Delays the chooser's code.
  let respond: () => Promise<void> = () => Promise.resolve();
  await page.route(/\/checkout\.[^/]*\.js(\?|$)/, (route) => {
    respond = () => route.continue();
  });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  expect(await appearanceOf(save)).toMatchObject({ isLabelSeen: false, width: saving.width });
  const ring = save.locator('[aria-hidden=true]');
  await expect(ring).toBeVisible();
  const label = await save.boundingBox();
  const spinner = await ring.boundingBox();
  expect(
    Math.abs((spinner?.x ?? 0) + (spinner?.width ?? 0) / 2 - (label?.x ?? 0) - (label?.width ?? 0) / 2),
  ).toBeLessThan(2);
  await respond();

  // Placed: visible until the confirmation page loads, which this test prevents.
  const dialog = page.getByRole('dialog', { name: 'Check out the way you want' });
  await preventNavigation(page);
  const confirmation = page.waitForRequest(/order-confirmation\/co-/);
  await dialog.getByRole('button', { name: 'Instant checkout' }).click();
  await expect(dialog).toBeHidden();
  await expect(save).toHaveAttribute('data-state', 'success');
  const done = await appearanceOf(save);
  expect(done.mark).toContain('✓');
  expect(done).toMatchObject({ isLabelSeen: true, width: saving.width });
  await expect(save.locator('[aria-hidden=true]')).toHaveCount(0);
  await confirmation;
});
