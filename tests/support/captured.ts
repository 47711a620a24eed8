import type { BrowserContext, Page } from '@playwright/test';

/** A text that the page sent or stored, and where. */
export interface Trace {
  readonly place: 'log' | 'storage' | 'cookie' | 'address' | 'beacon' | 'advert' | 'monitor' | 'analytics';
  readonly text: string;
}

/** The lists in which both shells keep what the header reports to their monitor and analytics adapters. */
interface ReceivedEvents {
  readonly monitored: readonly unknown[];
  readonly dataLayer: readonly unknown[];
}

const ADVERTS = '/adtech/';
const BEACON = '/instantCheckoutTransactionComplete';

/** Turns on the header's logging, which the demo turns off [CALL-1]. */
export const logEverything = (page: Page) =>
  page.route('**/ecom/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch({ maxRedirects: 0 });
    const body = (await response.text()).replace('"logging":{"enabled":false}', '"logging":{"enabled":true}');
    return route.fulfill({ response, body });
  });

/**
 * Collects everything that the pages of a session log, request and store.
 *
 * @returns the traces and tokens so far, and `harvest`, which reads the storage of the current page
 */
export const capture = (context: BrowserContext, page: Page) => {
  const traces: Trace[] = [];
  const tokens = new Set<string>();
  page.on('console', (message) => {
    const text = message.text();
    void Promise.all(message.args().map((arg) => arg.jsonValue().catch(() => ''))).then((values) => {
      traces.push({ place: 'log', text: `${text} ${JSON.stringify(values)}` });
    });
  });
  context.on('request', (request) => {
    const url = request.url();
    traces.push({ place: 'address', text: url });
    const sent = `${url} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`;
    if (url.includes(ADVERTS)) traces.push({ place: 'advert', text: sent });
    if (url.includes(BEACON)) traces.push({ place: 'beacon', text: sent });
  });
  context.on('response', (response) => {
    if (!response.url().includes('/v1/token')) return;
    response.json().then(
      (body: unknown) => {
        const token: unknown = typeof body === 'object' && body ? Reflect.get(body, 'token') : undefined;
        if (typeof token === 'string') tokens.add(token);
      },
      () => undefined,
    );
  });
  return {
    traces,
    tokens,
    /** Reads storage, cookies, monitor and analytics of the current page. Call it before the page is left. */
    harvest: async () => {
      const contents = await page.evaluate(() => ({
        storage: [localStorage, sessionStorage].flatMap((store) =>
          Object.entries(store).map(([key, value]) => `${key}=${String(value)}`),
        ),
        cookie: document.cookie.split('; '),
        monitor: [...(window as unknown as ReceivedEvents).monitored].map((each) => JSON.stringify(each)),
        analytics: [...(window as unknown as ReceivedEvents).dataLayer].map((each) => JSON.stringify(each)),
      }));
      for (const place of ['storage', 'cookie', 'monitor', 'analytics'] as const) {
        for (const text of contents[place]) traces.push({ place, text });
      }
    },
  };
};

/** Every spelling in which a text may appear in a URL or in JSON. */
const spellings = (text: string): readonly string[] => [
  text,
  encodeURIComponent(text),
  encodeURIComponent(text).replaceAll('%20', '+'),
  text.replaceAll(' ', ''),
];

/** Returns the traces that contain a text, in any spelling and case. */
export const tracesOf = (traces: readonly Trace[], canary: string): readonly Trace[] =>
  traces.filter(({ text }) =>
    spellings(canary).some((spelling) => text.toLowerCase().includes(spelling.toLowerCase())),
  );
