import { expect, test } from '../support/fixtures';
import { Header, PAGES } from '../support/header';
import { isLocked } from '../support/wide-menu';

/** Styles of a host's root and body that decide which element scrolls the page. */
const ROOT_STYLES = ['', 'overflow-x: hidden', 'overflow-y: scroll', 'overflow-x: clip', 'height: 100%'];
const BODY_STYLES = [
  '',
  'overflow-x: hidden',
  'overflow-x: clip',
  'overflow: auto',
  'overflow-x: hidden; height: 100%',
  'overflow: hidden auto !important; height: 100%',
];

for (const [width, name] of [
  [1280, 'My account'],
  [390, 'Open search'],
] as const) {
  test(`nothing on the page moves when ${name} opens and closes, whatever scrolls the page [SHELL-5] [FED-6]`, async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    await page.setViewportSize({ width, height: 800 });
    const header = new Header(page);
    await header.open(PAGES.path);
    const button = header.banner.getByRole('button', { name });
    await expect(button).toBeVisible();
    const sheet = await page.evaluateHandle(() => {
      const added = new CSSStyleSheet();
      document.adoptedStyleSheets.push(added);
      return added;
    });
    /** The positions of the header and of the page's main element, in CSS pixels. */
    const positions = () =>
      page.evaluate(() =>
        ['header', 'main'].map((selector) => document.querySelector(selector)?.getBoundingClientRect().top),
      );
    for (const root of ROOT_STYLES) {
      for (const body of BODY_STYLES) {
        await test.step(`html { ${root} } body { ${body} }`, async () => {
          await sheet.evaluate((style, css) => {
            style.replaceSync(`main { min-height: 4000px } ${css}`);
            const scrollTo = (top: number) => {
              window.scrollTo({ top, behavior: 'instant' });
              document.body.scrollTo({ top, behavior: 'instant' });
            };
            scrollTo(1200);
            // A body that is a scroller of its own, but does not scroll, keeps the header from being sticky.
            if ((document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) < 0) scrollTo(30);
          }, `html { ${root} } body { ${body} }`);
          const before = await positions();
          await button.click();
          await expect.poll(() => isLocked(page)).toBe(true);
          // In the overlay of phones, the header's row is not displayed.
          const open = await positions();
          await page.mouse.wheel(0, 300);
          expect([open, await positions()]).toEqual([before, before]);
          await page.keyboard.press('Escape');
          await expect.poll(() => isLocked(page)).toBe(false);
          expect(await positions()).toEqual(before);
        });
      }
    }
  });
}
