import { markdownTable } from '../../tests/support/markdown-table';
import { formatDocument } from '../docs/format-document';
import type { Row } from './test-starter';

export const DOCUMENT = 'docs/starters.md';

const HEAD = [
  'host',
  'lines of host code',
  'from the empty folder to the header (s)',
  'copies of React',
  'layout shift',
  'links if the remote is refused (ms)',
  'links if the remote hangs (ms)',
  'after a promotion of contract 2',
  'types',
];

const cellsOf = (row: Row): string[] => [
  row.kind,
  String(row.lines),
  row.seconds.toFixed(0),
  String(row.reactCopies),
  String(row.layoutShift),
  row.refused.toFixed(0),
  row.hangs.toFixed(0),
  'keeps its release',
  row.types,
];

/** Returns the document with the table of all starters. */
export const documentOf = (rows: readonly Row[]): Promise<string> =>
  formatDocument(
    DOCUMENT,
    `# Starters

\`npm run test:only -- starters --write\` writes this page. It copies each [starter](../host-demo/starters) to an empty folder, installs its
packages and the loader, builds it, and opens it in Chromium. A customer signs in through the header, sees the trolley's total, searches
and opens a menu. The header comes from the demo, from a folder and from an S3-compatible store.

Times depend on the machine, and installing is faster when npm's cache already has the packages. Where the HTML itself contains links
(plain HTML, and hosts that render on a server), they are visible before the remote is requested.

${markdownTable(HEAD, rows.map(cellsOf))}
`,
  );
