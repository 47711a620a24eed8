import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

test('a transition of the page shows the header as a part of its own [SHELL-3]', async ({ page }) => {
  const header = new Header(page);
  await header.open('/ecom/recipes');
  const parts = await page.evaluate(async () => {
    const transition = document.startViewTransition(() => undefined);
    await transition.ready;
    return document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
  });
  expect(parts).toContain('::view-transition-group(shop-header)');
});
