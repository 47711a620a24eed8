import { markdownTable } from '../../tests/support/markdown-table';
import { formatDocument } from '../docs/format-document';

/** A starter: the smallest project of a kind of host, in `host-demo/starters/{name}`. */
export interface Starter {
  readonly name: string;
  /** The description in the table. */
  readonly kind: string;
  /**
   * The built files, if any web server can serve them; undefined for a starter with a server, which `npm start` starts,
   * and which renders the header with the package `shop-header-server`.
   */
  readonly files?: string;
  /** Copies of React that the page must run: one by default, the host's or the header's own. */
  readonly reactCopies?: number;
  /**
   * What its production pages do with scripts without a hash; undefined if they send no policies. The script of plain HTML changes
   * with a promotion, so it has none.
   */
  readonly integrity?: 'enforced' | 'reported';
  /**
   * Where the copy of `host-demo/starters/config.ts` is; undefined for a project without packages, where nothing is
   * installed, built or type-checked.
   */
  readonly config?: string;
}

const IN_SRC = 'src/config.ts';

export const STARTERS: readonly Starter[] = [
  { name: 'react', integrity: 'enforced', kind: 'React, built by Vite', files: 'dist', config: IN_SRC },
  {
    name: 'react-18',
    integrity: 'enforced',
    kind: 'React 18, built by Vite',
    files: 'dist',
    reactCopies: 2,
    config: IN_SRC,
  },
  {
    name: 'vanilla',
    integrity: 'enforced',
    kind: 'no framework, built by Vite',
    files: 'dist',
    config: IN_SRC,
  },
  { name: 'plain', integrity: 'reported', kind: 'plain HTML', files: '.' },
  { name: 'vue', integrity: 'enforced', kind: 'Vue', files: 'dist', config: IN_SRC },
  { name: 'angular', kind: 'Angular', files: 'dist/browser', config: 'src/app/config.ts' },
  { name: 'rspack', kind: 'federation host, built by Rspack', files: 'dist', config: IN_SRC },
  { name: 'next', kind: 'Next', config: 'app/config.ts' },
  {
    name: 'react-router',
    integrity: 'enforced',
    kind: 'React Router, rendered on its server',
    config: 'app/config.ts',
  },
  { name: 'astro', integrity: 'enforced', kind: 'Astro, rendered on its server', config: IN_SRC },
  { name: 'server', integrity: 'enforced', kind: 'Node server', config: IN_SRC },
];

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
  readonly types: 'checked' | 'none';
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
