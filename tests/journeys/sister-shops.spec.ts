import { expect, test } from '../support/fixtures';
import { WideMenu } from '../support/wide-menu';

test.use({ viewport: { width: 1440, height: 900 } });

const CARDS = [
  ['Cellar', 'Wine by the case'],
  ['Garden', 'Plants and flowers'],
  ['Dish delivery', 'Cooked dishes, ready to share'],
] as const;

test('each sister shop has its label, its description and its own picture, which loads [MEGA-8]', async ({
  page,
}) => {
  const menu = new WideMenu(page);
  await menu.open('/ecom/shop/browse/groceries');
  await menu.toggle.click();
  const sources: string[] = [];
  for (const [label, description] of CARDS) {
    const card = menu.panel.getByRole('link', { name: new RegExp(`^${label}`) });
    await expect(card.getByText(label, { exact: true })).toBeVisible();
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    const picture = card.locator('[data-shop]');
    const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
    expect([width, height].every((side) => side >= 40)).toBe(true);
    const source = await picture.evaluate((element) => {
      const { backgroundImage, maskImage } = getComputedStyle(element);
      return /url\("(.+)"\)/.exec(backgroundImage + maskImage)?.[1] ?? '';
    });
    const decoded = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, source);
    expect(decoded, `picture of ${label}`).toBeGreaterThan(0);
    sources.push(source);
  }
  expect(new Set(sources).size).toBe(CARDS.length);
});
