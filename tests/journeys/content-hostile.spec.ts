import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

const CONSENTS = ['wtr_cookie_consent', 'wtr_cookies_advertising'];

// This page has the same strict policy as every other page. It is disabled here, so that an injection takes effect.
test.use({ bypassCSP: true });

/** Returns the names of the injections that ran. Hostile content calls a function that records them. */
const canaryHits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { canaryHits: readonly string[] }).canaryHits);

const open = async (page: Page) => {
  await page.goto('/demo/content?world=hostile');
  await expect(page.getByText('What comes last is shown.')).toBeVisible();
};

test.beforeEach(async ({ context, demo }) => {
  await context.addCookies(CONSENTS.map((name) => ({ name, value: 'true', url: demo.origin })));
  await context.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { canaryHits: received, __canary: (where: string) => received.push(where) });
  });
});

test('the page would let hostile content run: the canary records an injected element and an injected address', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    const markup =
      '<img src="data:," onerror="window.__canary(\'markup\')"><a href="javascript:window.__canary(\'address\')">x</a>';
    document.body.append(document.createRange().createContextualFragment(markup));
    document.querySelector<HTMLElement>('body > a')?.click();
  });
  await expect.poll(() => canaryHits(page)).toEqual(expect.arrayContaining(['markup', 'address']));
});

test('no hostile content runs or leaks data, neither by itself nor when every element is clicked [CONT-1]', async ({
  page,
  context,
}) => {
  const strayElements: string[] = [];
  context.on('request', (request) => {
    if (/evil|\/leak\/|log-out|^(javascript|vbscript|data:text|blob|file)/i.test(request.url()))
      strayElements.push(request.url());
  });
  await open(page);
  const clicked = await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      // The canary runs during the click; valid links must not leave the page.
      const link = (event.target as Element).closest('a');
      if (link?.protocol.startsWith('http')) event.preventDefault();
    });
    const all = [...document.querySelectorAll<HTMLElement>('main *')].filter((each) => 'click' in each);
    for (const each of all) each.click();
    return all.length;
  });
  expect(clicked).toBeGreaterThan(200);
  expect(await canaryHits(page)).toEqual([]);
  expect(strayElements).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});
