import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

export interface Contestant {
  readonly name: string;
  /** Name of its page, under `/bench/`. */
  readonly page: string;
  /** The script and the style sheet of the page, by their common name. */
  readonly library: string;
  /** Whether the markup and the style sheets of the header surround the field, as they surround ours. */
  readonly isInHeader: boolean;
  readonly field: (page: Page) => Locator;
  /** The button that opens the field on a small screen. */
  readonly trigger?: (page: Page) => Locator;
  /** Matches the suggestions; our list has other rows, too. */
  readonly suggestions: string;
}

export const OURS: Contestant = {
  name: 'this header',
  page: 'header',
  library: 'header',
  isInHeader: true,
  field: (page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' }),
  trigger: (page) => page.getByRole('banner').getByRole('button', { name: 'Open search' }),
  suggestions: '[data-kind="suggestion"]',
};

const LIBRARIES = [
  {
    name: '@algolia/autocomplete-js',
    library: 'autocomplete',
    field: (page: Page) => page.locator('.aa-Input'),
    trigger: (page: Page) => page.locator('.aa-DetachedSearchButton'),
    suggestions: '[role="option"]',
  },
  {
    name: 'downshift',
    library: 'downshift',
    field: (page: Page) => page.locator('#root input[role="combobox"]'),
    suggestions: '[role="option"]',
  },
] as const;

/** The libraries in the same header as our field, which the ratio compares. */
const IN_HEADER: readonly Contestant[] = LIBRARIES.map((each) => ({
  ...each,
  name: `${each.name} in a header`,
  page: `${each.library}-in-header`,
  isInHeader: true,
}));

/** The libraries in a page of their own, which has less to lay out. */
export const ALONE: readonly Contestant[] = LIBRARIES.map((each) => ({
  ...each,
  page: each.library,
  isInHeader: false,
}));

export const CONTESTANTS: readonly Contestant[] = [OURS, ...IN_HEADER, ...ALONE];

export interface Visit {
  readonly contestant: Contestant;
  readonly page: Page;
  readonly session: CDPSession;
  readonly close: () => Promise<void>;
}

interface VisitOptions {
  readonly origin: string;
  /** Width of the screen in CSS pixels. */
  readonly width: number;
  /** Runs before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** Opens the contestant's page in a separate browser context, and waits until the network is idle. */
export const visit = async (
  browser: Browser,
  contestant: Contestant,
  { origin, width, prepare }: VisitOptions,
): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width, height: 800 }, locale: 'en-GB' });
  const page = await context.newPage();
  await prepare?.(page);
  await page.goto(`${origin}/bench/${contestant.page}`, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  return { contestant, page, session, close: () => context.close() };
};

/** Focuses the field, by its trigger where the field is hidden. */
export const focusField = async ({ contestant, page }: Visit): Promise<void> => {
  const field = contestant.field(page);
  const trigger = contestant.trigger?.(page);
  await (trigger ? field.or(trigger) : field).filter({ visible: true }).first().click();
  await field.focus();
};
