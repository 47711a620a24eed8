import type { Page } from '@playwright/test';
import { HEADER_READY, TROLLEY_UPDATE } from '../../federation/contract';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { HOST_CONFIG } from './host-config';
import { buildPlainHost } from './build-host';
import { serveHostPage } from './serve-page';

/** Session adapters of hosts, each as a script that installs one on the page; with each, the user is a visitor. */
const FAILING_SESSIONS: Readonly<Record<string, () => void>> = {
  'throws at once': () => {
    const load = () => {
      throw new Error('host: session');
    };
    Object.assign(document, { hostAdapters: { session: { load } } });
  },
  rejects: () => {
    const load = () => Promise.reject(new Error('host: session'));
    Object.assign(document, { hostAdapters: { session: { load } } });
  },
  'resolves to nothing': () => {
    Object.assign(document, { hostAdapters: { session: { load: () => Promise.resolve() } } });
  },
  'resolves to garbage': () => {
    const load = () => Promise.resolve({ kind: 'signed-in', token: 7, customerId: null, expiresAt: 'soon' });
    Object.assign(document, { hostAdapters: { session: { load } } });
  },
  'returns no promise': () => {
    Object.assign(document, { hostAdapters: { session: { load: () => 'signed-in' } } });
  },
};

const THROWING = () => {
  const fail = () => {
    throw new Error('host: adapter');
  };
  const failing = { navigation: { navigate: fail }, analytics: { push: fail }, monitor: { report: fail } };
  Object.assign(document, { hostAdapters: failing });
};

test.describe('a host whose adapters are broken', () => {
  let dir = '';
  test.beforeAll(async () => {
    dir = await buildPlainHost();
  });
  const open = async (page: Page): Promise<Header> => {
    const header = new Header(page);
    const config = { ...HOST_CONFIG, session: { hasTokenSession: true } };
    const content = '<main><h1>Host</h1></main>';
    await header.open(await serveHostPage(page, { name: 'plain', dir, config, content }));
    return header;
  };

  for (const [what, script] of Object.entries(FAILING_SESSIONS)) {
    test(`shows a visitor when its session ${what} [FED-3] [AUTH-2]`, async ({ page, preset }) => {
      await preset('slot-booked');
      await page.addInitScript(script);
      const header = await open(page);
      await expect(header.signIn).toBeVisible();
      await header.search.fill('milk');
      await expect(header.suggestions).toBeVisible();
    });
  }

  test('shows a visitor after 15 s when its session never responds [FED-3] [CALL-3]', async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const load = () => new Promise(() => undefined);
      Object.assign(document, { hostAdapters: { session: { load } } });
    });
    const ready = page.waitForResponse(/\/runtime\.\w+\.js$/);
    const header = await open(page);
    await ready;
    await header.search.fill('milk');
    await expect(header.suggestions).toBeVisible();
    await page.clock.fastForward(16_000);
    await expect(header.signIn).toBeVisible();
  });

  test('has a header whose links navigate when its router throws [FED-3] [NAV-14]', async ({
    page,
    context,
    demo,
    preset,
    allowProblems,
  }) => {
    allowProblems(/Failed to load resource/);
    await preset('slot-booked');
    const names = ['wtr_cookie_consent', 'wtr_cookies_advertising', 'wtr_cookies_analytics'];
    await context.addCookies(names.map((name) => ({ name, value: 'true', url: demo.origin })));
    await page.addInitScript(THROWING);
    const header = await open(page);
    await expect(header.trolley).toHaveAccessibleName(/£/);
    await header.banner.getByRole('button', { name: 'Groceries', exact: true }).click();
    await page.keyboard.press('Escape');
    await header.link('Offers').click();
    await page.waitForURL('**/ecom/shop/browse/offers');
    await page.goBack();
    await header.ready();
    await header.search.fill('milk');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ecom/shop/search?searchTerm=milk');
  });

  test('sees the errors of its own listeners, and the header continues to work [FED-5]', async ({
    page,
    preset,
    allowProblems,
  }) => {
    allowProblems(/host: listener/);
    await preset('slot-booked');
    await page.addInitScript((name) => {
      document.addEventListener(name, () => {
        throw new Error('host: listener');
      });
    }, HEADER_READY);
    const failed = page.waitForEvent('pageerror');
    const header = await open(page);
    expect((await failed).message).toBe('host: listener');
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
  });

  test('dispatches its trolley in an invalid shape, and the label stays correct [FED-5]', async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    const header = await open(page);
    await expect(header.trolley).toHaveAccessibleName(/12 items/);
    const totals = [null, 5, {}, { totalEstimatedCost: 'much', trolleyItemCounts: [] }];
    const odd = [null, 7, 'finish', [], {}, { phase: 'other' }];
    for (const detail of [...odd, ...totals.map((trolleyTotals) => ({ phase: 'finish', trolleyTotals }))]) {
      await page.evaluate(([name, detail]) => document.dispatchEvent(new CustomEvent(name, { detail })), [
        TROLLEY_UPDATE,
        detail,
      ] as const);
      await expect(header.trolley).toHaveAccessibleName(/£.*12 items/);
    }
    await page.evaluate((name) => document.dispatchEvent(new Event(name)), TROLLEY_UPDATE);
    await expect(header.trolley).toHaveAccessibleName(/£.*12 items/);
    await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
  });
});
