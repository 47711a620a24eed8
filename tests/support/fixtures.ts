import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { startDemo, type RunningDemo } from './demo';
import type { JournalEntry } from './journal';

/** A partial world, in the format of `PUT /demo/world`. */
type WorldPatch = Readonly<Record<string, unknown>>;

interface Fault {
  readonly call: string;
  readonly kind: string;
  readonly [detail: string]: unknown;
}

interface Fixtures {
  /** Changes fields of this test's world. */
  readonly world: (patch: WorldPatch) => Promise<void>;
  /** Replaces this test's world with one of the demo's presets. */
  readonly preset: (name: string) => Promise<void>;
  /** Injects faults into calls of this test's world. */
  readonly faults: (list: readonly Fault[]) => Promise<void>;
  /** Returns every service call of this test's pages. */
  readonly journal: () => Promise<readonly JournalEntry[]>;
  /**
   * Allows console errors that match. Any other console error and any uncaught error fails the test. A violation of the
   * page's security policy always fails it [FED-7].
   */
  readonly allowProblems: (pattern: RegExp) => void;
  readonly problems: { readonly seen: string[]; readonly allowed: RegExp[] };
}

/** Marks the console errors that report a violation of the page's security policy. */
const VIOLATION = 'policy violated:';

/** Makes every page of the test report violations of its security policy, including those of Trusted Types. */
const reportViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      console.error(mark, effectiveDirective, blockedURI, sample, `${sourceFile}:${String(lineNumber)}`);
    });
  }, VIOLATION);

/** Collects uncaught errors and console errors of a page, with the address that each came from. */
const watchProblems = (page: Page, seen: string[]): void => {
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
};

type UseDemo = (demo: RunningDemo) => Promise<void>;

/**
 * Returns a fixture with a demo for all tests of a worker. Playwright takes each call's fixture for another one, so that
 * tests with a fixture of their own share no worker, and no demo, with other tests.
 */
export const demoOfWorker = () => {
  // Playwright reads the names of the required fixtures from this pattern; ESLint forbids an empty one.
  const fixture = async ({ browserName: _browserName }: object & { browserName?: string }, use: UseDemo) => {
    const demo = await startDemo();
    await use(demo);
    await demo.close();
  };
  return [fixture, { scope: 'worker' }] satisfies [typeof fixture, { scope: 'worker' }];
};

/** A test with its own browser session, and so its own world. One demo serves all tests of a worker. */
export const test = base.extend<Fixtures, { readonly demo: RunningDemo }>({
  demo: demoOfWorker(),
  baseURL: async ({ demo }, use) => use(demo.origin),
  world: async ({ context, demo }, use) =>
    use(async (patch) => {
      const response = await context.request.put(`${demo.origin}/demo/world`, { data: patch });
      expect(response.status(), await response.text()).toBe(200);
    }),
  preset: async ({ context, demo }, use) =>
    use(async (name) => {
      const response = await context.request.post(`${demo.origin}/demo/world/reset`, {
        data: { preset: name },
      });
      expect(response.status(), await response.text()).toBe(200);
    }),
  faults: async ({ context, demo }, use) =>
    use(async (list) => {
      const response = await context.request.put(`${demo.origin}/demo/faults`, { data: list });
      expect(response.status(), await response.text()).toBe(200);
    }),
  journal: async ({ context, demo }, use) =>
    use(async () => {
      const response = await context.request.get(`${demo.origin}/demo/journal`);
      return (await response.json()) as JournalEntry[];
    }),
  problems: [
    async ({ context }, use) => {
      const problems = { seen: [] as string[], allowed: [] as RegExp[] };
      await reportViolations(context);
      context.on('page', (page) => watchProblems(page, problems.seen));
      await use(problems);
      // A violated policy is allowed only by a pattern that names it.
      const isAllowed = (text: string) =>
        problems.allowed.some(
          (each) => each.test(text) && (!text.includes(VIOLATION) || each.source.includes(VIOLATION)),
        );
      const surprises = problems.seen.filter((text) => !isAllowed(text));
      expect(surprises, 'no uncaught error, no error in the console').toEqual([]);
    },
    { auto: true },
  ],
  allowProblems: async ({ problems }, use) => use((pattern) => void problems.allowed.push(pattern)),
});

export { expect };
