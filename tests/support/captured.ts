import type { BrowserContext, Page } from '@playwright/test';

/** Where something of a sitting was left, and what stood there. */
export interface Trace {
  readonly place: 'log' | 'storage' | 'cookie' | 'address' | 'beacon' | 'advert' | 'monitor' | 'analytics';
  readonly text: string;
}

/** What both shells keep of what the header tells them. */
interface Heard {
  readonly monitored: readonly unknown[];
  readonly dataLayer: readonly unknown[];
}

const ADVERTS = '/adtech/';
const BEACON = '/instantCheckoutTransactionComplete';

/** Turns the header's logging on, which the demo leaves off [CALL-1]. */
export const logEverything = (page: Page) =>
  page.route('**/ecom/**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const answer = await route.fetch({ maxRedirects: 0 });
    const body = (await answer.text()).replace('"logging":{"enabled":false}', '"logging":{"enabled":true}');
    return route.fulfill({ response: answer, body });
  });

/** Collects all that the pages of a sitting log, ask for and leave behind. */
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
      (answer: unknown) => {
        const token: unknown =
          typeof answer === 'object' && answer ? Reflect.get(answer, 'token') : undefined;
        if (typeof token === 'string') tokens.add(token);
      },
      () => undefined,
    );
  });
  return {
    traces,
    tokens,
    /** Takes what the page that stands holds; to be called before it is left. */
    harvest: async () => {
      const held = await page.evaluate(() => ({
        storage: [localStorage, sessionStorage].flatMap((store) =>
          Object.entries(store).map(([key, value]) => `${key}=${String(value)}`),
        ),
        cookie: document.cookie.split('; '),
        monitor: [...(window as unknown as Heard).monitored].map((each) => JSON.stringify(each)),
        analytics: [...(window as unknown as Heard).dataLayer].map((each) => JSON.stringify(each)),
      }));
      for (const place of ['storage', 'cookie', 'monitor', 'analytics'] as const) {
        for (const text of held[place]) traces.push({ place, text });
      }
    },
  };
};

/** Every spelling in which a text may stand in an address or in JSON. */
const spellings = (text: string): readonly string[] => [
  text,
  encodeURIComponent(text),
  encodeURIComponent(text).replaceAll('%20', '+'),
  text.replaceAll(' ', ''),
];

/** The traces that hold a text, in any spelling and case. */
export const tracesOf = (traces: readonly Trace[], canary: string): readonly Trace[] =>
  traces.filter(({ text }) =>
    spellings(canary).some((spelling) => text.toLowerCase().includes(spelling.toLowerCase())),
  );
