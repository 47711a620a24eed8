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
  /** The first version of Node on which its framework runs, if that is newer than the header's own. */
  readonly node?: string;
  /** Whether `npm run dev` is started and driven, too. */
  readonly hasDevServer?: true;
  /** Whether it has a second page, which the framework's router shows without a load. */
  readonly hasRouter?: true;
}

const IN_SRC = 'src/config.ts';

/** Policies in a file of headers, of pages whose modules have hashes in an import map. */
const IN_FILE: Policies = {
  integrity: 'enforced',
  hashes: 'import map of `production.mjs`',
  sentBy: '`_headers` of `production.mjs`',
};

export const STARTERS: readonly Starter[] = [
  {
    name: 'react',
    policies: IN_FILE,
    kind: 'React, built by Vite',
    files: 'dist',
    config: IN_SRC,
    hasDevServer: true,
  },
  {
    name: 'react-18',
    policies: IN_FILE,
    kind: 'React 18, built by Vite',
    files: 'dist',
    reactCopies: 2,
    config: IN_SRC,
    hasDevServer: true,
  },
  {
    name: 'vanilla',
    policies: IN_FILE,
    kind: 'no framework, built by Vite',
    files: 'dist',
    config: IN_SRC,
    hasDevServer: true,
  },
  {
    name: 'plain',
    policies: {
      integrity: 'reported',
      hashes: 'none for `v1/loader.js` and `v1/frame.js`: a promotion changes them',
      sentBy: '`_headers`',
    },
    kind: 'plain HTML',
    files: '.',
  },
  { name: 'vue', policies: IN_FILE, kind: 'Vue', files: 'dist', config: IN_SRC, hasDevServer: true },
  {
    name: 'angular',
    policies: IN_FILE,
    kind: 'Angular',
    files: 'dist/browser',
    config: 'src/app/config.ts',
    node: '22.22.3',
    hasDevServer: true,
    hasRouter: true,
  },
  {
    name: 'rspack',
    policies: { ...IN_FILE, hashes: '`SubresourceIntegrityPlugin`' },
    kind: 'federation host, built by Rspack',
    files: 'dist',
    config: IN_SRC,
    hasDevServer: true,
  },
  {
    name: 'vite-federation',
    policies: IN_FILE,
    kind: 'federation host, built by Vite',
    files: 'dist',
    config: IN_SRC,
    hasDevServer: true,
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
    hasDevServer: true,
  },
  {
    name: 'react-router',
    policies: { integrity: 'enforced', hashes: '`subResourceIntegrity`', sentBy: '`entry.server.tsx`' },
    kind: 'React Router, rendered on its server',
    config: 'app/config.ts',
    node: '22.22.0',
    hasDevServer: true,
  },
  {
    name: 'astro',
    policies: { integrity: 'enforced', hashes: 'import map of `middleware.ts`', sentBy: '`middleware.ts`' },
    kind: 'Astro, rendered on its server',
    config: IN_SRC,
    node: '22.12.0',
    hasDevServer: true,
  },
  {
    name: 'sveltekit',
    policies: {
      integrity: 'enforced',
      hashes: 'import map of `hooks.server.ts`',
      sentBy: '`hooks.server.ts`',
    },
    kind: 'SvelteKit, rendered on its server',
    config: IN_SRC,
    node: '22.17.0',
    hasDevServer: true,
    hasRouter: true,
  },
  {
    name: 'nuxt',
    policies: {
      integrity: 'enforced',
      hashes: "Nuxt's import map, by `shop-header.ts`",
      sentBy: '`server/plugins/shop-header.ts`',
    },
    kind: 'Nuxt, rendered on its server',
    config: 'app/config.ts',
    node: '22.19.0',
    hasDevServer: true,
    hasRouter: true,
  },
  {
    name: 'server',
    policies: { integrity: 'enforced', hashes: '`integrity` in `server.ts`', sentBy: '`server.ts`' },
    kind: 'Node server',
    config: IN_SRC,
  },
];
