import type { Page } from '@playwright/test';
import { cutTexts } from '../support/cut-texts';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { SMALL_PARTS, visitParts, WIDE_PARTS } from '../support/open-parts';
import { settle } from '../support/settle';
import { BOOKED_SLOT } from '../support/slots';

/** The least spacing that a page must allow for: WCAG 2.2, success criterion 1.4.12. */
const SPACING = `
  * {
    letter-spacing: 0.12em !important;
    line-height: 1.5 !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`;

/** Adds a style sheet as bookmarklets and extensions do: to the page, with important declarations for every element. */
const setTextSpacing = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

const PAGE = STOREFRONT.path;

const hasOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth > 0);

/** Texts of narrow phones that a shorter form replaces: the brand's mark, and the day without its month. */
const isReplaced = (text: string, width: number) =>
  width < 375 && /^cut: (Fernleigh|[A-Z][a-z]{2}\s\d\d [A-Z][a-z]{2})$/.test(text);

const expectWholeTexts = async (page: Page, width: number) => {
  await settle(page);
  const texts = await cutTexts(page);
  expect(texts.filter((text) => !isReplaced(text, width))).toEqual([]);
  expect(await hasOverflow(page), 'scrolls sideways').toBe(false);
};

test('a shopper’s own spacing of letters, words and lines has effect in the whole header [SHELL-7]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer' });
  await page.setViewportSize({ width: 1440, height: 800 });
  const header = new Header(page);
  await header.open(PAGE);
  await setTextSpacing(page);
  await WIDE_PARTS.account(page);
  // In one step, because an element that leaves the page in between has no style.
  const wrong = await page.evaluate(() =>
    [...document.querySelectorAll('header *')]
      .filter((element) => {
        const { fontSize, letterSpacing, lineHeight, wordSpacing } = getComputedStyle(element);
        const isNear = (value: string, factor: number) =>
          Math.abs(parseFloat(value) - factor * parseFloat(fontSize)) < 0.1;
        return !isNear(letterSpacing, 0.12) || !isNear(wordSpacing, 0.16) || !isNear(lineHeight, 1.5);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(wrong).toEqual([]);
});

for (const who of ['visitor', 'slot-booked', 'amending'] as const)
  test(`no text of the bar is cut with a shopper’s own spacing, for ${who} [SHELL-7]`, async ({
    page,
    preset,
  }) => {
    await preset(who);
    const header = new Header(page);
    await header.open(PAGE);
    if (who !== 'visitor') await expect(header.trolley).toHaveAccessibleName(/£/);
    await setTextSpacing(page);
    for (const width of [320, 544, 768, 992, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWholeTexts(page, width);
    }
  });

for (const [width, parts] of [
  [320, SMALL_PARTS],
  [992, WIDE_PARTS],
] as const)
  test(`no text of an open part is cut with a shopper’s own spacing, at ${String(width)} px [SHELL-7]`, async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    await page.setViewportSize({ width, height: 800 });
    const header = new Header(page);
    await header.open(PAGE);
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await setTextSpacing(page);
    await visitParts(page, parts, () => expectWholeTexts(page, width));
  });

test('a narrow phone shows the brand’s mark and the booked weekday with its date [SHELL-7] [SLOT-3]', async ({
  page,
  world,
}) => {
  await world({ who: 'customer', slot: BOOKED_SLOT });
  await page.setViewportSize({ width: 480, height: 700 });
  const header = new Header(page);
  await header.open(PAGE);
  const brand = header.link('Fernleigh home');
  const hasMark = () =>
    brand.evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + 14, top + height / 2)?.closest('svg') != null;
    });
  expect(await hasMark(), 'with room for the name').toBe(false);
  await setTextSpacing(page);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await hasMark(), 'without room for the name').toBe(true);
  // The day without its month, on one line.
  const label = header.slot.locator('time');
  expect(await label.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"Mon 05"');
  expect(
    await label.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(await label.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(
    8,
  );
});
