import type { Locator, Page } from '@playwright/test';
import english from '../../federation/loader/texts.en-GB.json';
import { pseudoText } from '../../host-demo/shells/world-config';
import { cutTexts } from './cut-texts';
import { expect } from './fixtures';
import { settle } from './settle';

/** Returns a text of the header in the pseudo-languages, with its values filled in. */
export const say = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  pseudoText(text).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Returns the part of the header with a role and an English name. */
export const named = (page: Page, role: Parameters<Page['getByRole']>[0], name: string): Locator =>
  page.getByRole('banner').getByRole(role, { name: say(name), exact: true });

/** Names of the demo's shop that are also texts of the header. */
const DATA: readonly string[] = [
  'Groceries',
  'Entertaining',
  'Offers',
  'Shop Now',
  'Shop now',
  'New',
  'Recipes',
];

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the English texts with any values; a text of placeholders only matches nothing. */
const ENGLISH = Object.keys(english)
  .filter((text) => !DATA.includes(text) && /\p{L}{2}/u.test(text.replace(/\{\w+\}|<\/?\w+>/g, '')))
  .map(
    (text) =>
      new RegExp(
        `^${text
          .replace(/<\/?\w+>/g, '')
          .split(/\{\w+\}/)
          .map(escape)
          .join('.+')}$`,
      ),
  );

/** Returns the visible texts, and the names for screen readers, that are English texts of the header. */
const englishTexts = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.locator('header[lang]').evaluate((root) => {
    const isVisible = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const found: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isVisible(node.parentElement)) found.push(node.textContent ?? '');
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    for (const element of root.querySelectorAll(names.map((name) => `[${name}]`).join()))
      if (isVisible(element)) found.push(...names.map((name) => element.getAttribute(name) ?? ''));
    return found.map((text) => text.trim());
  });
  return [...new Set(texts)].filter((text) => ENGLISH.some((each) => each.test(text)));
};

/** Texts that a shorter form replaces where there is no room: the brand's mark, and the day without its month. */
const isReplaced = (text: string, width: number): boolean =>
  text === 'cut: Fernleigh' ||
  (width < 375 && /^cut: [^\d]*\d\d?( |$)[^:]*$|^cut: \p{L}+,? \p{L}+ \d\d?$/u.test(text));

/** Expects that the header shows no English text, cuts no text, and does not make the page scroll sideways. */
export const expectTranslated = async (page: Page, state: string): Promise<void> => {
  await settle(page);
  const width = page.viewportSize()?.width ?? 0;
  const at = `${state} at ${String(width)} px`;
  expect(await englishTexts(page), `English: ${at}`).toEqual([]);
  const cut = await cutTexts(page);
  expect(
    cut.filter((text) => !isReplaced(text, width)),
    `cut: ${at}`,
  ).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `scrolls sideways: ${at}`).toBeLessThanOrEqual(0);
};
