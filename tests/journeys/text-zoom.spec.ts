import { launchFirefox } from '../engines/playwright-engines';
import { findFirefox } from '../engines/programs';
import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';

/** The preferences behind “Zoom text only” at 200 %: the system's text size, which enlarges text and nothing else. */
const TEXT_ZOOM = { 'ui.textScaleFactor': 200, 'browser.display.os-zoom-behavior': 2 };

test('text zoom of 200 % in Firefox doubles the text once, and the search stays usable [SHELL-6] [SRCH-1]', async ({
  demo,
}) => {
  test.skip(findFirefox() === undefined, 'Firefox ESR is not installed: apt-get install firefox-esr');
  test.setTimeout(60_000);
  const firefox = await launchFirefox({ prefs: TEXT_ZOOM });
  const page = await firefox.open();
  const isTrue = (expression: string) => expect.poll(() => page.evaluate(expression)).toBe(true);
  const find = (expression: string) =>
    expect.poll(async () => (await page.find(expression)) !== undefined, { timeout: 15_000 }).toBe(true);
  const OPEN = `document.querySelector('header [aria-label="Open search"]')`;
  try {
    await page.goto(demo.origin + STOREFRONT.path);
    await find(OPEN);
    await (await page.find(OPEN))?.click();
    await isTrue(`document.activeElement.matches('header input')`);
    expect(await page.evaluate(`getComputedStyle(document.activeElement).fontSize`)).toBe('32px');
    await page.type('milk');
    await isTrue(`document.querySelectorAll('header [role=option]').length > 3`);
    const field = `document.activeElement.getBoundingClientRect()`;
    await isTrue(`${field}.width > 300 && ${field}.right < innerWidth`);
  } finally {
    await firefox.close();
  }
});
