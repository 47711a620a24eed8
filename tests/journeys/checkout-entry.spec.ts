import type { Page } from '@playwright/test';
import type { TrolleyTotalsMessage } from '../../federation/contract';
import { axeViolations } from '../support/axe';
import { boxOf } from '../support/box';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { recordAnnouncements } from '../support/announcements';

const TROLLEY = '/ecom/shop/trolley';
const MINIMUM = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
const CONFLICTS = 'Please remove all unavailable items from your trolley.';
const checkout = ({ banner }: Header) => banner.getByRole('link', { name: 'Checkout' });

const expectNoViolations = async (page: Page) => {
  const violations = await axeViolations(page, 'header');
  expect(violations).toEqual([]);
};

const inPounds = (amount: number) => ({ amount, currencyCode: 'GBP' });

const announceTotals = (
  page: Page,
  pounds: number,
  isMet: boolean,
  more: Partial<TrolleyTotalsMessage> = {},
) => {
  const trolleyTotals: TrolleyTotalsMessage = {
    totalEstimatedCost: inPounds(pounds),
    trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 3 },
    minimumSpendThresholdMet: isMet,
    ...more,
  };
  return page.evaluate((totals) => {
    const detail = { phase: 'finish', trolleyTotals: totals };
    document.dispatchEvent(new CustomEvent('shop-header:trolley-update', { detail }));
  }, trolleyTotals);
};

test.describe('checkout below the minimum', () => {
  test.use({ viewport: { width: 1440, height: 800 } });

  test(
    'is disabled, stays focusable and shows the reason, without a layout shift [TROL-6] [TROL-7]',
    { tag: '@essential' },
    async ({ page, preset }) => {
      await preset('below-minimum');
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      const button = checkout(header);
      await expect(button).toHaveAccessibleDescription(new RegExp(`^£\\d+\\.\\d\\d to go.*`));
      await expect(button).toHaveAccessibleDescription(new RegExp(MINIMUM.replace(/[()]/g, '\\$&')));
      await expect(button).toBeDisabled();
      const amount = header.banner.getByText(/^£\d+\.\d\d to go \(excluding delivery charge\)$/);
      await expect(amount).toBeVisible();
      await expect(header.banner.getByText(MINIMUM)).toBeHidden();

      await button.focus();
      await expect(button).toBeFocused();
      await expect(header.banner.getByText(MINIMUM)).toBeVisible();
      await page.keyboard.press('Enter');
      await button.click({ force: true });
      await expect(page).toHaveURL(STOREFRONT.path);
      await expectNoViolations(page);

      await page.keyboard.press('Escape');
      await expect(header.banner.getByText(MINIMUM)).toBeHidden();
      await expect(button).toBeFocused();
    },
  );

  test(
    'is enabled when the trolley reaches the minimum, and announces each crossing once [TROL-4] [TROL-6]',
    { tag: '@essential' },
    async ({ page, preset }) => {
      const announcements = await recordAnnouncements(page);
      await preset('below-minimum');
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await expect(checkout(header)).toBeDisabled();
      expect(await announcements()).toEqual([]);

      await announceTotals(page, 52, true);
      await expect(checkout(header)).toHaveAttribute('href', '/ecom/beforeYouGo');
      await expect.poll(announcements).toEqual(['Minimum spend met']);
      await announceTotals(page, 60, true);
      await announceTotals(page, 20, false);
      await expect(checkout(header)).toBeDisabled();
      await expect(checkout(header)).not.toHaveAttribute('href');
      await expect.poll(announcements).toEqual(['Minimum spend met', 'Minimum spend no longer met']);
    },
  );

  test('shows the missing amount without the delivery charge of a slot that was changed meanwhile [TROL-4] [TROL-6]', async ({
    page,
    preset,
  }) => {
    await preset('below-minimum');
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(checkout(header)).toBeDisabled();
    const items = { itemTotalEstimatedCost: inPounds(25), deliveryMinimumOrderValue: inPounds(40) };
    await announceTotals(page, 29, false, items);
    await expect(header.banner.getByText('£15.00 to go (excluding delivery charge)')).toBeVisible();
    // Another slot with a delivery charge of £8: the cost of the items stays the same.
    await announceTotals(page, 33, false, items);
    await expect(header.trolley).toHaveAccessibleName(/£33\.00/);
    await expect(header.banner.getByText('£15.00 to go (excluding delivery charge)')).toBeVisible();
  });

  test('does not mention delivery in the minimum of a collection [TROL-6] [TROL-7]', async ({
    page,
    preset,
  }) => {
    await preset('collection-booked');
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(checkout(header)).toHaveAttribute('href', '/ecom/beforeYouGo');
    await announceTotals(page, 25, false, {
      itemTotalEstimatedCost: inPounds(25),
      collectionMinimumOrderValue: inPounds(40),
    });
    await expect(header.banner.getByText('£15.00 to go', { exact: true })).toBeVisible();
    await expect(header.banner.getByText(/excluding/)).toHaveCount(0);
  });

  test('is disabled without a message for an entertaining collection [TROL-7]', async ({
    page,
    preset,
    faults,
  }) => {
    await preset('entertaining-booked');
    const header = new Header(page);
    await header.open(STOREFRONT.path);
    await expect(checkout(header)).toHaveAttribute('href', '/ecom/beforeYouGo');
    await announceTotals(page, 20, false);
    await expect(checkout(header)).toBeDisabled();
    await expect(checkout(header)).toHaveAccessibleDescription('');
    await expect(header.banner.getByText(/to go|minimum spend$/)).toHaveCount(0);
    await expectNoViolations(page);
    await faults([]);
  });

  test(
    'links to the trolley for unavailable items [CHK-1] [TROL-6]',
    { tag: '@essential' },
    async ({ page, preset }) => {
      await preset('hard-conflicts');
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await expect(checkout(header)).toHaveAttribute('href', TROLLEY);
      await checkout(header).click();
      await expect(page).toHaveURL(TROLLEY);
      await expect(checkout(header)).toBeDisabled();
      await expect(checkout(header)).toHaveAccessibleDescription(`2 unavailable ${CONFLICTS}`);
      await expect(header.banner.getByText('2 unavailable')).toBeVisible();
      await expectNoViolations(page);
    },
  );
});

for (const width of [992, 1440]) {
  test.describe(`on the trolley page at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [name, summary, sentence] of [
      ['below-minimum', /^£\d+\.\d\d to go/, MINIMUM],
      ['hard-conflicts', '2 unavailable', CONFLICTS],
    ] as const) {
      test(`the reason is in a card, in full, below its summary, for ${name} [TROL-6]`, async ({
        page,
        preset,
      }) => {
        await preset(name);
        const header = new Header(page);
        await header.open(TROLLEY);
        const line = header.banner.getByText(summary);
        await expect(line).toBeVisible();
        const card = header.banner.getByText(sentence);
        await expect(card).toBeHidden();
        await checkout(header).focus();
        await expect(card).toBeVisible();
        const [above, below] = [await boxOf(line), await boxOf(card)];
        expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
        expect(below.x + below.width).toBeLessThanOrEqual(width);
        await expectNoViolations(page);
      });
    }

    test('an empty trolley gives its reason only on request [TROL-6]', async ({ page, preset }) => {
      await preset('empty-trolley');
      const header = new Header(page);
      await header.open(TROLLEY);
      await expect(checkout(header)).toBeDisabled();
      await expect(header.banner.getByText(/to go/)).toBeHidden();
      await checkout(header).hover();
      await expect(header.banner.getByText(/to go/)).toBeVisible();
    });
  });
}
