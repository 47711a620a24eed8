import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';
import { startDemo, type RunningDemo } from './demo';
import type { JournalEntry } from './journal';

/** A partial world as `PUT /demo/world` takes it. */
type WorldPatch = Readonly<Record<string, unknown>>;

interface Fault {
  readonly call: string;
  readonly kind: string;
  readonly [detail: string]: unknown;
}

interface Fixtures {
  /** Sets fields of this test's own world. */
  readonly world: (patch: WorldPatch) => Promise<void>;
  /** Puts one of the demo's named worlds in place. */
  readonly preset: (name: string) => Promise<void>;
  /** Breaks calls of this test's own world. */
  readonly faults: (list: readonly Fault[]) => Promise<void>;
  /** Every service call that this test's pages made. */
  readonly journal: () => Promise<readonly JournalEntry[]>;
  /**
   * Lets the console say what matches; anything else, and any uncaught error, fails the test. What a page's policy
   * has stopped always does [FED-7].
   */
  readonly allowProblems: (pattern: RegExp) => void;
  readonly problems: { readonly seen: string[]; readonly allowed: RegExp[] };
}

/** Begins the line by which a page tells of what its policy has stopped. */
const VIOLATION = 'policy violated:';

/** Makes every page of the test tell of violations of its policy, Trusted Types among them. */
const tellViolations = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((mark) => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event;
      console.error(mark, effectiveDirective, blockedURI, sample, `${sourceFile}:${String(lineNumber)}`);
    });
  }, VIOLATION);

/** Collects what a page throws and writes as errors, with the address it came from. */
const watchProblems = (page: Page, seen: string[]): void => {
  page.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
  });
};

/** A test with a browser session, hence a world, of its own; one demo serves all tests of a worker. */
export const test = base.extend<Fixtures, { readonly demo: RunningDemo }>({
  demo: [
    // eslint wants no empty pattern; Playwright reads the names of fixtures from one.
    async ({ browserName: _browserName }, use) => {
      const demo = await startDemo();
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, use) => use(demo.origin),
  world: async ({ context, demo }, use) =>
    use(async (patch) => {
      const answer = await context.request.put(`${demo.origin}/demo/world`, { data: patch });
      expect(answer.status(), await answer.text()).toBe(200);
    }),
  preset: async ({ context, demo }, use) =>
    use(async (name) => {
      const answer = await context.request.post(`${demo.origin}/demo/world/reset`, {
        data: { preset: name },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    }),
  faults: async ({ context, demo }, use) =>
    use(async (list) => {
      const answer = await context.request.put(`${demo.origin}/demo/faults`, { data: list });
      expect(answer.status(), await answer.text()).toBe(200);
    }),
  journal: async ({ context, demo }, use) =>
    use(async () => {
      const answer = await context.request.get(`${demo.origin}/demo/journal`);
      return (await answer.json()) as JournalEntry[];
    }),
  problems: [
    async ({ context }, use) => {
      const problems = { seen: [] as string[], allowed: [] as RegExp[] };
      await tellViolations(context);
      context.on('page', (page) => watchProblems(page, problems.seen));
      await use(problems);
      const surprises = problems.seen.filter(
        (text) => text.includes(VIOLATION) || !problems.allowed.some((each) => each.test(text)),
      );
      expect(surprises, 'nothing uncaught, no error in the console').toEqual([]);
    },
    { auto: true },
  ],
  allowProblems: async ({ problems }, use) => use((pattern) => void problems.allowed.push(pattern)),
});

export { expect };
