import { markdownTable } from '../../tests/support/markdown-table';
import { formatDocument } from '../docs/format-document';

/** How a starter's production pages send the policies. `Content-Security-Policy` with Trusted Types is always enforced. */
export interface Policies {
  /** What the pages do with scripts without a hash. */
  readonly integrity: 'enforced' | 'reported';
  /** What gives the page's own scripts their hashes, or why some have none. */
  readonly hashes: string;
  /** What sends the headers. */
  readonly sentBy: string;
}

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
  /** The policies of its production pages. */
  readonly policies: Policies;
  /**
   * Where the copy of `host-demo/starters/config.ts` is; undefined for a project without packages, where nothing is
   * installed, built or type-checked.
   */
  readonly config?: string;
}

const IN_SRC = 'src/config.ts';

/** Policies in a file of headers, of pages whose modules have hashes in an import map. */
const IN_FILE: Policies = {
  integrity: 'enforced',
  hashes: 'import map of `production.mjs`',
  sentBy: '`_headers` of `production.mjs`',
};

export const STARTERS: readonly Starter[] = [
  { name: 'react', policies: IN_FILE, kind: 'React, built by Vite', files: 'dist', config: IN_SRC },
  {
    name: 'react-18',
    policies: IN_FILE,
    kind: 'React 18, built by Vite',
    files: 'dist',
    reactCopies: 2,
    config: IN_SRC,
  },
  { name: 'vanilla', policies: IN_FILE, kind: 'no framework, built by Vite', files: 'dist', config: IN_SRC },
  {
    name: 'plain',
    policies: {
      integrity: 'reported',
      hashes: 'none for `v1/loader.js`: a promotion changes it',
      sentBy: '`_headers`',
    },
    kind: 'plain HTML',
    files: '.',
  },
  { name: 'vue', policies: IN_FILE, kind: 'Vue', files: 'dist', config: IN_SRC },
  {
    name: 'angular',
    policies: IN_FILE,
    kind: 'Angular',
    files: 'dist/browser',
    config: 'src/app/config.ts',
  },
  {
    name: 'rspack',
    policies: { ...IN_FILE, hashes: '`SubresourceIntegrityPlugin`' },
    kind: 'federation host, built by Rspack',
    files: 'dist',
    config: IN_SRC,
  },
  {
    name: 'next',
    policies: {
      integrity: 'reported',
      hashes: '`experimental.sri`; Next 16.4.6 gives none to chunks of client components',
      sentBy: '`proxy.ts`',
    },
    kind: 'Next',
    config: 'app/config.ts',
  },
  {
    name: 'react-router',
    policies: { integrity: 'enforced', hashes: '`subResourceIntegrity`', sentBy: '`entry.server.tsx`' },
    kind: 'React Router, rendered on its server',
    config: 'app/config.ts',
  },
  {
    name: 'astro',
    policies: { integrity: 'enforced', hashes: 'import map of `middleware.ts`', sentBy: '`middleware.ts`' },
    kind: 'Astro, rendered on its server',
    config: IN_SRC,
  },
  {
    name: 'server',
    policies: { integrity: 'enforced', hashes: '`integrity` in `server.ts`', sentBy: '`server.ts`' },
    kind: 'Node server',
    config: IN_SRC,
  },
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

## Policies

The production pages of all starters send these headers, and the test fails if one is missing or the console shows a violation.
\`Content-Security-Policy\` allows no inline script or style without a hash or nonce, and demands Trusted Types.
[\`Integrity-Policy\`](hosts/production.md#send-an-integrity-policy) makes the browser block a script without a hash; where it is only
reported, the pages send \`Integrity-Policy-Report-Only\`.

${markdownTable(POLICY_HEAD, STARTERS.map(policyCells))}
`,
  );
