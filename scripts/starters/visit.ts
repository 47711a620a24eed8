import { expect, type Browser, type Page } from '@playwright/test';
import { reactCopies, watchReact } from '../../tests/hosts/react-copies';
import { openRecorded, ready, replacedNodes } from '../../tests/hosts/server-markup';
import { Header } from '../../tests/support/header';
import { shiftsOf } from '../../tests/support/shifts';
import { PAGE } from './origin';
import type { Starter } from './starters';

/** What a visit to a starter's page has found. */
export interface Visit {
  /** Milliseconds from the start of the navigation until the header was visible. */
  readonly milliseconds: number;
  readonly reactCopies: number;
  readonly layoutShift: number;
  /** Whether the page's HTML contains the header. */
  readonly isServerRendered: boolean;
  /** Selectors of the header's parts that hydration has replaced. */
  readonly replacedParts: readonly string[];
  /** Headers of the page's response, with names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Errors in the console, and uncaught ones. */
  readonly errors: readonly string[];
}

/** The header's element in a server's markup. */
const RENDERED = /<header [^>]*data-compact="/;
const LINKS_TIMEOUT_MS = 5_000;
/** Files of the remote; the loader as a script belongs to the page. */
const REMOTE = /\/mfe\/common\/(?!.*\/loader\.js).*\.(js|json)(\?|$)/;

const withPage = async <T>(browser: Browser, origin: string, use: (page: Page) => Promise<T>): Promise<T> => {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
  });
  try {
    // tsx adds calls of this function to functions that run in the page.
    await context.addInitScript('globalThis.__name = (value) => value');
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Opens the page once: for its first visitor, a development server prepares packages, and then reloads the page. */
export const warmUp = (browser: Browser, origin: string): Promise<void> =>
  withPage(browser, origin, async (page) => {
    await page.goto(PAGE, { waitUntil: 'commit' });
    await page.waitForLoadState('networkidle');
  });

const signIn = async ({ page, signIn: link, account }: Header): Promise<void> => {
  await link.click();
  await page.getByLabel('Email address').fill('sam@shop.example');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  await expect(account).toBeVisible();
};

/** Searches and opens a menu as a customer whose trolley has a total. */
export const useHeader = async (header: Header): Promise<void> => {
  await expect(header.trolley).toHaveAccessibleName(/£/);
  await header.search.pressSequentially('milk');
  await expect(header.suggestions).toBeVisible();
  await header.page.keyboard.press('Escape');
  const groceries = header.banner.getByRole('button', { name: 'Groceries', exact: true });
  await groceries.click();
  await expect(header.banner.getByRole('group', { name: 'Groceries', exact: true }).first()).toBeVisible();
};

/** Follows a link by the framework's router, and goes back: the header must stay as it is, and work on both pages. */
const changePages = async ({ page, search, suggestions, trolley }: Header): Promise<void> => {
  const header = await page.locator('header[data-compact]').elementHandle();
  const pages = [
    { name: 'Second page', open: () => page.getByRole('link', { name: 'Second page' }).click() },
    { name: 'My page', open: () => page.goBack() },
  ];
  for (const { name, open } of pages) {
    await page.keyboard.press('Escape');
    await open();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const isSame = await page.evaluate((node) => node === document.querySelector('header'), header);
    if (!isSame) throw new Error(`the header of "${name}" is another node`);
    await expect(trolley).toHaveAccessibleName(/£/);
    await search.fill('');
    await search.pressSequentially('bread');
    await expect(suggestions).toBeVisible();
  }
};

/** Opens the page, signs in through the header, and uses trolley, search, menu and the framework's router. */
export const visit = (browser: Browser, origin: string, { hasRouter }: Starter): Promise<Visit> =>
  withPage(browser, origin, async (page) => {
    const errors: string[] = [];
    const record = (text: string) => {
      // The sign-in page is the demo's, whose release the starter's store lacks.
      if (new URL(page.url()).pathname.startsWith(PAGE)) errors.push(text);
    };
    page.on('pageerror', (error) => {
      record(error.message);
    });
    page.on('console', (message) => {
      // The browser also reports the token service's 401 for a visitor.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        record(message.text());
    });
    await watchReact(page);
    const started = performance.now();
    const header = await openRecorded(page, PAGE);
    await header.ready();
    const milliseconds = performance.now() - started;
    // A server's markup is visible before the remote runs: the rest is measured after hydration.
    await ready(page);
    const shifts = (await shiftsOf(page)) as readonly { readonly value: number }[];
    const response = await page.request.get(PAGE);
    const isServerRendered = RENDERED.test(await response.text());
    await signIn(header);
    await useHeader(header);
    // React's renderer is loaded, and hydrates the markup, when a shopper comes near.
    const copies = await reactCopies(page);
    const replacedParts = await replacedNodes(page);
    if (hasRouter) await changePages(header);
    return {
      errors,
      headers: response.headers(),
      milliseconds,
      reactCopies: copies,
      layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
      isServerRendered,
      replacedParts,
    };
  });

/**
 * Opens the page while every file of the remote is refused or hangs.
 *
 * @returns after how many milliseconds links were visible
 */
export const visitWithoutRemote = (
  browser: Browser,
  origin: string,
  fault: 'refused' | 'hangs',
): Promise<number> =>
  withPage(browser, origin, async (page) => {
    await page.route(REMOTE, (route) => (fault === 'refused' ? route.abort() : undefined));
    const started = performance.now();
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(page.locator('a[href="/ecom/shop/trolley"]').first()).toBeVisible({
      timeout: LINKS_TIMEOUT_MS,
    });
    await expect(page.getByRole('heading', { name: 'My page' })).toBeVisible();
    return performance.now() - started;
  });

/** Opens the page. @returns the version of the header that its file addresses name */
export const releaseOf = (browser: Browser, origin: string): Promise<string> =>
  withPage(browser, origin, async (page) => {
    await new Header(page).open(PAGE);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return names.map((name) => /\/mfe\/common\/(\d[^/]*)\//.exec(name)?.[1]).find(Boolean) ?? '';
  });
