import type { Page } from '@playwright/test';

/** The least spacing that a page must allow for: WCAG 2.2, success criterion 1.4.12. */
const SPACING = `
  * {
    letter-spacing: 0.12em !important;
    line-height: 1.5 !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`;

/** Adds a style sheet as bookmarklets and extensions do: to the page, with important declarations for every element. */
export const setTextSpacing = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
