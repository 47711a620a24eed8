import { markdownTable } from '../../tests/support/markdown-table';
import type { SpokenScene } from './visit';

export interface Versions {
  readonly orca: string;
  readonly firefox: string;
}

/** Returns the text of docs/screen-reader.md. */
export const screenReaderPage = (scenes: readonly SpokenScene[], { orca, firefox }: Versions): string =>
  [
    '# What a screen reader says',
    'Written by `npm run test:only -- screen-reader --write`: the phrases of the screen reader Orca during a visit of the demo in Firefox ESR. Without `--write`, the command repeats the visit and compares it with this page.',
    'The keys are sent to the browser, not to Orca, so Orca’s own commands for reading are not part of the visit. `‹day›` and `‹time›` depend on the date. Not recorded: “Browse mode” and “Focus mode”, which depend on what Orca has read before. [Access](access.md) lists what was not tested.',
    `Last written with Orca ${orca} and Firefox ${firefox}.`,
    ...scenes.flatMap(({ title, steps }) => [
      `## ${title}`,
      markdownTable(
        ['step', 'Orca says'],
        steps.map(({ what, phrases }) => [
          what,
          phrases.map((phrase) => phrase.replaceAll('|', '\\|')).join('<br>'),
        ]),
      ),
    ]),
  ].join('\n\n') + '\n';

/** Returns the rows of the tables, which a visit must repeat, without the spaces that align the columns. */
export const rowsOf = (page: string): readonly string[] =>
  page
    .split('\n')
    .filter((line) => /^(\| (?!-)|## )/.test(line))
    .map((line) => line.replace(/ +/g, ' '));
