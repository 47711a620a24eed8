import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';

/** The remote's container and chunks, and the shell's list of chunks. */
const ALLOWED_GLOBALS = ['shop_header', 'Symbol(shop_header)', /^(webpackChunk|chunk_)/];

/** The lists in which the demo's shells keep what the header reports to their adapters. */
const SHELL_GLOBALS = ['dataLayer', 'monitored'];

for (const { shell, path } of SHELLS) {
  test(`a page has no new globals but the container and lists of chunks in the ${shell} shell [FED-6]`, async ({
    page,
    context,
  }) => {
    const blank = await context.newPage();
    await blank.route('/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
    );
    await blank.goto('/blank');
    const before = new Set(await blank.evaluate(() => Reflect.ownKeys(window).map(String)));
    const header = new Header(page);
    await header.open(path);
    await header.search.fill('milk');
    await expect(header.suggestions).toBeVisible();
    const after = await page.evaluate(() => Reflect.ownKeys(window).map(String));

    const ours = after
      .filter((name) => !before.has(name))
      .filter(
        (name) =>
          ![...ALLOWED_GLOBALS, ...SHELL_GLOBALS].some((allowed) =>
            allowed instanceof RegExp ? allowed.test(name) : allowed === name,
          ),
      );
    expect(ours).toEqual([]);
  });
}
