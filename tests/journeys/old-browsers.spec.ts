import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';
import { WideMenu } from '../support/wide-menu';

/** What Chrome 109, Firefox 115 or Safari 16.4 lacks, of what the header or one of its packages could use. */
const NEWER = [
  'URL.canParse',
  'URL.parse',
  'AbortSignal.any',
  'Promise.withResolvers',
  'Promise.try',
  'Object.groupBy',
  'Map.groupBy',
  'Array.fromAsync',
  'Array.prototype.toSorted',
  'Array.prototype.toReversed',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'Set.prototype.union',
  'Set.prototype.difference',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.popover',
  'Element.prototype.checkVisibility',
  'Element.prototype.moveBefore',
  'Document.prototype.startViewTransition',
  'Iterator',
  'CloseWatcher',
  'requestIdleCallback',
  'scheduler',
  'SpeechRecognition',
  'webkitSpeechRecognition',
];

/** Deletes functions and properties before any script of the page runs. */
const without = (page: Page, names: readonly string[]) =>
  page.addInitScript((list) => {
    for (const name of list) {
      const path = name.split('.');
      const key = path.pop() ?? '';
      const owner = path.reduce((object: object, part) => Reflect.get(object, part) as object, globalThis);
      Reflect.deleteProperty(owner, key);
    }
  }, names);

test('a customer of an older browser has the whole header, without a newer function [SHELL-1]', async ({
  page,
  preset,
}) => {
  await without(page, NEWER);
  await preset('amending');
  await page.setViewportSize({ width: 1440, height: 900 });
  const menu = new WideMenu(page);
  const { header } = menu;
  await menu.open('/ecom/shop/browse/groceries');
  expect(await page.evaluate(() => 'any' in AbortSignal || 'canParse' in URL)).toBe(false);
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await header.slot.click();
  await expect(header.slotDetails.locator('address')).toBeVisible();
  await page.keyboard.press('Escape');
  await header.search.fill('milk');
  await expect(header.suggestions).toBeVisible();
  await page.keyboard.press('Escape');
  await menu.toggle.click();
  await menu.parent('Bakery').click();
  await expect(menu.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 700 });
  await header.banner.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Groceries' })).toBeVisible();
});

for (const [what, missing] of [
  ['Chrome 104', ['CSSContainerRule']],
  ['Safari 16.3', ['Document.prototype.adoptedStyleSheets', 'CSSStyleSheet']],
] as const) {
  for (const { shell, path } of [...SHELLS, { shell: 'React 18', path: '/demo/hosts/react-18' }]) {
    test(`a browser such as ${what} has the plain links in the ${shell} shell, and no error [FED-4]`, async ({
      page,
      preset,
      allowProblems,
    }) => {
      // Without `onProblem`, the loader writes the problem to the console.
      allowProblems(/unsupported/);
      await without(page, missing);
      await preset('customer');
      await page.goto(path);
      const header = new Header(page);
      await expect(header.link('Trolley')).toBeVisible();
      await expect(header.search).toHaveCount(0);
      await expect(page.getByRole('main')).toBeVisible();
    });
  }
}
