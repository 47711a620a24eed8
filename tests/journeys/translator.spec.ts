import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { WideMenu } from '../support/wide-menu';

/**
 * Starts a translator such as the browser's own: it replaces each text node by two elements with the same text,
 * and goes on doing so whenever the page changes. It leaves out what the page marks with `translate="no"`.
 */
const startTranslator = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isText = (node: Node): node is Text => node instanceof Text && /\S/.test(node.data);
    const isTranslated = ({ parentElement }: Text) =>
      parentElement?.closest('i, script, style, [translate=no]') !== null;
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = [root];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts.filter(isText)) {
        if (isTranslated(text)) continue;
        const [outer, inner] = [document.createElement('i'), document.createElement('i')];
        inner.append(text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(document.body);
  });

/** The text that a shopper sees. */
const shown = async (part: Locator) => (await part.innerText()).replace(/\s+/g, ' ').trim();

test('in a page that the browser translates, menus, slot details and account open, change and close [MEGA-1] [SLOT-4] [ACCT-1]', async ({
  page,
  preset,
}) => {
  await preset('slot-booked');
  await page.setViewportSize({ width: 1440, height: 800 });
  const menu = new WideMenu(page);
  await menu.open(STOREFRONT.path);
  await startTranslator(page);
  const { header } = menu;
  await menu.toggle.click();
  for (const category of ['Bakery', 'Fruit & Vegetables', 'Bakery']) {
    await menu.parent(category).click();
    await expect.poll(() => shown(menu.panel)).toContain(`View all ${category}`);
  }
  await page.keyboard.press('Escape');
  await header.slot.click();
  await expect(header.slotDetails).toBeVisible();
  await page.keyboard.press('Escape');
  await header.account.click();
  await expect(header.link('Account overview')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.link('Account overview')).toBeHidden();
});
