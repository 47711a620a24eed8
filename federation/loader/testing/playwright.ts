/** For end-to-end tests with Playwright: serves a fake of the remote to the pages of a test. */
import { readFile } from 'node:fs/promises';
import type { Fixtures, Page, PlaywrightTestArgs, PlaywrightTestOptions } from '@playwright/test';
import type { HeaderEventDetails, HeaderProps, Role } from '../../contract';
import type { FakeHeader, HeaderEventName, HostEvent } from './fake-header';
import { createFakeRelease } from './fake-release';

/** The fake header of a page. */
export interface PageHeader {
  /** Sends an event as the header does. `IDENTITY_CHANGED` also displays the session of that role. */
  readonly emit: <Name extends HeaderEventName>(
    name: Name,
    detail: HeaderEventDetails[Name],
  ) => Promise<void>;
  /** Returns the events that the page has sent to the header, oldest first. */
  readonly hostEvents: () => Promise<readonly HostEvent[]>;
  /** Returns the configuration of the last mount or update; undefined before the first. */
  readonly config: () => Promise<HeaderProps['config'] | undefined>;
}

/** The fixtures that {@link headerFixtures} adds to a test. */
export interface HeaderFixtures {
  /** Who is signed in; `visitor` by default. A customer and an operator have a trolley and a booked slot. */
  readonly headerSession: Role;
  /** The loader's `base`, as a path or an address; `/ecom/assets/mfe/common/` by default. */
  readonly headerBase: string;
  /** The fake header of the test's page. */
  readonly header: PageHeader;
}

/** The fake remote's global. Playwright's types of arguments lose which detail belongs to which name. */
type FakeWindow = Window & {
  readonly shopHeaderFake?: Omit<FakeHeader, 'emit'> & {
    readonly emit: (name: string, detail: unknown) => void;
  };
};

const MOUNTED = '[data-fake-header]';

const createPageHeader = (page: Page): PageHeader => ({
  emit: async (name, detail) => {
    await page.locator(MOUNTED).waitFor({ state: 'attached' });
    const event: readonly [string, unknown] = [name, detail];
    await page.evaluate((given) => (window as FakeWindow).shopHeaderFake?.emit(...given), event);
  },
  hostEvents: async () => page.evaluate(() => [...((window as FakeWindow).shopHeaderFake?.hostEvents ?? [])]),
  config: async () => page.evaluate(() => (window as FakeWindow).shopHeaderFake?.props?.config),
});

const isAbsolute = (base: string): boolean => /^https?:/.test(base);

/**
 * Fixtures for `test.extend`: every page of a test loads a fake header from this package, and no request for the remote
 * reaches the network. `headerSession` and `headerBase` are options of `test.use`.
 */
export const headerFixtures: Fixtures<HeaderFixtures, object, PlaywrightTestArgs & PlaywrightTestOptions> = {
  headerSession: ['visitor', { option: true }],
  headerBase: ['/ecom/assets/mfe/common/', { option: true }],
  header: [
    async ({ page, context, headerSession, headerBase }, use) => {
      const source = await readFile(new URL('./fake-remote.js', import.meta.url), 'utf8');
      const fileAt = createFakeRelease(source, headerSession);
      const isRemote = ({ href, pathname }: URL): boolean =>
        (isAbsolute(headerBase) ? href : pathname).startsWith(headerBase);
      await context.route(isRemote, async (route) => {
        const file = fileAt(new URL(route.request().url()).pathname);
        const headers = { 'access-control-allow-origin': '*' };
        await route.fulfill(file ? { ...file, headers } : { status: 404, headers });
      });
      await use(createPageHeader(page));
    },
    { auto: true },
  ],
};
