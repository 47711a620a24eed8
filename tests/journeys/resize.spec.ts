import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

test("the header responds to the window's width 200 ms after its last change [SHELL-8]", async ({
  page,
  preset,
}) => {
  await preset('customer');
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.clock.install();
  const header = new Header(page);
  await header.open('/ecom/recipes');
  // The code that shows the cost also follows the width.
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const placeholder = () => header.search.getAttribute('placeholder');
  const resizeTo = async (width: number) => {
    const resized = page.evaluate(
      () =>
        new Promise<void>((done) => {
          addEventListener('resize', () => queueMicrotask(done), { once: true });
        }),
    );
    await page.setViewportSize({ width, height: 800 });
    await resized;
  };
  await resizeTo(1000);
  await page.clock.runFor(199);
  await resizeTo(1001);
  await page.clock.runFor(199);
  expect(await placeholder()).toBe('Search groceries...');
  await page.clock.runFor(1);
  await expect.poll(placeholder).toBe('Search...');
});

test('the skip link leaves 51 px above the main content, which the compact header does not cover [SHELL-8] [SHELL-1]', async ({
  page,
}) => {
  // A narrow header stays 50 px high.
  await page.setViewportSize({ width: 390, height: 600 });
  await new Header(page).open('/ecom/recipes');
  // Without space above the main content the page cannot scroll to the offset.
  await page.evaluate(() => {
    document.body.style.paddingBlock = '100px 1000px';
  });
  // Until the runtime has loaded, the browser follows the link, with the host's `scroll-padding`.
  await expect(page.locator('html')).toHaveAttribute('style', /--shop-header-height: 50px/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  expect(await main.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(51);
});

/** Opens a page of a customer in a host whose page is long and has `scroll-padding`. */
const openHostWithScrollPadding = async (
  page: Page,
  preset: (name: string) => Promise<void>,
): Promise<Header> => {
  await preset('slot-booked');
  await page.setViewportSize({ width: 1440, height: 700 });
  const header = new Header(page);
  await header.open('/ecom/recipes');
  await expect(header.slot).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.scrollPaddingTop = '120px';
    document.body.style.paddingBlockEnd = '2000px';
  });
  return header;
};

test('the focus leaves the page where it is while the compact header appears, in a host with scroll-padding [SHELL-3]', async ({
  page,
  preset,
}) => {
  const header = await openHostWithScrollPadding(page, preset);
  await page.evaluate(() => {
    // Holds the animation at its start.
    document.addEventListener('animationstart', ({ target }) => {
      for (const animation of (target as Element).getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    });
  });
  await page.mouse.wheel(0, 600);
  await expect(header.banner).toHaveAttribute('data-compact', 'true');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await header.link('Checkout').focus();
  await expect(header.link('Checkout')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(600);
});

test('the focus in the sticky header leaves the page where it is, in a host with scroll-padding [SHELL-7] [SHELL-3]', async ({
  page,
  preset,
}) => {
  const header = await openHostWithScrollPadding(page, preset);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await header.link('Checkout').focus();
  const menu = header.banner.getByRole('button', { name: 'Menu', exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await menu.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => [scrollY, document.activeElement?.closest('header') !== null])).toEqual([
      600,
      true,
    ]);
  }
  await expect(menu).toBeFocused();
});
