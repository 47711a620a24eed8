import type { Page } from '@playwright/test';
import { TROLLEY_UPDATE } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import { STOREFRONT } from '../support/header';
import { headerCalls } from '../support/journal';
import { openUntilSynced } from '../support/open-until-synced';
import { BOOKED_SLOT } from '../support/slots';

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
});
