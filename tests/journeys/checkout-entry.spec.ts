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

test.describe('on the trolley page', () => {
  test.use({ viewport: { width: 992, height: 800 } });

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
      expect(below.x + below.width).toBeLessThanOrEqual(992);
      await expectNoViolations(page);
    });
  }
});
