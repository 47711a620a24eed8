import type { Page } from '@playwright/test';
import { axeViolations, runAxe } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { ANDROID } from '../support/functional-storage';
import { Header, PAGES } from '../support/header';
import { settle } from '../support/settle';
import { shiftsOf, watchShifts } from '../support/shifts';

const COOKIE = 'wtr_app_banner_dismissed';
const CODE = /app-banner\.(\w+\.)?js/;

const banner = (page: Page) => page.getByRole('complementary', { name: 'Fernleigh app' });

/** Records every appearance of the banner in the page, however short, and the requests for its code. */
const watchBanner = async (page: Page) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (CODE.test(request.url())) fetched.push(request.url());
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { bannersSeen: seen });
    new MutationObserver(() => {
      if (document.querySelector('aside[aria-label="Fernleigh app"]')) seen.push(location.pathname);
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => [
    ...fetched,
    ...(await page.evaluate(() => Reflect.get(window, 'bannersSeen') as string[])),
  ];
};

/** Opens a page, and waits for the chunk of idle time and for what that requests. */
const onIdle = async (page: Page, path: string) => {
  const idle = page.waitForResponse(/\/idle\.(\w+\.)?js/);
  await new Header(page).open(path);
  await (await idle).finished();
  await page.waitForLoadState('networkidle');
};

test.use({ userAgent: ANDROID, viewport: { width: 390, height: 780 } });

test(
  'the app banner links to the store, causes no layout shift, and stays dismissed for a year [APP-1] [APP-2] [SHELL-4]',
  { tag: '@essential' },
  async ({ page, context }) => {
    await watchShifts(page);
    const header = new Header(page);
    await header.open(PAGES.path);
    const link = banner(page).getByRole('link', { name: 'Get the app' });
    await expect(link).toHaveAttribute('href', /^https:\/\/play\./);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await banner(page).evaluate((aside) =>
      Promise.all(aside.getAnimations().map(({ finished }) => finished)),
    );
    expect(await axeViolations(page)).toEqual([]);
    // Where the banner overlaps several parts, axe cannot determine the background and skips the contrast check.
    await page.getByRole('main').evaluate((main) => {
      main.style.visibility = 'hidden';
    });
    const { violations, incomplete } = await runAxe(page, 'aside[aria-label="Fernleigh app"]');
    expect([...violations, ...incomplete]).toEqual([]);
    await banner(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await shiftsOf(page)).toEqual([]);
    const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(365);

    const seen = await watchBanner(page);
    await onIdle(page, PAGES.path);
    expect(await seen()).toEqual([]);
  },
);

test('the app banner covers no focused element [APP-1]', async ({ page }) => {
  await new Header(page).open(PAGES.path);
  await expect(banner(page)).toBeVisible();
  await settle(page);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await last.focus();
  const [box, over] = [await last.boundingBox(), await banner(page).boundingBox()];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
});
