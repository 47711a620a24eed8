import type { Page } from '@playwright/test';
import { TROLLEY_UPDATE } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';
import { headerCalls } from '../support/journal';
import { openKept } from '../support/open-kept';
import { BOOKED_SLOT } from '../support/slots';

const LINE = { lineNumber: '', amount: 1 };

const linesOf = async (page: Page, count: number) => {
  const world = (await (await page.request.get('/demo/world')).json()) as {
    trolley: { lines: (typeof LINE)[] };
  };
  return Array.from({ length: count }, (_, at) => ({ ...(world.trolley.lines[at] ?? LINE), amount: 1 }));
};

for (const { shell, path } of SHELLS) {
  test.describe(`kept true in the ${shell} shell`, () => {
    test.beforeEach(async ({ preset, world }) => {
      await preset('slot-booked');
      await world({ slot: BOOKED_SLOT });
    });

    test('a trolley changed in one tab is read once in the other, however often it is told [TROL-4]', async ({
      context,
      page,
      world,
      journal,
    }) => {
      const header = await openKept(page, path);
      await expect(header.trolley).toHaveAccessibleName(/12 items/);
      const other = await openKept(await context.newPage(), path);
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
    });

    test('a page from the back-forward cache reads again [TROL-4]', async ({ page, world }) => {
      const header = await openKept(page, path);
      await world({ trolley: { lines: await linesOf(page, 3) }, slot: null });
      // Browsers under automation keep no page there: the event is the real one.
      await page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      });
      await expect(header.trolley).toHaveAccessibleName(/3 items/);
      await expect(header.link('Book a slot')).toBeVisible();
    });

    test('back from offline reads again [TROL-4]', async ({ page, context, world }) => {
      const header = await openKept(page, path);
      await context.setOffline(true);
      await world({ trolley: { lines: await linesOf(page, 3) } });
      await context.setOffline(false);
      await expect(header.trolley).toHaveAccessibleName(/3 items/);
    });

    test('in sight again after five minutes reads again [TROL-4]', async ({ page, world }) => {
      await page.clock.install();
      const header = await openKept(page, path);
      await world({ trolley: { lines: await linesOf(page, 3) } });
      const see = (state: string) =>
        page.evaluate((visibilityState) => {
          Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await see('hidden');
      await page.clock.fastForward('05:00');
      await see('visible');
      await expect(header.trolley).toHaveAccessibleName(/3 items/);
    });

    test('signing out in one tab is seen in the other [AUTH-1]', async ({
      context,
      page,
      world,
      allowProblems,
    }) => {
      // The token service's own 401.
      allowProblems(/Failed to load resource/);
      const header = await openKept(page, path);
      const other = new Header(await context.newPage());
      await world({ who: 'visitor' });
      await other.open(path);
      await page.bringToFront();
      await expect(header.signIn).toBeVisible();
      await expect(header.account).toHaveCount(0);
    });
  });
}

test('visitors fetch nothing of it [AUTH-1]', async ({ page, world }) => {
  await world({ who: 'visitor' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await new Header(page).open('/ecom/recipes');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('keep-true'))).toEqual([]);
});
