import type { Page } from '@playwright/test';
import { PLACEHOLDER_HEIGHT } from '../../federation/contract';
import { expect } from '../support/fixtures';
import { Header } from '../support/header';

/** All files of the remote. */
export const REMOTE = '**/ecom/assets/mfe/common/**';

/** Widths, and the height of the header at each. CSS pixels. */
const SIZES: readonly (readonly [number, number])[] = [
  [1440, PLACEHOLDER_HEIGHT.wide],
  [768, PLACEHOLDER_HEIGHT.small],
  [320, PLACEHOLDER_HEIGHT.small],
];

/** Expects that the page is painted, with a row of plain links of the header's height, at every width. */
export const expectFallbackStyle = async (page: Page): Promise<void> => {
  const paints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint', 'paint').length);
  await expect.poll(paints).toBe(1);
  const header = new Header(page);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height: 700 });
    await expect.poll(async () => (await header.banner.boundingBox())?.height).toBe(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(header.banner).toHaveCSS('position', 'static');
    for (const name of ['Fernleigh home', 'Sign in', 'Trolley'])
      await expect(header.link(name).filter({ visible: true })).toHaveCount(1);
    await expect(header.search).toBeVisible();
    await expect(header.banner.getByRole('button').filter({ visible: true })).toHaveCount(1);
  }
};

/**
 * Returns the elements that the plain row's rules change although the header's style sheets are loaded; there should be
 * none.
 */
export const changedByFallbackStyle = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sheet =
      document.querySelector('link[rel="stylesheet"]')?.previousElementSibling?.previousElementSibling;
    if (!(sheet instanceof HTMLStyleElement) || !sheet.sheet) return ['the page has no fallback style'];
    const names = new Set<string>();
    const note = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) for (const name of rule.style) names.add(name);
        if (rule instanceof CSSMediaRule) note(rule.cssRules);
      }
    };
    note(sheet.sheet.cssRules);
    const elements = [...document.querySelectorAll('header, header *')];
    const read = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [...names].map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const withIt = read();
    sheet.sheet.disabled = true;
    const without = read();
    sheet.sheet.disabled = false;
    return elements.flatMap((element, at) =>
      (withIt[at] ?? []).flatMap((value, which) =>
        value === without[at]?.[which] ? [] : [`${element.tagName} ${element.className} ${value}`],
      ),
    );
  });
