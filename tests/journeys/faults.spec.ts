import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header, SHELLS } from '../support/header';
import { headerCalls } from '../support/journal';
import { BOOKED_SLOT } from '../support/slots';
import { problemsOf } from '../support/told';

/** What a browser itself writes when a request fails; the header's code writes nothing. */
const NETWORK_NEWS = /Failed to load resource|net::ERR_/;

const KINDS = ['status', 'malformed', 'wrong-shape', 'reset', 'cut-off', 'graphql-errors'] as const;

/** The monitor hears of an answer that can't be read, once; a call that failed says nothing of the next one. */
const expectTold = async (page: Page, kind: (typeof KINDS)[number], call: string): Promise<void> => {
  const isUnreadable = kind === 'malformed' || kind === 'wrong-shape';
  const told = isUnreadable ? [{ name: 'wrong_shape', message: call }] : [];
  await expect.poll(() => problemsOf(page)).toEqual(told);
};

const expectRestOfHeader = async (page: Page, header: Header): Promise<void> => {
  await expect(header.search).toBeEnabled();
  await expect(header.account).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
};

for (const { shell, path } of SHELLS) {
  test.describe(`faults in the ${shell} shell`, () => {
    test.beforeEach(async ({ world, allowProblems }) => {
      await world({ who: 'customer' });
      allowProblems(NETWORK_NEWS);
    });

    for (const kind of KINDS) {
      test(`a trolley service with fault '${kind}' shows 'Trolley' and harms nothing else; the monitor hears what can't be read [TROL-3] [CALL-3]`, async ({
        page,
        faults,
      }) => {
        await faults([{ call: 'getTrolley', kind }]);
        const header = new Header(page);
        await header.open(path);
        await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
        await expect(header.trolley).toHaveAccessibleName('Trolley');
        await expect(header.link('Book a slot')).toBeVisible();
        await expectTold(page, kind, 'graph POST /graph/live?clientType=WEB_APP&tag=getTrolley');
        await expectRestOfHeader(page, header);
      });
    }

    for (const kind of KINDS.filter((each) => each !== 'graphql-errors')) {
      test(`a slot service with fault '${kind}' shows 'Slot' and harms nothing else; the monitor hears what can't be read, once [SLOT-3] [CALL-3]`, async ({
        page,
        faults,
      }) => {
        await faults([{ call: 'slot-reservations', kind }]);
        const header = new Header(page);
        await header.open(path);
        await expect(header.link('Slot')).toHaveAttribute('href', '/ecom/serviceselection');
        await expect(header.trolley).toHaveAccessibleName(/£/);
        await expectTold(page, kind, 'slot-reservations GET /slot-reservations');
        await expectRestOfHeader(page, header);
      });

      test(`suggestions with fault '${kind}' are none, and search goes on [SRCH-12]`, async ({
        page,
        faults,
      }) => {
        await faults([{ call: 'term-suggest', kind }]);
        const header = new Header(page);
        await header.open(path);
        const answered = page.waitForEvent('requestfinished', (request) =>
          request.url().includes('term-suggest'),
        );
        const failed = page.waitForEvent('requestfailed', (request) =>
          request.url().includes('term-suggest'),
        );
        await header.search.fill('milk');
        await Promise.any([answered, failed]);
        await expect(header.suggestions).toHaveCount(0);
        await header.submit.click();
        await expect(page).toHaveURL((url) => url.searchParams.get('searchTerm') === 'milk');
      });
    }

    test('one failing answer for the slot is asked for again before it counts [SLOT-2]', async ({
      page,
      faults,
    }) => {
      await faults([{ call: 'slot-reservations', kind: 'status', status: 503, times: 1 }]);
      const header = new Header(page);
      await header.open(path);
      await expect(header.link('Book a slot')).toBeVisible();
    });

    for (const kind of ['status', 'malformed', 'cut-off', 'timeout'] as const) {
      test(`a shopping context with fault '${kind}' leaves a customer without an order, and asks for nothing of one [AUTH-7]`, async ({
        page,
        world,
        faults,
        journal,
      }) => {
        await world({ slot: BOOKED_SLOT });
        await faults([{ call: 'shopping-context', kind }]);
        const header = new Header(page);
        await header.open(path);
        await expect(header.link('Book a slot')).toBeVisible({ timeout: 15_000 });
        await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
        await expectRestOfHeader(page, header);
        const calls = headerCalls(await journal()).map(({ call }) => call);
        expect(calls).toContain('shopping-context');
        expect(calls).not.toContain('getTrolley');
        expect(calls).not.toContain('slot-reservations');
      });
    }

    test('a dead token service leaves a visitor’s header [AUTH-2]', async ({ page, faults }) => {
      await faults([{ call: 'token', kind: 'status', status: 503 }]);
      const header = new Header(page);
      await header.open(path);
      await expect(header.signIn).toBeVisible();
    });

    test('a slow trolley keeps its place and arrives [TROL-1]', async ({ page, faults }) => {
      await faults([{ call: 'getTrolley', kind: 'slow', milliseconds: 1200 }]);
      const header = new Header(page);
      await header.open(path);
      await expect(header.trolley).toHaveAttribute('aria-busy', 'true');
      const place = await header.trolley.boundingBox();
      await expect(header.trolley).toHaveAccessibleName(/£/);
      expect((await header.trolley.boundingBox())?.x).toBe(place?.x);
    });

    test('every service down at once still leaves search, links and the page [ERR-6]', async ({
      page,
      faults,
    }) => {
      await faults([{ call: '*', kind: 'status', status: 503 }]);
      const header = new Header(page);
      await header.open(path);
      await expect(header.search).toBeEnabled();
      await expect(header.link('Offers')).toBeVisible();
    });

    test('a remote that never answers gives plain links that lead on [FED-4]', async ({ page, faults }) => {
      await faults([{ call: 'remote', kind: 'timeout' }]);
      const header = new Header(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(header.link('Sign in').or(header.link('Trolley')).first()).toBeVisible();
      await header.link('Trolley').click();
      await expect(page).toHaveURL('/ecom/shop/trolley');
    });
  });
}
