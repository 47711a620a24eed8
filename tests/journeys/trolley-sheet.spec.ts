import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';
import { BOOKED_SLOT } from '../support/slots';

const TROLLEY = '/ecom/shop/trolley';
const MINIMUM = 'To check out, please meet our £40 minimum spend (excluding delivery charge)';
const CONFLICTS = 'Please remove all unavailable items from your trolley.';
const WIDTHS = [320, 390] as const;
const TOUCH_TARGET_PX = 44;

const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Your trolley' });
const checkoutIn = (page: Page) => sheetOf(page).getByRole('link', { name: 'Checkout' });

const openPage = async (page: Page, path: string, width: number): Promise<Header> => {
  await page.setViewportSize({ width, height: 640 });
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await expect(header.trolley).toHaveAttribute('aria-haspopup', 'dialog');
  return header;
};

const openSheet = async (page: Page, path: string, width: number): Promise<Header> => {
  const header = await openPage(page, path, width);
  await header.trolley.click();
  await expect(sheetOf(page)).toBeVisible();
  return header;
};

const expectNoViolations = async (page: Page) => {
  const violations = await axeViolations(page, 'header');
  expect(violations).toEqual([]);
};

for (const width of WIDTHS) {
  test.describe(`the trolley’s sheet at ${String(width)} px`, () => {
    test(
      'has count, cost, Checkout and the link to the trolley, and returns focus [CHK-1] [TROL-2] [SHELL-4]',
      { tag: width === 320 ? '@essential' : [] },
      async ({ page, preset }) => {
        await preset('slot-booked');
        await watchShifts(page);
        const header = await openSheet(page, STOREFRONT.path, width);
        const sheet = sheetOf(page);
        await expect(sheet).toContainText('12 items');
        await expect(sheet).toContainText(/Estimated cost £\d+\.\d\d/);
        await expect(checkoutIn(page)).toHaveAttribute('href', '/ecom/beforeYouGo');
        await expect(sheet.getByRole('link', { name: 'View trolley' })).toHaveAttribute('href', TROLLEY);
        await expectNoViolations(page);
        for (const control of await sheet.getByRole('link').or(sheet.getByRole('button')).all()) {
          const box = await control.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(TOUCH_TARGET_PX);
          expect(box?.width).toBeGreaterThanOrEqual(TOUCH_TARGET_PX);
        }
        // At the bottom of the screen, and as wide as the screen.
        const box = await sheet.boundingBox();
        expect(box).toMatchObject({ x: 0, width });
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640);
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(header.trolley).toBeFocused();
        expect(await shiftsOf(page)).toEqual([]);
      },
    );

    test('reserves the space of its lines until their products load [SHELL-4]', async ({ page, preset }) => {
      await preset('slot-booked');
      await watchShifts(page);
      let load: (() => void) | undefined;
      const loading = new Promise<void>((resolve) => {
        load = resolve;
      });
      await page.route('**/products.*.js', async (route) => {
        await loading;
        await route.continue();
      });
      await openSheet(page, STOREFRONT.path, width);
      const sheet = sheetOf(page);
      await expect(sheet).toContainText('12 items');
      await expect(sheet.getByRole('listitem')).toHaveCount(0);
      const height = () => sheet.evaluate(({ clientHeight }) => clientHeight);
      const before = await height();
      load?.();
      await expect(sheet.getByRole('listitem')).toHaveCount(3);
      expect(await height()).toBe(before);
      expect(await shiftsOf(page)).toEqual([]);
    });

    test(
      'shows why checkout is disabled, and the missing amount without delivery [TROL-6] [TROL-7]',
      { tag: width === 320 ? '@essential' : [] },
      async ({ page, preset }) => {
        await preset('below-minimum');
        await openSheet(page, STOREFRONT.path, width);
        await expect(checkoutIn(page)).toBeDisabled();
        await expect(checkoutIn(page)).toHaveAccessibleDescription(
          /^£\d+\.\d\d to go To check out, .* charge\)$/,
        );
        await expect(sheetOf(page).getByText(/^£\d+\.\d\d to go/)).toBeVisible();
        await expect(sheetOf(page).getByText(MINIMUM)).toBeVisible();
        await expectNoViolations(page);
        await checkoutIn(page).click({ force: true });
        await expect(page).toHaveURL(STOREFRONT.path);
      },
    );
  });
}

test('Checkout navigates from the sheet, which is then closed [CHK-1] [NAV-14]', async ({ page, preset }) => {
  await preset('slot-booked');
  await openSheet(page, `${STOREFRONT.path}?from=sheet`, 390);
  await checkoutIn(page).click();
  await expect(page).toHaveURL('/ecom/beforeYouGo?from=sheet');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('‘View trolley’ links to the trolley, also on the trolley page [NAV-14]', async ({ page, preset }) => {
  await preset('slot-booked');
  await openSheet(page, STOREFRONT.path, 320);
  for (let visit = 1; visit <= 2; visit += 1) {
    await sheetOf(page).getByRole('link', { name: 'View trolley' }).click();
    await expect(page).toHaveURL(TROLLEY);
    const header = new Header(page);
    await header.ready();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(header.trolley).toHaveAttribute('aria-haspopup', 'dialog');
    await header.trolley.click();
  }
});

test('asks to remove unavailable items, on the trolley page [TROL-6]', async ({ page, preset }) => {
  await preset('hard-conflicts');
  await openSheet(page, TROLLEY, 320);
  await expect(checkoutIn(page)).toBeDisabled();
  await expect(checkoutIn(page)).toHaveAccessibleDescription(`2 unavailable ${CONFLICTS}`);
  await expect(sheetOf(page).getByText(CONFLICTS)).toBeVisible();
  await expectNoViolations(page);
});

test('shows no empty reason for an entertaining collection [TROL-7]', async ({ page, preset }) => {
  await preset('entertaining-booked');
  await openSheet(page, '/ecom/recipes', 320);
  await page.evaluate(() => {
    const trolleyTotals = {
      totalEstimatedCost: { amount: 5, currencyCode: 'GBP' },
      trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 1 },
      minimumSpendThresholdMet: false,
    };
    const detail = { phase: 'finish', trolleyTotals };
    document.dispatchEvent(new CustomEvent('shop-header:trolley-update', { detail }));
  });
  await expect(checkoutIn(page)).toBeDisabled();
  await expect(sheetOf(page)).toContainText('1 item');
  await expect(checkoutIn(page)).toHaveAccessibleDescription('');
  // The slot, and no other text.
  await expect(sheetOf(page).getByRole('paragraph')).toHaveText([/^Collection, /]);
});

test('closes on a client-side navigation [SHELL-5]', async ({ page, preset }) => {
  await preset('slot-booked');
  const header = new Header(page);
  await page.setViewportSize({ width: 390, height: 640 });
  await header.open('/ecom/shop/browse/offers');
  await page.evaluate(() => {
    history.pushState(null, '', '/ecom/shop/browse/groceries');
  });
  await expect(header.trolley).toHaveAttribute('aria-haspopup', 'dialog');
  await header.trolley.click();
  await expect(sheetOf(page)).toBeVisible();
  await page.goBack();
  await expect(sheetOf(page)).toHaveCount(0);
});

test(
  'does not open when a press opens a new tab [NAV-14]',
  { tag: '@new-tab' },
  async ({ page, preset, context }) => {
    await preset('slot-booked');
    const header = await openPage(page, '/ecom/recipes', 390);
    const opened = context.waitForEvent('page');
    await header.trolley.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(TROLLEY);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 640 } });

  test('the trolley is a link to the trolley page [FED-8]', async ({ page, world }) => {
    await world({ who: 'customer', slot: {} });
    await page.goto('/ecom/content/inspiration');
    const trolley = page.getByRole('banner').getByRole('link', { name: /^Trolley|, trolley\b/ });
    await trolley.click();
    await expect(page).toHaveURL(TROLLEY);
  });
});

for (const [what, response] of [
  ['is refused', 'abort'],
  ['hangs', 'hang'],
] as const) {
  test(`links to the trolley when its code ${what} [ERR-6]`, async ({ page, preset, allowProblems }) => {
    allowProblems(/Failed to load resource|net::ERR_|ChunkLoadError|Loading chunk/);
    await preset('slot-booked');
    await page.route(/\/order\.[^/]*\.js(\?|$)/, (route) =>
      response === 'abort' ? route.abort() : undefined,
    );
    const header = await openPage(page, '/ecom/recipes', 390);
    if (response === 'hang') await page.clock.install();
    await header.trolley.click();
    if (response === 'hang') {
      await expect(header.trolley).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(8_000);
    }
    await expect(page).toHaveURL(TROLLEY);
  });
}

test('is not offered next to the amend bar, whose Checkout is the only one [AMND-1] [CHK-1]', async ({
  page,
  preset,
}) => {
  await preset('amending');
  await page.setViewportSize({ width: 390, height: 640 });
  const header = new Header(page);
  await header.open('/ecom/recipes');
  await expect(amendBar(page).getByRole('link', { name: 'Checkout' })).toBeVisible();
  await expect(header.trolley).not.toHaveAttribute('aria-haspopup');
  await expect(header.link('Checkout')).toHaveCount(1);
  await header.trolley.click();
  await expect(page).toHaveURL(TROLLEY);
});

for (const width of [320, 390, 767, 768, 991]) {
  test(`the booked day is visible at ${String(width)} px [SLOT-3]`, async ({ page, preset, world }) => {
    await preset('slot-booked');
    await world({ slot: BOOKED_SLOT });
    await page.setViewportSize({ width, height: 640 });
    const header = new Header(page);
    await header.open('/ecom/recipes');
    const day = header.slot.getByText('Mon 05 May');
    await expect(day).toBeVisible();
    // Weekday and day of the month are on the only line, and not truncated.
    const line = await day.evaluate((element) => {
      const range = document.createRange();
      const text = element.firstChild ?? element;
      range.setStart(text, 0);
      range.setEnd(text, 'Mon 05'.length);
      const clip = element.closest('time')?.getBoundingClientRect();
      const boxes = [...range.getClientRects()];
      return {
        lines: boxes.length,
        isWhole: boxes.every(({ left, right, top, bottom }) =>
          clip
            ? left >= clip.left - 1 &&
              right <= clip.right + 1 &&
              top >= clip.top - 2 &&
              bottom <= clip.bottom + 2
            : false,
        ),
      };
    });
    expect(line).toEqual({ lines: 1, isWhole: true });
  });
}
