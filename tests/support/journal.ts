import { expect } from '@playwright/test';

/** One call in the demo's journal. */
export interface JournalEntry {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number | null;
}

/** The breadcrumb of calls that a shell's own page sends; all other calls are the header's. */
const SHELL_BREADCRUMB = 'shop-page';

/**
 * Menus send these calls once the page is idle, and footers when they are near the viewport. Other tests ignore them.
 */
const IDLE_CALLS: readonly string[] = ['taxonomy', 'fragments', 'footer-taxonomy'];

/** Returns the calls that the header sent because of an event, without those that menus send when the page is idle. */
export const headerCalls = (journal: readonly JournalEntry[]): readonly JournalEntry[] =>
  journal.filter(
    ({ call, headers }) =>
      call !== 'remote' && !IDLE_CALLS.includes(call) && headers['breadcrumb'] !== SHELL_BREADCRUMB,
  );

/** Expects that the header has sent these calls and no others. `all-calls.spec.ts` compares what each call contains. */
export const expectCalls = (journal: readonly JournalEntry[], names: readonly string[]): void => {
  expect([...new Set(headerCalls(journal).map(({ call }) => call))].sort()).toEqual([...names].sort());
};
