import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';

/** The remote's container, and webpack's lists of chunks: the remote's and the shell's. */
const KNOWN = ['shop_header', /^(webpackChunk|chunk_)/];

/** What the demo's shells keep of what the header tells them. */
const SHELLS_OWN = ['dataLayer', 'monitored'];

for (const { shell, path } of SHELLS) {
  test(`a page gains no globals but the container and lists of chunks in the ${shell} shell [FED-6]`, async ({
    page,
    context,
  }) => {
    const blank = await context.newPage();
    await blank.route('/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:," />' }),
    );
    await blank.goto('/blank');
    const before = new Set(await blank.evaluate(() => Object.getOwnPropertyNames(window)));
    const header = new Header(page);
    await header.open(path);
    await header.search.fill('milk');
    await expect(header.suggestions).toBeVisible();
    const after = await page.evaluate(() => Object.getOwnPropertyNames(window));

    const ours = after
      .filter((name) => !before.has(name))
      .filter(
        (name) =>
          ![...KNOWN, ...SHELLS_OWN].some((known) =>
            known instanceof RegExp ? known.test(name) : known === name,
          ),
      );
    expect(ours).toEqual([]);
  });
}
