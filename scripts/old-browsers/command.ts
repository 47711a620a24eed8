import { Command } from 'commander';
import { PARTS } from '../../tests/engines/journeys';
import { writePart } from '../docs/format-document';
import { outcomeTable, printCounts, visitAll } from '../engines/visit';
import { OLD_BROWSERS } from './engines';

/** What shoppers do most, in every host. The drivers of old browsers cannot give every input of the other journeys. */
const TITLES: readonly (string | RegExp)[] = [
  'suggests terms while typing',
  'Down and Enter open a suggestion',
  'the search of phones opens over the page, and Cancel closes it',
  'a press on a category opens the next column',
  'the side menu leads two levels down, and Back leads up',
  'shows the trolley’s items and cost',
  'shows the slot’s day and time, and its details on a press',
  'Escape closes the question and returns the focus',
  'a visitor can sign in',
  'a customer can sign out',
  /^the header works in /,
];

const JOURNEYS = PARTS.flatMap(([, journeys]) => journeys).filter(({ title }) =>
  TITLES.some((wanted) => (typeof wanted === 'string' ? title === wanted : wanted.test(title))),
);

const testOldBrowsers = async ({ write }: { readonly write?: true }): Promise<void> => {
  const outcomes = await visitAll(OLD_BROWSERS, JOURNEYS);
  if (write) await writePart('docs/browsers.md', 'old-browsers', outcomeTable(outcomes, JOURNEYS));
  process.exitCode = printCounts(outcomes) ? 0 : 1;
};

export const oldBrowserTest = new Command('old-browsers')
  .description('Visits the built demo with Chromium 109 and Firefox 115, which it downloads.')
  .option('--write', 'writes the table of docs/browsers.md')
  .action(testOldBrowsers);
