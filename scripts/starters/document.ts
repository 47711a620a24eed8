import { markdownTable } from '../../tests/support/markdown-table';
import { linesOf } from './install-starter';
import { STARTERS, type Starter } from './starters';

/** The oldest version of Node that the header's own programs support. */
const OWN_NODE = '20.19.0';

/** A row of the table in docs/starters.md. */
export interface Row {
  readonly kind: string;
  readonly lines: number;
  /** From the empty folder to the visible header: installing, building, loading. */
  readonly seconds: number;
  readonly reactCopies: number;
  readonly layoutShift: number;
  /** Milliseconds until links are visible. */
  readonly refused: number;
  readonly hangs: number;
  /** The compilers that checked the types. */
  readonly types: string;
}

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

const POLICY_HEAD = [
  'host',
  '`Content-Security-Policy`',
  '`Integrity-Policy`',
  'hashes of scripts',
  'headers sent by',
];

const policyCells = ({ kind, policies }: Starter): string[] => [
  kind,
  'enforced',
  policies.integrity === 'enforced' ? 'enforced' : 'only reported',
  policies.hashes,
  policies.sentBy,
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

const PROGRAM_HEAD = ['host', 'Node', '`npm run dev`', "pages changed by the framework's router, Back"];

const programCells = ({ kind, node, hasDevServer, hasRouter }: Starter): string[] => [
  kind,
  `from ${node ?? OWN_NODE}`,
  hasDevServer ? 'tested' : '–',
  hasRouter ? 'tested' : '–',
];

/** Returns the cells of a row of the current document, with the lines of the starter as it is now. */
const currentCells = (starter: Starter, current: string): string[] | undefined => {
  const [firstTable = ''] = current.split('\n## ');
  const row = firstTable.split('\n').find((line) => line.startsWith(`| ${starter.kind} `));
  if (row === undefined) return undefined;
  const [kind = '', , ...others] = row.split('|').slice(1, -1);
  return [kind, String(linesOf(starter)), ...others].map((cell) => cell.trim());
};

/**
 * Returns the document with the tables of all starters; its format is not final.
 *
 * @param rows the starters that were tested; the others keep their row of the current document
 */
export const documentOf = (rows: readonly Row[], current: string): string => {
  const table = STARTERS.flatMap((starter) => {
    const tested = rows.find(({ kind }) => kind === starter.kind);
    const cells = tested ? cellsOf(tested) : currentCells(starter, current);
    return cells ? [cells] : [];
  });
  return `# Starters

\`npm run test:only -- starters --write\` writes this page. It copies each [starter](../host-demo/starters) to an empty folder, installs its
packages and the loader, builds it, and opens it in Chromium. A customer signs in through the header, sees the trolley's total, searches
and opens a menu. The header comes from the demo, from a folder and from an S3-compatible store. \`starters vue --write\` writes one row.

Times depend on the machine, and installing is faster when npm's cache already has the packages. Where the HTML itself contains links
(plain HTML, and hosts that render on a server), they are visible before the remote is requested. TypeScript 7 checks only the modules of hosts
with \`(modules)\`: the programs that check their components do not run on it yet.

${markdownTable(HEAD, table)}

## Programs

A starter whose framework needs a newer Node than the one that runs the test is tested with that version, which the command installs. Under
\`npm run dev\` the customer does the same, through the starter's own proxy. In starters with a router, a link leads to a second page
without a load, and Back to the first one: the header's element stays, and works on both pages.

${markdownTable(PROGRAM_HEAD, STARTERS.map(programCells))}

## Policies

The production pages of all starters send these headers, and the test fails if one is missing or the console shows a violation.
\`Content-Security-Policy\` allows no inline script or style without a hash or nonce, and demands Trusted Types.
[\`Integrity-Policy\`](hosts/production.md#send-an-integrity-policy) makes the browser block a script without a hash; where it is only
reported, the pages send \`Integrity-Policy-Report-Only\`.

${markdownTable(POLICY_HEAD, STARTERS.map(policyCells))}
`;
};
