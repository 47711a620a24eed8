import { PLACEHOLDER_HEIGHT, WIDE_FROM } from '../../federation/contract';
import { passTime } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { HOST_CONFIG } from './host-config';
import { breakRemote } from './remote-faults';
import { servePlainHost } from './serve-page';

/** The time from the loader's start until plain links are shown. Milliseconds. */
const LINKS_WITHIN_MS = 3000;

/** Files of a remote without channels. The browser reports each kind of file in its own way. */
const REMOTE_FAILURES = [
  ['release', 'missing'],
  ['entry', 'missing'],
  ['chunk', 'missing'],
  ['style sheet', 'missing'],
  ['entry', 'garbage'],
  ['chunk', 'hung'],
] as const;

test.describe('a page without React, with our loader', () => {
  test(
    'shows the header under a strict policy with Trusted Types [FED-2] [FED-7]',
    { tag: '@essential' },
    async ({ page }) => {
      const header = new Header(page);
      await header.open(await servePlainHost(page));
      await header.search.pressSequentially('milk');
      await expect(header.suggestions).toBeVisible();
    },
  );

  test('shows the header under a policy that allows scripts by address only [FED-2] [FED-7]', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open(await servePlainHost(page, { scripts: "'self'" }));
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
  });

  for (const [what, host, problems] of [
    [
      'a policy blocks its scripts',
      { scripts: "'nonce-nonce-of-the-host'" },
      /^blocked: script-src-elem of the page's policy blocks .*\.js$/,
    ],
    ['a policy forbids its requests', { requests: "'none'" }, /^blocked: connect-src .*header\.json/],
    [
      'base has no slash at its end',
      { loader: { base: '/ecom/assets/mfe/common' } },
      /^wrong-shape: base http.*\/common lacks a slash at its end$/,
    ],
  ] as const) {
    test(`keeps plain links and names the cause if ${what} [FED-4] [FED-7]`, async ({
      page,
      allowProblems,
    }) => {
      allowProblems(/policy violated:|Content Security Policy|connect-src/);
      await page.goto(await servePlainHost(page, host));
      await expect(page.getByRole('link', { name: 'Account' })).toBeVisible();
      await expect(page.locator('#root')).toHaveAttribute('data-message', problems);
    });
  }

  test('releases the page when its content is replaced, starts again when it returns, and can be unmounted later [FED-6]', async ({
    page,
  }) => {
    const header = new Header(page);
    await header.open(await servePlainHost(page));
    await header.banner.getByRole('button', { name: 'Multi-search' }).click();
    await expect(page.getByRole('dialog', { name: 'Multi-search' })).toBeVisible();
    const rootStyle = () => page.evaluate(() => document.documentElement.getAttribute('style'));
    expect(await rootStyle()).toContain('hidden');
    // What the header loads while the page is idle has loaded.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      const content = document.createDocumentFragment();
      content.append(...document.body.childNodes);
      document.addEventListener('restore', () => {
        document.body.append(content);
      });
    });
    await expect.poll(rootStyle).toBeNull();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(calls).toEqual([]);

    await page.evaluate(() => document.dispatchEvent(new Event('restore')));
    await expect.poll(rootStyle).toContain('--shop-header-height');
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    await page.evaluate(() => {
      document.body.replaceChildren();
      document.dispatchEvent(new Event('unmount-header'));
    });
    await expect.poll(rootStyle).toBeNull();
  });

  test('shows plain links, with their language, for an invalid configuration, and names the field [FED-4]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/applicationName/);
    const combination = page.waitForEvent('console', (message) => message.text().includes('applicationName'));
    const config = { ...HOST_CONFIG, applicationName: '' };
    await page.goto(await servePlainHost(page, { config }));
    await combination;
    await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveAttribute('lang', 'en-GB');
    await expect(page.locator('#root')).toHaveAttribute('data-problems', 'render');
  });

  for (const [file, fault] of REMOTE_FAILURES) {
    test(
      `has plain links within 3 s when the ${file} is ${fault} [FED-4] [SHELL-4]`,
      { tag: fault === 'missing' ? '@essential' : [] },
      async ({ page, allowProblems }) => {
        allowProblems(/mfe\/common|integrity/);
        await breakRemote(page, file, fault);
        // For a file that fails at once, the links must appear without a timeout.
        if (fault === 'hung') await page.clock.install();
        const started = page.waitForRequest('**/header.json');
        await page.goto(await servePlainHost(page), { waitUntil: 'commit' });
        await started;
        if (fault === 'hung') await passTime(page, LINKS_WITHIN_MS);
        await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
        const place = await page.locator('#root > div').boundingBox();
        const wide = (page.viewportSize()?.width ?? 0) >= WIDE_FROM;
        expect(place?.height).toBe(wide ? PLACEHOLDER_HEIGHT.wide : PLACEHOLDER_HEIGHT.small);
        await page.getByRole('searchbox').fill('milk');
        await page.getByRole('button', { name: 'Search' }).click();
        // The page's load event waits for the same remote.
        await page.waitForURL('**/ecom/shop/search?searchTerm=milk', { waitUntil: 'commit' });
      },
    );
  }

  test('never shows a header without its styles, even if the timeout ends during their retry [FED-4] [ERR-6]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/mfe\/common/);
    await page.clock.install();
    await page.route(/\/app\.[^/]*\.css(\?|$)/, (route) =>
      // The second request never gets a response.
      route.request().url().includes('?') ? undefined : route.fulfill({ status: 404 }),
    );
    const secondTry = page.waitForRequest(/\/app\.[^/]*\.css\?/);
    await page.goto(await servePlainHost(page), { waitUntil: 'commit' });
    await secondTry;
    await passTime(page, LINKS_WITHIN_MS);
    await expect(page.locator('#root')).toHaveAttribute('data-problems', 'timeout');
    await expect(page.getByRole('link', { name: 'Trolley' })).toBeVisible();
    await page.clock.resume();
    await expect(page.locator('#root')).toHaveAttribute('data-problems', 'timeout network');
    await expect(page.getByRole('combobox')).toBeHidden();
  });
});
