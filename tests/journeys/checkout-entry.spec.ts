import type { Locator, Page } from '@playwright/test';
import type { TrolleyTotalsMessage } from '../../federation/contract';
import { recordAnnouncements } from '../support/announcements';
import { amendBar } from '../support/amend';
import { axeViolations } from '../support/axe';
import { boxOf } from '../support/box';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';

const TROLLEY = '/ecom/shop/trolley';
const MINIMUM = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
const CONFLICTS = 'Please remove all unavailable items from your trolley.';
const checkout = ({ banner }: Header) => banner.getByRole('link', { name: 'Checkout' });

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

/** Height of the bar of tablets, in CSS pixels. */
const BAR = 50;

/** Expects a line of text inside the bar that overlaps none of the other parts. */
const expectRoom = async (line: Locator, others: readonly Locator[]) => {
  const box = await boxOf(line);
  expect(box.y + box.height).toBeLessThanOrEqual(BAR);
  for (const other of others) {
    const { x, y, width, height } = await boxOf(other);
    const isNextTo = x + width <= box.x || x >= box.x + box.width;
    // The box of a line is higher than its letters.
    const isAbove = y + height <= box.y + 2;
    expect(isNextTo || isAbove, `${String(await other.textContent())} is not overlapped`).toBe(true);
  }
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
      await expect(header.banner.getByText(/^£\d+\.\d\d to go$/)).toBeVisible();
      await expect(header.banner.getByText(MINIMUM)).toBeVisible();

      await button.focus();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await button.click({ force: true });
      await expect(page).toHaveURL(STOREFRONT.path);
      expect(await axeViolations(page, 'header')).toEqual([]);
    },
  );

  test(
    'is enabled when the trolley reaches the minimum, and announces each crossing once [TROL-4] [TROL-6]',
    { tag: '@essential' },
    async ({ page, preset, faults }) => {
      const announcements = await recordAnnouncements(page);
      await preset('below-minimum');
      const header = new Header(page);
      await header.open(STOREFRONT.path);
      await expect(checkout(header)).toBeDisabled();
      expect(await announcements()).toEqual([]);

      // The shop has other totals than the events.
      await faults([{ call: 'getTrolley', kind: 'timeout' }]);
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
      expect(await axeViolations(page, 'header')).toEqual([]);
    },
  );
});

test("Checkout in the bar of a tablet is disabled below the minimum and shows what is missing, within the bar's height [TROL-6] [TROL-7] [SHELL-4]", async ({
  page,
  preset,
}) => {
  await preset('below-minimum');
  await watchShifts(page);
  await page.setViewportSize({ width: 768, height: 640 });
  const header = new Header(page);
  await header.open('/ecom/recipes');
  await expect(header.trolley).toHaveAccessibleName(/£/);
  const checkout = header.link('Checkout');
  await expect(checkout).toBeDisabled();
  const line = header.banner.getByText(/^£\d+\.\d\d to go$/);
  await expect(line).toBeVisible();
  const { slot, trolley } = header;
  await expectRoom(line, [slot.locator('time'), trolley.locator('svg').first()]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  expect(await shiftsOf(page)).toEqual([]);
  await expect(header.banner.getByText(MINIMUM)).toBeVisible();
  expect(await axeViolations(page, 'header')).toEqual([]);
});

test('the reason of a disabled Checkout is visible at every width, under the controls of the bar or in the amend bar [TROL-6] [SHELL-4]', async ({
  page,
  preset,
  world,
}) => {
  await watchShifts(page);
  await preset('hard-conflicts');
  const header = new Header(page);
  for (const width of [768, 991, 992, 1200, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await header.open(TROLLEY);
    await expect(checkout(header)).toBeDisabled();
    const reason = header.banner.getByText(CONFLICTS);
    await expect(reason).toBeVisible();
    const [line, button] = [await boxOf(reason), await boxOf(checkout(header))];
    expect(line.y, 'is under the controls').toBeGreaterThanOrEqual(button.y + button.height);
    expect(line.x).toBeGreaterThanOrEqual(0);
    expect(line.x + line.width).toBeLessThanOrEqual(width);
    if (width >= 992)
      expect(line.y + line.height, 'is above the row of links').toBeLessThanOrEqual(button.y + 62);
    expect(await shiftsOf(page)).toEqual([]);
  }

  await preset('amending');
  await world({ trolley: { lines: [{ lineNumber: '500013', amount: 1 }] } });
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await header.open(STOREFRONT.path);
    const bar = amendBar(page);
    await expect(bar.getByText(MINIMUM)).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Checkout' })).toBeDisabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
