import type { BrowserContext, Page } from '@playwright/test';

/** Sets the shopper's consent cookies: consent in general, and a value for each of the given kinds. */
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

export interface ReportedEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** Returns the events that the shell's analytics sink received on this page, oldest first. */
export const eventsOf = (page: Page): Promise<readonly ReportedEvent[]> =>
  page.evaluate(() => Reflect.get(window, 'dataLayer') as readonly ReportedEvent[]);

/** Returns the events without the list for recommendations, which the header sends by itself. */
export const actionEventsOf = async (page: Page): Promise<readonly ReportedEvent[]> =>
  (await eventsOf(page)).filter(({ event }) => event !== 'retail_personalisation');

/** Returns the problems that the shell's monitor received on this page, oldest first. */
export const problemsOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => Reflect.get(window, 'monitored') as readonly unknown[]);

/** Responds to every navigation with 204: the page stays, and its recorded events remain readable. */
export const preventNavigation = (page: Page) =>
  page.route('**/*', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
