import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header, PAGES } from '../support/header';
import { BOOKED_SLOT } from '../support/slots';

test.describe('slot details', () => {
  test.beforeEach(async ({ world }) => {
    await world({ who: 'customer', slot: BOOKED_SLOT });
  });

  test(
    'toggle when pressed, and stay open by a right click of the page: day, time, address, cut-off, link to change it [SLOT-4] [SLOT-5] [SLOT-9]',
    { tag: '@essential' },
    async ({ page }) => {
      const header = new Header(page);
      await header.open(PAGES.path);
      await expect(header.slot).toHaveAttribute('aria-expanded', 'false');
      await header.slot.click();
      await expect(header.slot).toHaveAttribute('aria-expanded', 'true');
      await expect(header.slotDetails).toContainText('Monday 5 May');
      await expect(header.slotDetails).toContainText('10am - 11am');
      await expect(header.slotDetails.getByText('14 Larkspur Road')).toBeVisible();
      await expect(header.slotDetails.locator('address')).toHaveText(
        /^14 Larkspur RoadFernhillGuildfordSurreyGU99 1AB$/,
      );
      await expect(header.slotDetails).toContainText('Make changes by11pm, Sunday 4 May');
      await expect(header.slotDetails.getByRole('link')).toHaveAttribute('href', '/ecom/bookslot/delivery');
      await page.getByRole('main').click({ button: 'right' });
      await expect(page.getByRole('main'), 'which takes the focus from the header').toBeFocused();
      await expect(header.slotDetails).toBeVisible();
      await header.slot.click();
      await expect(header.slotDetails).toHaveCount(0);
    },
  );

  test(
    'open with keyboard focus; Escape and leaving close them [SLOT-4]',
    { tag: '@essential' },
    async ({ page }) => {
      const header = new Header(page);
      await header.open(PAGES.path);
      await expect(header.slot).toBeVisible();
      await header.account.focus();
      await page.keyboard.press('Tab');
      await expect(header.slot).toBeFocused();
      await expect(header.slotDetails).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(header.slotDetails.getByRole('link')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(header.slotDetails).toHaveCount(0);
      await expect(header.slot).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(header.trolley).toBeFocused();
      await expect(header.slotDetails).toHaveCount(0);
    },
  );
});

const STATES = [
  { name: 'delivery', fault: undefined },
  { name: 'loading', fault: { call: 'addresses', kind: 'timeout' } },
  { name: 'failed', fault: { call: 'addresses', kind: 'status' } },
] as const;

for (const { name, fault } of STATES) {
  test(`slot details, ${name}: within the page and without an axe violation in the widest and the narrowest layout [SHELL-7]`, async ({
    page,
    world,
    faults,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource/);
    await world({ who: 'customer', slot: BOOKED_SLOT });
    if (fault) await faults([fault]);
    const header = new Header(page);
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 640 });
      // Reopened for each width: requests time out after ten seconds, and two analyses may take longer.
      await header.open('/ecom/shop/browse/groceries');
      await header.slot.click();
      await expect(header.slotDetails.locator('[aria-busy]')).toHaveAttribute(
        'aria-busy',
        String(name === 'loading'),
      );
      await expect(header.slotDetails.getByRole('link')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await axeViolations(page, 'header')).toEqual([]);
    }
  });
}
