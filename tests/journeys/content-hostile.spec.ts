import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const CONSENTS = ['wtr_cookie_consent', 'wtr_cookies_advertising'];

const canary = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { canary?: number }).canary ?? 0);

const open = async (page: Page) => {
  await page.goto('/demo/content?world=hostile');
  await expect(page.getByText('The rest is shown')).toBeVisible();
};

test.beforeEach(async ({ context, demo }) => {
  await context.addCookies(CONSENTS.map((name) => ({ name, value: 'true', url: demo.origin })));
});

test('the page would let hostile content run: its canary sings when markup is set as such', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  await open(page);
  await page.evaluate(() => {
    const markup = '<img src="data:," onerror="window.canary=(window.canary||0)+1">';
    document.body.append(document.createRange().createContextualFragment(markup));
  });
  await expect.poll(() => canary(page)).toBe(1);
});

test('nothing of hostile content runs, by itself or by a click on all of it [CONT-1]', async ({
  page,
  context,
}) => {
  const strays: string[] = [];
  context.on('request', (request) => {
    if (/elsewhere|leak|javascript|vbscript/i.test(request.url())) strays.push(request.url());
  });
  await open(page);
  const clicked = await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      // A canary sings in the click itself; the page must not be left by the good links.
      const link = (event.target as Element).closest('a');
      if (link?.protocol.startsWith('http')) event.preventDefault();
    });
    const all = [...document.querySelectorAll<HTMLElement>('main *')].filter((each) => 'click' in each);
    for (const each of all) each.click();
    return all.length;
  });
  expect(clicked).toBeGreaterThan(100);
  expect(await canary(page)).toBe(0);
  expect(strays).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test('every address that leads or loads is http, https or a path of the shop [CONT-1] [NAV-2]', async ({
  page,
}) => {
  await open(page);
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) =>
      ['href', 'src', 'srcset', 'action', 'formaction', 'xlink:href', 'poster', 'data'].flatMap(
        (name) => element.getAttribute(name) ?? [],
      ),
    ),
  );
  expect([...new Set(addresses)]).toEqual(['/demo/content']);
  // Each bad link's words are still there.
  for (const text of ['Link 0', 'Cell 3', 'Ad 7', 'Good 8'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
});

test('no handler, no foreign class and no style that overlays or leaks reaches the page [CONT-1]', async ({
  page,
}) => {
  await open(page);
  const bad = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((element) => {
      const handlers = element.getAttributeNames().filter((name) => name.startsWith('on'));
      const style = element.getAttribute('style') ?? '';
      const isForeign =
        element.classList.contains('sh-hijack') || /url|fixed|absolute|expression/.test(style);
      const isMarkup = element.matches(
        'main script, main iframe, main object, main svg[onload], main img[src=x]',
      );
      return handlers.length > 0 || isForeign || isMarkup
        ? [`${element.tagName} ${handlers.join(' ')} ${style}`]
        : [];
    }),
  );
  expect(bad).toEqual([]);
  const fixed = await page.evaluate(
    () =>
      [...document.querySelectorAll('main *')].filter(
        (element) => getComputedStyle(element).position === 'fixed',
      ).length,
  );
  expect(fixed).toBe(0);
  await expect(page.getByText('Overlay', { exact: true })).not.toHaveAttribute('style');
});

test('a megabyte of text, halves of characters and 10,000 levels cost the page neither width nor time [CONT-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page);
  const { width, longest, depth, polluted } = await page.evaluate(() => {
    const depthOf = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(depthOf));
    return {
      width: document.documentElement.scrollWidth,
      longest: Math.max(
        ...[...document.querySelectorAll('main p')].map(({ textContent }) => textContent.length),
      ),
      depth: depthOf(document.querySelector('main') ?? document.body),
      polluted: 'polluted' in Object.prototype || 'polluted' in {},
    };
  });
  expect(width).toBeLessThanOrEqual(320);
  expect(longest).toBeLessThan(6_000);
  expect(depth).toBeLessThan(60);
  expect(polluted).toBe(false);
  await expect(page.getByText('half \uFFFD a character')).toBeVisible();
  await expect(page.getByText('Inherited')).toHaveCount(0);
});
