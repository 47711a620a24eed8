import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';

const REMOTE = /\/mfe\/common\/(?!.*\/loader\.js)/;

/** Fails requests for matching files of the remote while `away` is true. */
const breakFiles = async (page: Page, files: RegExp) => {
  const state = { away: true };
  const failed: string[] = [];
  await page.route(files, async (route) => {
    const url = route.request().url();
    if (!state.away) return route.fallback();
    failed.push(url);
    return route.fulfill({ status: 404, body: '{"error":"missing"}' });
  });
  return { state, failed };
};

const links = (page: Page) => page.getByRole('link', { name: 'Account', exact: true });

/** Hosts that load the header in different ways. */
const HOSTS = [
  { how: 'React with our loader', path: '/ecom/shop/browse/groceries' },
  { how: 'webpack with the runtime plugin', path: '/ecom/favourites' },
  { how: 'Rsbuild with the runtime plugin', path: '/demo/hosts/rsbuild' },
  { how: 'React 18 with our loader', path: '/demo/hosts/react-18' },
  { how: 'no framework, with our loader', path: '/ecom/store-finder' },
] as const;

for (const { how, path } of HOSTS) {
  test(`${how} shows links while the remote is away, and the header after the event online [FED-4]`, async ({
    page,
    context,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource|Federation Runtime|RUNTIME-|did not load|returned status/);
    const { state, failed } = await breakFiles(page, REMOTE);
    await page.goto(path);
    await expect(links(page)).toBeVisible();
    state.away = false;
    const before = failed.length;
    await context.setOffline(true);
    await context.setOffline(false);
    await new Header(page).ready();
    await expect(links(page)).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
    expect(failed).toHaveLength(before);
  });
}

for (const { how, path, link, heading } of [
  {
    how: 'React with our loader',
    path: '/ecom/shop/browse/groceries',
    link: 'Offers',
    heading: 'Offers',
  },
  {
    how: 'webpack with the runtime plugin',
    path: '/ecom/lists',
    link: /^View$/,
    heading: 'Everything you need',
  },
]) {
  test(`${how} mounts the header again after a navigation by script, and when the page is shown [FED-4]`, async ({
    page,
    world,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource|Federation Runtime|RUNTIME-|did not load|returned status/);
    await world({ who: 'customer' });
    const { state, failed } = await breakFiles(page, REMOTE);
    await page.goto(path);
    await expect(links(page)).toBeVisible();
    const show = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const before = failed.length;
    await show();
    await expect.poll(() => failed.length).toBeGreaterThan(before);
    state.away = false;
    await page.evaluate(() => (document.documentElement.dataset['loadedOnce'] = ''));
    await page.getByRole('main').getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await new Header(page).ready();
    await expect(page.locator('html')).toHaveAttribute('data-loaded-once');
  });
}

test.describe('the runtime plugin requests a file once more, past all caches, if it is missing:', () => {
  for (const [what, file] of [
    ['the manifest', /\/mf-manifest\.json$/],
    ['header.json', /\/header\.json$/],
    ['the entry', /\/stock\.[^/]*\.js$/],
    ['the first chunk', /\/app\.[^/]*\.js$/],
    ['its style sheet', /\/app\.[^/]*\.css$/],
  ] as const) {
    test(`${what} [FED-4] [FED-9]`, async ({ page, allowProblems }) => {
      allowProblems(/Failed to load resource/);
      const { failed } = await breakFiles(page, file);
      const requested: string[] = [];
      page.on('request', (request) => requested.push(request.url()));
      await page.goto('/ecom/favourites');
      await new Header(page).ready();
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
      expect(failed).toHaveLength(1);
      expect(requested.filter((url) => url.startsWith(failed[0] ?? '-'))).toEqual([
        failed[0],
        `${failed[0] ?? ''}?retry=1`,
      ]);
    });
  }
});

test.describe('an element in the page has failed before the header loads:', () => {
  /** Fails the first request for a matching file with a 404 response, or without any response. */
  const failOnce = async (page: Page, file: RegExp, isCut: boolean): Promise<string[]> => {
    const failed: string[] = [];
    await page.route(file, async (route) => {
      if (failed.length > 0) return route.fallback();
      failed.push(route.request().url());
      return isCut
        ? route.abort()
        : route.fulfill({ status: 404, contentType: 'text/plain', body: 'missing' });
    });
    return failed;
  };

  test('the runtime plugin loads the entry again [FED-4] [FED-9]', async ({ page, allowProblems }) => {
    allowProblems(/Failed to load resource/);
    const requested = page.waitForRequest(/\/stock\.[^/]*\.js$/);
    await page.goto('/ecom/favourites');
    const entry = (await requested).url();
    await page.route('**/ecom/favourites', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
      const script = `<script nonce="${nonce}" src="${entry}"></script>`;
      await route.fulfill({ response, body: html.replace('<head>', `<head>${script}`) });
    });
    const failed = await failOnce(page, /\/stock\.[^/]*\.js$/, false);
    await page.goto('/ecom/favourites');
    await new Header(page).ready();
    expect(failed).toEqual([entry]);
  });

  for (const [what, file] of [
    ['the first chunk', /\/app\.[^/]*\.js$/],
    ['its style sheet', /\/app\.[^/]*\.css$/],
  ] as const)
    for (const isCut of [false, true])
      test(`our loader loads ${what} again, which ${isCut ? 'had no response' : 'was missing'} [FED-4] [FED-8]`, async ({
        page,
        allowProblems,
      }) => {
        allowProblems(/Failed to load resource/);
        const failed = await failOnce(page, file, isCut);
        await page.goto('/ecom/shop/browse/groceries');
        await new Header(page).ready();
        await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky');
        expect(failed).toHaveLength(1);
      });
});
