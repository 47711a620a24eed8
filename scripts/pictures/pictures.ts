import { expect, test } from '../../tests/support/fixtures';
import { Header, WIDTHS } from '../../tests/support/header';

const PEOPLE = ['visitor', 'customer', 'operator'] as const;

const SLOT = {
  id: 'sr-1',
  status: 'UNCONFIRMED',
  addressId: '52001',
  branchId: '651',
  slotType: 'DELIVERY',
  startDateTime: '2031-05-05T09:00:00Z',
  endDateTime: '2031-05-05T10:00:00Z',
  amendOrderCutoffDateTime: '2031-05-04T22:00:00Z',
  charge: 3,
};

for (const who of PEOPLE) {
  for (const width of WIDTHS) {
    test(`${who} at ${String(width)} px`, async ({ page, world }) => {
      await world({ who, slot: who === 'visitor' ? null : SLOT });
      const height = width < 992 ? 240 : 300;
      await page.setViewportSize({ width, height });
      const header = new Header(page);
      await header.open('/ecom/shop/browse/groceries');
      if (who !== 'visitor') {
        await expect(header.trolley).toHaveAccessibleName(/£/);
        await expect(header.link(/Change slot$/)).toBeVisible();
      }
      await page.screenshot({
        path: `docs/pictures/${who}-${String(width)}.png`,
        animations: 'disabled',
        clip: { x: 0, y: 0, width, height },
      });
    });
  }
}
