import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { STEPS } from './visit';

const PAGE = path.join('docs', 'browsers.md');

/** What one browser did. */
export interface Visit {
  readonly name: string;
  /** As the browser states it: `HeadlessChrome/109.0.5412.0` */
  readonly version: string;
  /** Titles of the steps that passed. */
  readonly passed: readonly string[];
}

/** Returns the page in Markdown: the browsers of the header, and a table of steps and browsers. */
const browsersPage = (visits: readonly Visit[]): string =>
  [
    '# Browsers',
    'The header supports Chrome and Edge 109, Firefox 115, Safari 16.4, and all later versions. `browserslist` in package.json names them; ESLint and stylelint refuse what one of them lacks. Older browsers have the plain links: the loader requests no file of the header, and reports the problem [`load_unsupported`](problems.md#load_unsupported).',
    'The journeys run in the current Chromium. `npm run test:old-browsers -- --write` visits the demo with the oldest browsers that Linux has, and writes this table. It downloads Chromium from npm and Firefox from Debian 11, so it needs a machine with Debian.',
    [
      `| visit | ${visits.map(({ name }) => name).join(' | ')} |`,
      `|---|${visits.map(() => '---|').join('')}`,
      ...STEPS.map(
        ([title]) =>
          `| ${[title, ...visits.map(({ passed }) => (passed.includes(title) ? 'yes' : 'no'))].join(' | ')} |`,
      ),
      `| version | ${visits.map(({ version }) => version.replace('Headless', '')).join(' | ')} |`,
    ].join('\n'),
    'No build of Safari runs on Linux. A journey (`tests/journeys/old-browsers.spec.ts`) deletes the functions that Safari 16.4 lacks, and those that a browser before it lacks.',
    '',
  ].join('\n\n');

export const writeBrowsersPage = async (visits: readonly Visit[]): Promise<void> => {
  const options = await resolveConfig(PAGE);
  writeFileSync(PAGE, await format(browsersPage(visits), { ...options, parser: 'markdown' }));
};
