import { expect, test } from '../../tests/support/fixtures';
import { Header, WIDTHS } from '../../tests/support/header';
import { BOOKED_SLOT } from '../../tests/support/slots';

const PEOPLE = ['visitor', 'customer', 'operator'] as const;

for (const who of PEOPLE) {
  for (const width of WIDTHS) {
    test(`${who} at ${String(width)} px`, async ({ page, preset, world }) => {
      await preset('slot-booked');
      await world({ who, slot: who === 'visitor' ? null : BOOKED_SLOT });
      const height = width < 992 ? 240 : 300;
      await page.setViewportSize({ width, height });
      const header = new Header(page);
      await header.open('/ecom/shop/browse/groceries');
      if (who !== 'visitor') {
        await expect(header.trolley).toHaveAccessibleName(/£/);
        await expect(header.slot).toBeVisible();
      }
      await page.screenshot({
        path: `docs/pictures/${who}-${String(width)}.png`,
        animations: 'disabled',
        clip: { x: 0, y: 0, width, height },
      });
    });
  }
}
