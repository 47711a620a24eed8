import type { Locator, Page } from '@playwright/test';
import { amendBar, slotUntil } from '../support/amend';
import { expect, test } from '../support/fixtures';
import { addButton, Header, STOREFRONT } from '../support/header';
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

/** Opens a page, and starts a translator once the trolley is loaded. A part that fails logs an error, which fails the test. */
const openTranslated = async (page: Page, path: string): Promise<Header> => {
  const header = new Header(page);
  await header.open(path);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await startTranslator(page);
  return header;
};

test.describe('in a page that the browser translates', () => {
  test('suggestions follow what is typed, and the recent searches what was searched [SRCH-7] [HIST-1]', async ({
    page,
    world,
  }) => {
    await world({ who: 'customer' });
    const header = await openTranslated(page, STOREFRONT.path);
    await header.search.pressSequentially('mil');
    await expect(header.suggestedTerms.first()).toBeVisible();
    for (const term of ['milk', 'bread', 'mil']) {
      await header.search.fill(term);
      await expect.poll(() => shown(header.suggestedTerms.first())).toContain(term);
    }
    await header.search.press('Escape');
    await header.search.fill('');
    await expect(header.search).toBeFocused();
  });

  test('the trolley shows the cost and the count of its accessible name after each change [TROL-1] [TROL-2]', async ({
    page,
    world,
  }) => {
    await world({ who: 'customer' });
    const header = await openTranslated(page, '/ecom/shop/browse/groceries/bakery');
    const preview = header.banner.getByRole('group', { name: 'Your trolley' });
    for (const count of [6, 7]) {
      await addButton(page).click();
      await expect(header.trolley).toHaveAccessibleName(new RegExp(`, ${String(count)} items, trolley$`));
      const name = await header.trolley.getAttribute('aria-label');
      const cost = /^(\S+),/.exec(name ?? '')?.[1] ?? '';
      await expect.poll(() => shown(header.trolley)).toBe(`${cost} ${String(count)}`);
      await header.trolley.hover();
      await expect(preview).toContainText(`Estimated cost ${cost}`);
      await header.search.hover();
      await expect(preview).toBeHidden();
    }
  });

  test('menus, slot details and account open, change and close [MEGA-1] [SLOT-4] [ACCT-1]', async ({
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

  test('the amend bar counts down, and Discard amends asks [AMND-2] [AMND-3]', async ({
    page,
    preset,
    world,
  }) => {
    // Half a minute before a whole one: the clock goes on while the page loads.
    const clock = '2031-05-04T22:09:30Z';
    await page.clock.install({ time: clock });
    await preset('amending');
    await world({ clock, slot: slotUntil('2031-05-04T22:30:00Z') });
    await openTranslated(page, STOREFRONT.path);
    const bar = amendBar(page);
    await expect.poll(() => shown(bar)).toContain('20 min left');
    await page.clock.runFor(60_000);
    await expect.poll(() => shown(bar)).toContain('19 min left');
    await page.clock.runFor(60_000);
    await expect.poll(() => shown(bar)).toContain('18 min left');
    await bar.getByRole('button', { name: 'Discard amends' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel changes?' });
    await dialog.getByRole('button', { name: 'Keep changes' }).click();
    await expect(dialog).toBeHidden();
  });
});
