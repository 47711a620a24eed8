import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Header } from '../support/header';
import { MultiSearch } from '../support/multi-search';
import { SIGNED_IN_CONFIG } from './host-config';
import { servePlainHost } from './serve-page';

/** Changes that old or careless host scripts make to the page before any other script runs. */
const HOSTILE_SCRIPTS: readonly (() => void)[] = [
  // Extras on the prototypes of objects and arrays.
  () => {
    for (const prototype of [Object.prototype, Array.prototype, Function.prototype, String.prototype]) {
      for (const name of ['extend', 'each', 'last', 'clone', 'invoke']) {
        Object.assign(prototype, { [name]: () => 'of the host' });
      }
    }
  },
  // Arrays with their own toJSON.
  () => {
    Object.assign(Array.prototype, {
      toJSON(this: readonly unknown[]) {
        return `[${this.map((each) => JSON.stringify(each)).join(', ')}]`;
      },
    });
  },
  // A delayed fetch.
  () => {
    const { fetch } = window;
    window.fetch = async (...args) => {
      await new Promise((done) => setTimeout(done, 300));
      return fetch(...args);
    };
  },
  // A fetch that adds to requests and responses.
  () => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : {}));
      headers.set('x-host', 'was here');
      const response = await fetch(input, { ...init, headers });
      const shown = new Response(response.body, response);
      return Object.assign(shown, { watched: true });
    };
  },
  // Delayed and observed XMLHttpRequests.
  () => {
    const { open, send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (...args: readonly unknown[]) {
      this.addEventListener('loadend', () => Object.assign(this, { watched: true }));
      Reflect.apply(open, this, args);
    };
    XMLHttpRequest.prototype.send = function (body) {
      this.setRequestHeader('x-host', 'was here');
      setTimeout(() => {
        Reflect.apply(send, this, [body]);
      }, 300);
    };
  },
];

/** Freezes prototypes, as a very cautious host does. */
const freezePrototypes = (): void => {
  const frozen = [
    Object,
    Array,
    Function,
    Promise,
    String,
    RegExp,
    Map,
    Set,
    Date,
    Error,
    TypeError,
    EventTarget,
    Event,
    CustomEvent,
    Node,
    Element,
    HTMLElement,
    Document,
    XMLHttpRequest,
    Headers,
    Response,
  ];
  for (const { prototype } of frozen) Object.freeze(prototype);
};

/** Requests throw instead of responding: their caller must handle it. */
const throwInRequests = (): void => {
  XMLHttpRequest.prototype.send = () => {
    throw new Error('patched by the host');
  };
  const send = window.fetch;
  window.fetch = (...request) => {
    if (new Request(...request).url.includes('/graph/')) throw new Error('patched by the host');
    return send(...request);
  };
};

test.describe('a host whose scripts are hostile', () => {
  const open = async (page: Page): Promise<Header> => {
    const header = new Header(page);
    const content = '<main><h1>Host</h1></main>';
    await header.open(await servePlainHost(page, { config: SIGNED_IN_CONFIG, content }));
    return header;
  };

  /** Uses the parts that are visible at once, for every user. */
  const useHeader = async (page: Page, { banner, search, suggestions, history }: Header) => {
    await banner.getByRole('button', { name: 'Groceries', exact: true }).click();
    await expect(banner.getByRole('group', { name: 'Groceries', exact: true }).first()).toBeVisible();
    await search.fill('milk');
    await expect(suggestions).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ecom/shop/search?searchTerm=milk');
    await page.goBack();
    await search.click();
    await expect(history.getByText('milk', { exact: true })).toBeVisible();
  };

  test('has the header, for a visitor and a customer, with frozen prototypes [FED-6] [CALL-3]', async ({
    page,
    preset,
    world,
    allowProblems,
  }) => {
    // The token service responds with 401 for a visitor.
    allowProblems(/401/);
    await preset('slot-booked');
    await world({ who: 'visitor' });
    await page.addInitScript(freezePrototypes);
    const header = await open(page);
    await expect(header.signIn).toBeVisible();
    await useHeader(page, header);
    await world({ who: 'customer' });
    const { trolley, slot, slotDetails, account } = await open(page);
    await expect(trolley).toHaveAccessibleName(/£.*12 items/);
    await slot.click();
    await expect(slotDetails).toBeVisible();
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await new MultiSearch(page).open();
  });

  test('has the whole header with patched prototypes, fetch and XMLHttpRequest [FED-6] [CALL-3]', async ({
    page,
    preset,
    allowProblems,
  }) => {
    // The previous page requests a token after the world was replaced.
    allowProblems(/401/);
    await preset('slot-booked');
    for (const script of HOSTILE_SCRIPTS) await page.addInitScript(script);
    const header = await open(page);
    const { trolley, slot, slotDetails, account } = header;
    await expect(trolley).toHaveAccessibleName(/£.*12 items/);
    await slot.click();
    await expect(slotDetails).toBeVisible();
    await account.click();
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await useHeader(page, header);
  });

  test('keeps its page, and the header its links, with an XMLHttpRequest and a fetch that throw [FED-6] [CALL-3]', async ({
    page,
    preset,
  }) => {
    await preset('slot-booked');
    await page.addInitScript(throwInRequests);
    const { banner, search } = await open(page);
    await expect(banner.getByRole('link', { name: /^Trolley|, trolley\b/ })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Offers', exact: true })).toHaveAttribute(
      'href',
      '/ecom/shop/browse/offers',
    );
    await expect(page.getByRole('main')).toContainText('Host');
    await search.fill('milk');
    await search.press('Enter');
    await page.waitForURL('**/ecom/shop/search?searchTerm=milk');
  });
});
