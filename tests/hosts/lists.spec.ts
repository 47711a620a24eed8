import type { Page } from '@playwright/test';
import { amendBar } from '../support/amend';
import { passTime } from '../support/clock';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { actionEventsOf, consent, preventNavigation, problemsOf } from '../support/reported-events';
import { shiftsOf, watchShifts } from '../support/shifts';
import { reactCopies, watchReact } from './react-copies';

const FAVOURITES = '/ecom/favourites';

const main = (page: Page) => page.getByRole('main');

const MANIFEST = '**/mf-manifest.json';

test.describe('the lists shell, a stock federation host', () => {
  test(
    'renders the header with its own React, and its policy allows no script address as text [FED-1] [FED-7] [FED-9]',
    { tag: '@essential' },
    async ({ page }) => {
      await watchReact(page);
      const response = await page.goto(FAVOURITES);
      const header = new Header(page);
      await header.search.pressSequentially('milk');
      await expect(header.suggestions).toBeVisible();
      expect(await reactCopies(page)).toBe(1);
      const policies = /trusted-types ([^;]*)/.exec(
        response?.headers()['content-security-policy'] ?? '',
      )?.[1];
      expect(policies).toBe('shop-header shop-header-loader shop-lists');
      await expect(page.locator('script[src*="/mfe/common/lean"]')).toHaveCount(0);
    },
  );

  test('the header follows links within the shell by script, and loads the pages of other shells [HOST-1] [NAV-1]', async ({
    page,
    world,
  }) => {
    await world({ who: 'customer' });
    const header = new Header(page);
    await header.open(FAVOURITES);
    await page.evaluate(() => (document.documentElement.dataset['loadedOnce'] = ''));
    await header.link('Lists').click();
    await expect(main(page).getByRole('heading', { name: 'Lists' })).toBeFocused();
    await main(page).getByRole('link', { name: 'View', exact: true }).first().click();
    await expect(main(page).getByRole('region', { name: 'Products of this list' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-loaded-once');
    await page.goto('/ecom/lists');
    await main(page).getByRole('button', { name: 'Add all to trolley' }).first().click();
    await expect(page).toHaveURL('/ecom/shop/trolley');
    await expect(header.trolley).toHaveAccessibleName(/^£.+, 1\d items, trolley$/);
  });

  test('moves nothing while the header and the bar of an amended order load [AMND-1] [SHELL-4]', async ({
    page,
    preset,
  }) => {
    await preset('amending');
    const header = new Header(page);
    await header.open(FAVOURITES);
    await expect(amendBar(page)).toBeVisible();
    await watchShifts(page);
    await header.open(FAVOURITES);
    await expect(amendBar(page)).toBeVisible();
    await expect(header.trolley).toHaveAccessibleName(/£/);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('receives events with consent, and problems [EVT-1] [ERR-5]', async ({
    page,
    preset,
    context,
    demo,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource|net::ERR_/);
    await consent(context, demo.origin, { analytics: true });
    await preset('error-029');
    await new Header(page).open(FAVOURITES);
    await preventNavigation(page);
    await amendBar(page).getByRole('link', { name: 'Checkout' }).click();
    await page
      .getByRole('dialog', { name: 'Check out the way you want' })
      .getByRole('button', { name: 'Instant checkout' })
      .click();
    await expect(page.getByRole('dialog', { name: "Sorry, you've been timed out" })).toBeVisible();
    expect(await problemsOf(page)).toEqual([{ name: 'error_modal', message: 'ORDER_ORCHESTRATION_029' }]);
    expect(await actionEventsOf(page)).toContainEqual({ event: 'instant_checkout_trigger' });
  });

  test('fetches the files of the header once, beside its entry, and preloads them by preloadRemote [FED-9]', async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => void requests.push(new URL(request.url()).pathname.replace(/.*\//, '')));
    await new Header(page).open(FAVOURITES);
    const filesOf = (name: string) => requests.filter((file) => file.startsWith(`${name}.`));
    expect(
      [...filesOf('app'), ...filesOf('header')].map((file) => file.replace(/\.[^.]+\./, '.')).toSorted(),
    ).toEqual(['app.css', 'app.js', 'header.js', 'header.json']);
    const initiators = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource');
      return entries
        .filter(({ name }) => /\/app\.[^/]*\.js$/.test(name))
        .map(({ initiatorType }) => initiatorType);
    });
    expect(initiators).toEqual(['link']);
    // The idle header fetches files for the first press.
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await page.evaluate(async () => {
      const [host] = window.__FEDERATION__.__INSTANCES__;
      await host?.preloadRemote([{ nameOrAlias: 'shop_header', exposes: ['Header'] }]);
    });
    expect(requests.slice(before).filter((file) => /^(app|header|stock|mf-manifest)\./.test(file))).toEqual(
      [],
    );
  });

  test('shows plain links in the place of a header whose manifest hangs, and the page works [FED-4]', async ({
    page,
    world,
    allowProblems,
  }) => {
    allowProblems(/Federation Runtime|did not load within|TimeoutError|RUNTIME-0|signal timed out|aborted/);
    await world({ who: 'customer' });
    await page.clock.install();
    await page.route(MANIFEST, () => undefined);
    const requested = page.waitForRequest(MANIFEST);
    await page.goto(FAVOURITES, { waitUntil: 'commit' });
    await requested;
    await passTime(page, 3_100);
    await expect(page.getByRole('link', { name: 'Trolley', exact: true })).toHaveAttribute(
      'href',
      '/ecom/shop/trolley',
    );
    await expect(page.getByRole('region', { name: 'Products you buy' })).toBeVisible();
  });

  test('gives the Module Federation devtools the remote, its manifest and the shared React [FED-9]', async ({
    page,
    demo,
  }) => {
    await new Header(page).open(FAVOURITES);
    // The global that the browser extension reads.
    const { moduleInfo, react } = await page.evaluate(() => {
      const { moduleInfo, __SHARE__ } = window.__FEDERATION__;
      const scopes = Object.entries(__SHARE__).find(([name]) => name.startsWith('shop_lists'))?.[1];
      return JSON.parse(JSON.stringify({ moduleInfo, react: scopes?.['default']?.['react'] })) as Record<
        'moduleInfo' | 'react',
        Readonly<Record<string, unknown>>
      >;
    });
    const manifest = `${demo.origin}/ecom/assets/mfe/common/v1/stable/mf-manifest.json`;
    expect(moduleInfo).toMatchObject({
      shop_lists: { remotesInfo: { shop_header: { matchedVersion: manifest } } },
      [`shop_header:${manifest}`]: {
        remoteEntry: expect.stringMatching(/\/stock\./) as unknown,
        remoteTypesZip: '@mf-types.zip',
        modules: [{ modulePath: './Header' }, { modulePath: './mount' }],
      },
    });
    expect(Object.values(react)).toMatchObject([
      { from: 'shop_lists', useIn: ['shop_lists', 'shop_header'], loaded: true },
    ]);
  });
});
