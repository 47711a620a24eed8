import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';
import { holdScript } from './server-markup';

const FIRST = {
  storefront: ['app.css', 'app.js', 'lean.js'],
  pages: ['app.css', 'app.js', 'lean.js', 'mount.js', 'react.js'],
} as const;

for (const { shell, path } of SHELLS) {
  test(`the ${shell} shell's page asks for the header beside its own script, and for each file once`, async ({
    page,
  }) => {
    const asked: string[] = [];
    const unused: string[] = [];
    page.on('request', (request) => {
      const file = /\/mfe\/common\/([\w-]+)\.\w+(\.\w+)$/.exec(request.url());
      if (file) asked.push(`${String(file[1])}${String(file[2])}`);
    });
    page.on('console', (message) => {
      if (message.text().includes('preload')) unused.push(message.text());
    });
    const release = await holdScript(page, `**/ecom/assets/${shell}/main*.js`);
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => asked.toSorted()).toEqual(FIRST[shell]);
    release();
    await new Header(page).ready();
    expect(asked.filter((file) => (FIRST[shell] as readonly string[]).includes(file))).toHaveLength(
      FIRST[shell].length,
    );
    expect(unused).toEqual([]);
  });
}

const STOREFRONT = '/ecom/shop/browse/groceries';

/** Opens the storefront, whose own script waits until all of what its markup has of the header came, or failed. */
const openAfterEarly = async (page: Page, type: 'load' | 'error'): Promise<void> => {
  await page.addInitScript((end) => {
    let ended = 0;
    const count = ({ target }: Event) => {
      if (!(target instanceof HTMLElement && 'shopHeaderEarly' in target.dataset)) return;
      ended += 1;
      document.documentElement.dataset['early'] = String(ended);
    };
    document.addEventListener(end, count, true);
    new MutationObserver(() => {
      if (document.querySelector('[data-shop-header-place]'))
        document.documentElement.dataset['hadPlace'] = '';
    }).observe(document, { childList: true, subtree: true });
  }, type);
  const release = await holdScript(page, '**/ecom/assets/storefront/main*.js');
  await page.goto(STOREFRONT, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-early', '3');
  release();
  await new Header(page).ready();
};

test('a header whose script and styles are there before the host’s own stands with its first render [FED-4]', async ({
  page,
}) => {
  await openAfterEarly(page, 'load');
  await expect(page.locator('html')).not.toHaveAttribute('data-had-place');
  const header = new Header(page);
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
});

test('what failed before anybody listened is asked for again, and has its second try [FED-4] [ERR-6]', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/\/(lean|app)\.|404/);
  await page.route(/\/(lean|app)\.\w+\.(js|css)$/, (route) => route.fulfill({ status: 404 }));
  await openAfterEarly(page, 'error');
  await expect(page.locator('html')).toHaveAttribute('data-had-place');
});

test('an entry that comes once more does nothing, and late chunks reach the first [FED-4]', async ({
  page,
}) => {
  await page.route(`**${STOREFRONT}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const [, entry = ''] = /src="([^"]*\/lean\.[^"]*)"/.exec(html) ?? [];
    const [, nonce = ''] = /nonce="([^"]+)"/.exec(html) ?? [];
    // Behind the host's own script, which has found the first by then, and before any late chunk.
    const again = `<script nonce="${nonce}" defer src="${entry}"></script></head>`;
    await route.fulfill({ response, body: html.replace('</head>', again) });
  });
  await page.goto(STOREFRONT);
  const header = new Header(page);
  await header.ready();
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
});
