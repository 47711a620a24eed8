import { ALL_RULES, axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

for (const width of [320, 1440]) {
  test(
    `the trolley's icon opens a description of its problems at ${String(width)} px [TROL-8]`,
    { tag: width === 1440 ? '@essential' : [] },
    async ({ page, preset }) => {
      await page.setViewportSize({ width, height: 700 });
      await preset('trolley-failures');
      const header = new Header(page);
      await header.open('/ecom/recipes');
      const mark = header.banner.getByRole('button', { name: 'Problems with your trolley' });
      await mark.focus();
      await page.keyboard.press('Enter');
      const sentence = header.banner.getByText('Some items are no longer available.');
      await expect(sentence).toBeVisible();
      await expect(header.banner.getByText('could not be added to your trolley')).toHaveCount(0);
      const violations = await axeViolations(page, 'header', ALL_RULES);
      expect(violations).toEqual([]);
      const box = await sentence.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
      await expect(sentence).toBeHidden();
      await expect(mark).toBeFocused();
    },
  );
}
