import type { Page } from '@playwright/test';

/**
 * Finds parts that a screen reader announces without need: lists without an item, and groups, regions or navigations
 * inside one of the same name.
 *
 * @param within a CSS selector
 * @returns one line for each, with its markup
 */
export const needlessParts = (page: Page, within = 'header'): Promise<readonly string[]> =>
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
