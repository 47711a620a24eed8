import type { Page } from '@playwright/test';
import { axeAtRest } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';
import { listenToHeader } from '../support/heard';

const TROLLEY = '/ecom/shop/trolley';
const MINIMUM = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
const CONFLICTS = 'Please remove all unavailable items from your trolley.';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const checkout = ({ banner }: Header) => banner.getByRole('link', { name: 'Checkout' });

const expectNoViolations = async (page: Page) => {
  const { violations } = await (await axeAtRest(page)).include('header').withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual([]);
};

const announceTotals = (page: Page, pounds: number, isMet: boolean) =>
  page.evaluate(
    ([amount, minimumSpendThresholdMet]) => {
      const trolleyTotals = {
        totalEstimatedCost: { amount, currencyCode: 'GBP' },
        trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 3 },
        minimumSpendThresholdMet,
      };
      const detail = { phase: 'finish', trolleyTotals };
      document.dispatchEvent(new CustomEvent('shop-header:trolley-update', { detail }));
    },
    [pounds, isMet] as const,
  );

for (const { shell, path } of SHELLS) {
  test.describe(`checkout below the minimum in the ${shell} shell`, () => {
    test.use({ viewport: { width: 1440, height: 800 } });

    test('is closed, keeps the focus and says why, with nothing moved [TROL-6] [TROL-7]', async ({
      page,
      preset,
    }) => {
      await preset('below-minimum');
      const header = new Header(page);
      await header.open(path);
      const button = checkout(header);
      await expect(button).toHaveAccessibleDescription(new RegExp(`^£\\d+\\.\\d\\d to go.*`));
      await expect(button).toHaveAccessibleDescription(new RegExp(MINIMUM.replace(/[()]/g, '\\$&')));
      await expect(button).toBeDisabled();
      await expect(header.banner.getByText(/^£\d+\.\d\d to go$/)).toBeVisible();
      await expect(header.banner.getByText(MINIMUM)).toBeHidden();

      await button.focus();
      await expect(button).toBeFocused();
      await expect(header.banner.getByText(MINIMUM)).toBeVisible();
      await page.keyboard.press('Enter');
      await button.click({ force: true });
      await expect(page).toHaveURL(path);
      await expectNoViolations(page);

      await page.keyboard.press('Escape');
      await expect(header.banner.getByText(MINIMUM)).toBeHidden();
      await expect(button).toBeFocused();
    });

    test('opens when the minimum is crossed, and tells each crossing once [TROL-4] [TROL-6]', async ({
      page,
      preset,
    }) => {
      const heard = await listenToHeader(page);
      await preset('below-minimum');
      const header = new Header(page);
      await header.open(path);
      await expect(checkout(header)).toBeDisabled();
      expect(await heard()).toEqual([]);

      await announceTotals(page, 52, true);
      await expect(checkout(header)).toHaveAttribute('href', '/ecom/beforeYouGo');
      await expect.poll(heard).toEqual(['Minimum spend met']);
      await announceTotals(page, 60, true);
      await announceTotals(page, 20, false);
      await expect(checkout(header)).toBeDisabled();
      await expect(checkout(header)).not.toHaveAttribute('href');
      await expect.poll(heard).toEqual(['Minimum spend met', 'Minimum spend no longer met']);
    });

    test('is closed without a word for an entertaining collection [TROL-7]', async ({
      page,
      preset,
      faults,
    }) => {
      await preset('entertaining-booked');
      const header = new Header(page);
      await header.open(path);
      await expect(checkout(header)).toHaveAttribute('href', '/ecom/beforeYouGo');
      await announceTotals(page, 20, false);
      await expect(checkout(header)).toBeDisabled();
      await expect(checkout(header)).toHaveAccessibleDescription('');
      await expect(header.banner.getByText(/to go|minimum spend$/)).toHaveCount(0);
      await expectNoViolations(page);
      await faults([]);
    });

    test('leads to the trolley for items that can’t be had [CHK-1] [TROL-6]', async ({ page, preset }) => {
      await preset('hard-conflicts');
      const header = new Header(page);
      await header.open(path);
      await expect(checkout(header)).toHaveAttribute('href', TROLLEY);
      await checkout(header).click();
      await expect(page).toHaveURL(TROLLEY);
      await expect(checkout(header)).toBeDisabled();
      await expect(checkout(header)).toHaveAccessibleDescription(CONFLICTS);
      await expect(header.banner.getByText(CONFLICTS)).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

for (const width of [992, 1440]) {
  test(`the reason stands on the trolley page in full at ${String(width)} px, and covers nothing [TROL-6]`, async ({
    page,
    preset,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await preset('below-minimum');
    const header = new Header(page);
    await header.open(TROLLEY);
    const reason = header.banner.getByText(MINIMUM);
    await expect(reason).toBeVisible();
    const box = await reason.boundingBox();
    const button = await checkout(header).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
    // Bar and row below it meet at 32 + 79 px.
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(112);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    await expectNoViolations(page);
  });
}
