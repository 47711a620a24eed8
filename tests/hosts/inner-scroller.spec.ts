import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { SIGNED_IN_CONFIG } from './host-config';
import { servePlainHost } from './serve-page';
import { PLAIN_SHEET } from './sheets/sheets';

const FIXED_PAGE = 'html, body { height: 100%; margin: 0; overflow: hidden } main p { height: 90px }';

/** Hosts whose page does not scroll, and the element that does. */
const HOSTS = {
  'an ancestor': { styles: 'body { overflow: auto }', scroller: 'body' },
  'a container below it': {
    styles: 'body { display: flex; flex-direction: column } main { flex: 1; overflow: auto }',
    scroller: 'main',
  },
} as const;

const CONTENT = `<main id="main"><h1>Host</h1>${'<p>A line of the host</p>'.repeat(40)}</main>`;

const scrollTo = (page: Page, selector: string, top: number) =>
  page.locator(selector).evaluate((element, to) => element.scrollTo({ top: to, behavior: 'instant' }), top);

/** Where the header's row and the host's heading and lines are, in CSS pixels. */
const positions = (page: Page) =>
  page.evaluate(() => {
    const topOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top;
    return {
      field: topOf('[role=combobox]'),
      bottom: document.querySelector('header')?.getBoundingClientRect().bottom,
      line: topOf('main p:nth-of-type(5)'),
    };
  });

test.beforeEach(({ preset }) => preset('slot-booked'));

for (const [where, { styles, scroller }] of Object.entries(HOSTS))
  test(`the header is compact, and locks the page, in a host that scrolls in ${where} [SHELL-3] [SHELL-5] [FED-6]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    const header = new Header(page);
    await header.open(
      await servePlainHost(page, {
        config: SIGNED_IN_CONFIG,
        styles: `${PLAIN_SHEET} ${FIXED_PAGE} ${styles}`,
        content: CONTENT,
      }),
    );
    await expect(header.trolley).toHaveAccessibleName(/£/);
    const before = await positions(page);
    await scrollTo(page, scroller, 149);
    await expect(header.banner).toHaveAttribute('data-compact', 'false');
    await scrollTo(page, scroller, 150);
    await expect(header.banner).toHaveAttribute('data-compact', 'true');
    // Its compact row is at the top, and the host's content has not moved.
    await expect.poll(() => positions(page)).toMatchObject({ bottom: 64, line: (before.line ?? 0) - 150 });
    expect((await positions(page)).field).toBeGreaterThan(0);
    await header.account.click();
    await expect(page.locator(scroller)).toHaveCSS('overflow-y', 'hidden');
    const open = await positions(page);
    await page.mouse.move(400, 600);
    await page.mouse.wheel(0, 300);
    expect(await positions(page)).toEqual(open);
    await page.keyboard.press('Escape');
    await expect(page.locator(scroller)).toHaveCSS('overflow-y', 'auto');
    await scrollTo(page, scroller, 0);
    await expect(header.banner).toHaveAttribute('data-compact', 'false');
    await expect.poll(() => positions(page)).toEqual(before);
  });
