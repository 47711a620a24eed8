import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { shiftsOf, watchShifts } from '../support/shifts';
import { breakRemote } from './remote-faults';
import { isServedNode, recordHeaderNode } from './server-markup';

const PATH = '/ecom/php/element';
const STARTER = 'host-demo/starters/plain';
const PAGE = readFileSync(path.join(STARTER, 'index.html'), 'utf8');
/** The same page without the first frame, which would replace its links. */
const WITHOUT_FRAME = PAGE.replace(/.*frame\.js.*\n/, '');
const SCRIPT = readFileSync(path.join(STARTER, 'page.js'), 'utf8');

/** Serves a page of plain HTML on the demo's origin: the guide's, if no other is given. */
const openPage = async (page: Page, html = PAGE): Promise<void> => {
  const icon = html.replace('<title>', '<link rel="icon" href="data:," /><title>');
  await page.route(`**${PATH}`, (route) => route.fulfill({ contentType: 'text/html', body: icon }));
  await page.goto(PATH, { waitUntil: 'commit' });
};

/** The links in the page's own markup. */
const ownLinks = (page: Page) => page.locator('shop-header > nav');

/** Counts the header's events that document and body receive, from the page's start on. */
const countEvents = (page: Page) =>
  page.addInitScript(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    for (const name of ['shop-header:ready', 'shop-header:identity'])
      document.addEventListener(name, ({ target }) =>
        received.push(`${name} ${(target as Element).localName}`),
      );
  });

test.describe('a page with <shop-header>', () => {
  test(
    "replaces the guide's links with the header, and sends its events from the element [FED-2] [FED-3]",
    { tag: '@essential' },
    async ({ page, allowProblems }) => {
      allowProblems(/401.*\/token/);
      // On narrower pages the search field grows with the focus.
      await page.setViewportSize({ width: 1440, height: 900 });
      await countEvents(page);
      await watchShifts(page);
      await openPage(page, PAGE.replace('</body>', `<script>${SCRIPT}</script></body>`));
      const header = new Header(page);
      await header.ready();
      await expect(page.locator('html')).toHaveAttribute('data-role', /visitor|customer/);
      await expect(ownLinks(page)).toHaveCount(0);
      await header.search.pressSequentially('milk');
      await expect(header.suggestions).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'received') as unknown)).toEqual([
        'shop-header:ready shop-header',
        'shop-header:identity shop-header',
      ]);
      expect(await shiftsOf(page)).toEqual([]);
    },
  );

  for (const [what, response] of [
    ['204', { status: 204 }],
    ['a token that is null', { json: { token: null } }],
  ] as const)
    test(`shows a visitor's header without an error in the console if the token service responds with ${what} [AUTH-4]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.route('**/token/v1/token', (route) => route.fulfill(response));
      await openPage(page, PAGE.replace('</body>', `<script>${SCRIPT}</script></body>`));
      await expect(page.locator('html')).toHaveAttribute('data-role', 'visitor');
      await expect(new Header(page).signIn).toBeVisible();
    });

  test("keeps its own links when the remote's entry is missing, and sends the problem [FED-4] [FED-7]", async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/lean\.|integrity/);
    await page.addInitScript(() => {
      document.addEventListener('shop-header:problem', (event) => {
        document.documentElement.dataset['problem'] = (event as CustomEvent<{ code: string }>).detail.code;
      });
    });
    await breakRemote(page, 'entry', 'missing');
    await openPage(page, WITHOUT_FRAME);
    await expect(page.locator('html')).toHaveAttribute('data-problem', 'load_network');
    await expect(ownLinks(page).getByRole('link', { name: 'Trolley' })).toBeVisible();
  });

  test('keeps its own links and logs the reason if its script is not JSON [FED-4]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/invalid_config/);
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await openPage(
      page,
      PAGE.replace(/(<script type="application\/json">)[^]*?(<\/script>)/, '$1{ "brand": $2'),
    );
    expect((await logged).text()).toMatch(
      /the JSON in <shop-header> is not .*\(http.*\/v1\/stable\/problems\.html#invalid_config\)/,
    );
    await expect(ownLinks(page)).toBeVisible();
  });

  test('finds its release if its script is a module, and names the cause if the address is unknown [FED-2] [FED-4]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/401.*\/token/);
    await openPage(page, PAGE.replace(/(<script src="[^"]*loader.js") async/, '$1 type="module"'));
    await new Header(page).ready();

    const ofLoader = /<script src="[^"]*loader.js" async><\/script>/;
    const imported = '<script type="module">import("/ecom/assets/mfe/common/v1/loader.js")</script>';
    await openPage(page, PAGE.replace(ofLoader, imported));
    await new Header(page).ready();

    const logged = page.waitForEvent('console', (message) => message.text().includes('loader.js'));
    const text = await (await page.request.get('/ecom/assets/mfe/common/v1/loader.js')).text();
    const inline = `<script type="module">${text}</script>`;
    await openPage(
      page,
      WITHOUT_FRAME.replace(ofLoader, () => inline),
    );
    expect((await logged).text()).toMatch(
      /loader\.js has no address .*\(docs\/problems\.md#load_wrong_shape\)/,
    );
    await expect(ownLinks(page)).toBeVisible();
  });

  test('keeps its header when it is moved, restores its content when it is removed, and mounts again [FED-2] [FED-6]', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/401.*\/token/);
    await openPage(page);
    const header = new Header(page);
    await header.ready();
    const banner = await header.banner.elementHandle();
    await page.evaluate(() => {
      const wrapper = document.createElement('div');
      document.body.prepend(wrapper);
      wrapper.append(document.querySelector('shop-header') ?? '');
    });
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    expect(await banner.evaluate((node) => node.isConnected)).toBe(true);
    await page.evaluate(() => {
      const element = document.querySelector('shop-header');
      element?.remove();
      Object.assign(window, { element });
    });
    await expect
      .poll(() =>
        page.evaluate(() => (Reflect.get(window, 'element') as Element).firstElementChild?.localName),
      )
      .toBe('script');
    await page.evaluate(() => document.body.prepend(Reflect.get(window, 'element') as Element));
    await header.ready();
  });

  test('takes the configuration from its property, also when it is created by a script, and follows a change', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/401.*\/token/);
    const html = PAGE.replace(/<shop-header>[^]*<\/shop-header>/, '');
    await openPage(page, html);
    const json = /<script type="application\/json">([^]*?)<\/script>/.exec(PAGE)?.[1] ?? '';
    await page.evaluate((config: unknown) => {
      const element = document.createElement('shop-header');
      Object.assign(element, { config });
      document.body.prepend(element);
    }, JSON.parse(json));
    await new Header(page).ready();
    await page.evaluate(() => {
      const element = document.querySelector('shop-header');
      if (element?.config)
        element.config = { ...element.config, brand: { ...element.config.brand, name: 'Oakfield' } };
    });
    await expect(page.getByRole('link', { name: 'Oakfield home' })).toBeVisible();
  });

  test("hydrates a server's fragment [FED-8]", async ({ page, demo, allowProblems }) => {
    allowProblems(/401.*\/token/);
    const fragment = await (await fetch(`${demo.origin}/mfe/common/header?page=${PATH}&session=none`)).text();
    await recordHeaderNode(page);
    await openPage(page, PAGE.replace(/(<shop-header>)[^]*(<\/shop-header>)/, `$1${fragment}$2`));
    const header = new Header(page);
    await header.search.pressSequentially('milk');
    await expect(header.suggestions).toBeVisible();
    expect(await isServedNode(page)).toBe(true);
    await expect(header.banner).toHaveCSS('position', 'sticky');
  });
});
