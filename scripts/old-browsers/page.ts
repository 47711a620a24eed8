import { markdownTable } from '../../tests/support/markdown-table';
import { STEPS } from './visit';

/** What one browser did. */
export interface Visit {
  readonly name: string;
  /** As the browser states it: `HeadlessChrome/109.0.5412.0` */
  readonly version: string;
  /** Titles of the steps that passed. */
  readonly passed: readonly string[];
}

/** Returns the table of steps and browsers in Markdown. */
export const oldBrowsersPart = (visits: readonly Visit[]): string =>
  markdownTable(
    ['visit', ...visits.map(({ name }) => name)],
    [
      ...STEPS.map(([title]) => [
        title,
        ...visits.map(({ passed }) => (passed.includes(title) ? 'yes' : 'no')),
      ]),
      ['version', ...visits.map(({ version }) => version.replace('Headless', ''))],
    ],
  );
