import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { SMALL_PARTS, visitParts, WIDE_PARTS } from '../support/open-parts';

/**
 * Finds parts that a screen reader announces without need: lists without an item, and groups, regions or navigations
 * inside one of the same name.
 *
 * @param within a CSS selector
 * @returns one line for each, with its markup
 */
const needlessParts = (page: Page, within = 'header'): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    // Lists whose display is 'contents' have no box.
    const isVisible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) ||
      (getComputedStyle(element).display === 'contents' &&
        element.parentElement?.checkVisibility({ visibilityProperty: true }) === true);
    const nameOf = (element: Element): string => {
      const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const texts = by.map((id) => document.getElementById(id)?.textContent ?? '');
      return element.getAttribute('aria-label') ?? texts.join(' ').trim();
    };
    const startOf = ({ outerHTML }: Element): string => outerHTML.slice(0, 120);
    const find = (what: string): readonly Element[] =>
      [...document.querySelectorAll(`${selector} :is(${what})`)].filter(isVisible);
    const named = 'nav, section, search, form, dialog, fieldset, [role=group], [role=region], [role=dialog]';
    return [
      ...find('ul, ol, menu, dl, [role=list], [role=listbox], [role=grid], [role=menu]')
        .filter((list) => list.childElementCount === 0)
        .map((list) => `empty: ${startOf(list)}`),
      ...find(named)
        .filter(
          (part) =>
            nameOf(part) !== '' &&
            nameOf(part) === nameOf(part.parentElement?.closest(named) ?? document.body),
        )
        .map((part) => `same name as around it: ${startOf(part)}`),
    ];
  }, within);

const PAGE = STOREFRONT.path;

for (const who of ['visitor', 'slot-booked', 'amending', 'trolley-failures'] as const)
  test(`no list of the bar is empty, and no part has the name of the part around it, for ${who} [SHELL-7]`, async ({
    page,
    preset,
  }) => {
    await preset(who);
    const header = new Header(page);
    await header.open(PAGE);
    if (who !== 'visitor') await expect(header.trolley).toHaveAccessibleName(/£/);
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await needlessParts(page), `${String(width)} px`).toEqual([]);
    }
  });

for (const [width, parts] of [
  [375, SMALL_PARTS],
  [1440, WIDE_PARTS],
] as const)
  test(`no list of an open part is empty, and no part has the name of the part around it, at ${String(width)} px [SHELL-7]`, async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    await page.setViewportSize({ width, height: 800 });
    await new Header(page).open(PAGE);
    await visitParts(page, parts, async (name) => expect(await needlessParts(page), name).toEqual([]));
  });
