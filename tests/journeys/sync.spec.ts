import type { Page } from '@playwright/test';
import { TROLLEY_UPDATE } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import { Header, STOREFRONT } from '../support/header';
import { headerCalls } from '../support/journal';
import { openUntilSynced } from '../support/open-until-synced';
import { BOOKED_SLOT } from '../support/slots';
import { WideMenu } from '../support/wide-menu';

const LINE = { lineNumber: '', amount: 1 };

const linesOf = async (page: Page, count: number) => {
  const world = (await (await page.request.get('/demo/world')).json()) as {
    trolley: { lines: (typeof LINE)[] };
  };
  return Array.from({ length: count }, (_, at) => ({ ...(world.trolley.lines[at] ?? LINE), amount: 1 }));
};

test.describe('synchronisation', () => {
  test.beforeEach(async ({ preset, world }) => {
    await preset('slot-booked');
    await world({ slot: BOOKED_SLOT });
  });

  test(
    'a trolley changed in one tab is refetched once in the other, however many messages arrive [TROL-4]',
    { tag: '@essential' },
    async ({ context, page, world, journal }) => {
      const header = await openUntilSynced(page, STOREFRONT.path);
      await expect(header.trolley).toHaveAccessibleName(/12 items/);
      const other = await openUntilSynced(await context.newPage(), STOREFRONT.path);
      await world({ trolley: { lines: await linesOf(page, 3) } });
      const before = headerCalls(await journal()).length;
      await other.page.evaluate((name) => {
        for (let i = 0; i < 5; i += 1)
          document.dispatchEvent(
            new CustomEvent(name, {
              detail: {
                phase: 'finish',
                trolleyTotals: {
                  totalEstimatedCost: { amount: 9, currencyCode: 'GBP' },
                  trolleyItemCounts: { hardConflicts: 0, softConflicts: 0, noConflicts: 3 },
                },
              },
            }),
          );
      }, TROLLEY_UPDATE);
      await page.bringToFront();
      await expect(header.trolley).toHaveAccessibleName(/3 items/);
      const since = headerCalls(await journal()).slice(before);
      expect(since.map(({ call }) => call)).toEqual(['getTrolley']);
    },
  );

  test('a page that is online again refetches [TROL-4]', async ({ page, context, world, allowProblems }) => {
    // The page may load its menus meanwhile.
    allowProblems(/ERR_INTERNET_DISCONNECTED/);
    const header = await openUntilSynced(page, STOREFRONT.path);
    await context.setOffline(true);
    await world({ trolley: { lines: await linesOf(page, 3) } });
    await context.setOffline(false);
    await expect(header.trolley).toHaveAccessibleName(/3 items/);
  });

  test('a page that is visible again after five minutes refetches [TROL-4]', async ({ page, world }) => {
    await page.clock.install();
    const header = await openUntilSynced(page, STOREFRONT.path);
    await world({ trolley: { lines: await linesOf(page, 3) } });
    const waitForState = (state: string) =>
      page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await waitForState('hidden');
    await page.clock.fastForward('05:00');
    await waitForState('visible');
    await expect(header.trolley).toHaveAccessibleName(/3 items/);
  });

  test(
    'signing out in one tab takes effect in the other [AUTH-1]',
    { tag: '@essential' },
    async ({ context, page, world, allowProblems }) => {
      // The token service's own 401.
      allowProblems(/Failed to load resource/);
      const header = await openUntilSynced(page, STOREFRONT.path);
      const other = new Header(await context.newPage());
      await world({ who: 'visitor' });
      await other.open(STOREFRONT.path);
      await page.bringToFront();
      await expect(header.signIn).toBeVisible();
      await expect(header.account).toHaveCount(0);
    },
  );
});

test('visitors do not fetch the chunk for it [AUTH-1]', async ({ page, world }) => {
  await world({ who: 'visitor' });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // The closed menu is rendered later than the chunk would be loaded.
  await new WideMenu(page).open('/ecom/recipes');
  expect(requests.filter((url) => url.includes('/sync.'))).toEqual([]);
});
