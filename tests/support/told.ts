import type { BrowserContext, Page } from '@playwright/test';

/** The shopper agrees to cookies in general, and to or not to those kinds that are named. */
export const consent = (
  context: BrowserContext,
  origin: string,
  kinds: Readonly<Partial<Record<'analytics' | 'advertising', boolean>>>,
) =>
  context.addCookies([
    { name: 'wtr_cookie_consent', value: 'true', url: origin },
    ...Object.entries(kinds).map(([kind, value]) => ({
      name: `wtr_cookies_${kind}`,
      value: String(value),
      url: origin,
    })),
  ]);

export interface ToldEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** What the shell's analytics sink heard on this page, oldest first. */
export const eventsOf = (page: Page): Promise<readonly ToldEvent[]> =>
  page.evaluate(() => Reflect.get(window, 'dataLayer') as readonly ToldEvent[]);

/** Without the list for recommendations, which comes by itself. */
export const doingsOf = async (page: Page): Promise<readonly ToldEvent[]> =>
  (await eventsOf(page)).filter(({ event }) => event !== 'retail_personalisation');

/** What the shell's monitor heard on this page, oldest first. */
export const problemsOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => Reflect.get(window, 'monitored') as readonly unknown[]);

/** Every address of the shop has nothing to show from now on: the page stays, with what it was told. */
export const stayHere = (page: Page) =>
  page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
