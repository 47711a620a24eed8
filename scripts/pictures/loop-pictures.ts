import sharp from 'sharp';
import { VISITOR_FEATURES } from '../../host-demo/services/state';
import { amendBar } from '../../tests/support/amend';
import { expect, test } from '../../tests/support/fixtures';
import { Header, STOREFRONT } from '../../tests/support/header';
import { shootInFont } from './picture';

const SCREEN = { x: 0, y: 0, width: 1024, height: 640 } as const;

/** How long a frame is shown, in milliseconds. */
const LETTER_MS = 200;
const STEP_MS = 1000;
const RESULT_MS = 2000;

test.use({ bypassCSP: true, viewport: SCREEN, deviceScaleFactor: 1 });

test('the loop of the README: type, add, book a slot, place the order, change it', async ({
  page,
  preset,
  world,
}) => {
  test.setTimeout(120_000);
  await preset('customer');
  await world({ features: VISITOR_FEATURES, season: 'christmas' });
  const header = new Header(page);
  const main = page.getByRole('main');
  const frames: Buffer[] = [];
  const delay: number[] = [];
  const frame = async (milliseconds: number): Promise<void> => {
    frames.push(await shootInFont(page, SCREEN));
    delay.push(milliseconds);
  };
  const onPage = async (url: RegExp): Promise<void> => {
    await expect(page).toHaveURL(url);
    await header.ready();
  };
  const add = async (term: string): Promise<void> => {
    await header.search.focus();
    for (const letter of term) {
      await header.search.press(letter);
      await frame(LETTER_MS);
    }
    const button = page
      .getByRole('rowgroup', { name: 'Products' })
      .getByRole('button', { name: /^Add/ })
      .first();
    await expect(button).toBeVisible();
    await frame(STEP_MS);
    const before = await header.trolley.getAttribute('aria-label');
    await button.click();
    await expect(header.trolley).not.toHaveAttribute('aria-label', before ?? '');
    await frame(RESULT_MS);
    await header.search.fill('');
    await page.keyboard.press('Escape');
  };

  await header.open(STOREFRONT.path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await frame(STEP_MS);
  await add('bread');

  await header.banner.getByRole('link', { name: 'Book a slot' }).click();
  await onPage(/\/ecom\/serviceselection/);
  await main.getByRole('link', { name: 'See times' }).first().click();
  await onPage(/\/ecom\/bookslot\/delivery/);
  await frame(STEP_MS);
  await main.getByRole('button', { name: /£/ }).first().click();
  await expect(header.slot).toHaveAccessibleName(/Delivery/);
  await frame(RESULT_MS);

  await header.link('Checkout').last().click();
  await onPage(/\/ecom\/beforeYouGo/);
  await header.link('Checkout').last().click();
  await onPage(/\/ecom\/checkout/);
  await frame(STEP_MS);
  await main.getByRole('button', { name: 'Place order' }).click();
  await onPage(/\/ecom\/order-confirmation/);
  await frame(RESULT_MS);

  await header.link('My orders').click();
  await onPage(/orders/);
  await main
    .getByRole('button', { name: /^Change this order/ })
    .first()
    .click();
  await expect(amendBar(page)).toBeVisible();
  await frame(STEP_MS);
  await header.open(STOREFRONT.path);
  await add('milk');
  await amendBar(page)
    .getByRole('link', { name: /Checkout/ })
    .click();
  const instantly = page.getByRole('dialog').getByRole('button', { name: 'Instant checkout' });
  await expect(instantly).toBeVisible();
  await frame(RESULT_MS);
  await instantly.click();
  await onPage(/\/ecom\/order-confirmation/);
  await frame(RESULT_MS);

  await sharp(frames, { join: { animated: true } })
    .webp({ delay, loop: 0, quality: 70, minSize: true, effort: 6 })
    .toFile('docs/pictures/loop.webp');
});
