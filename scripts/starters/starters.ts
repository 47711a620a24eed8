/** A starter: the smallest project of a kind of host, in `host-demo/starters/{name}`. */
export interface Starter {
  readonly name: string;
  /** The description in the table. */
  readonly kind: string;
  /** The built files, if any web server can serve them; undefined for a starter with a server, which `npm start` starts. */
  readonly files?: string;
  /** Copies of React that the page must run: the host's, or the header's own. */
  readonly reactCopies: number;
  /**
   * Where the copy of `host-demo/starters/config.ts` is; undefined for a project without packages, where nothing is
   * installed, built or type-checked.
   */
  readonly config?: string;
  /** Whether the server uses the package `shop-header-server`. */
  readonly rendersHeader?: boolean;
}

export const STARTERS: readonly Starter[] = [
  { name: 'react', kind: 'React, built by Vite', files: 'dist', reactCopies: 1, config: 'src/config.ts' },
  {
    name: 'react-18',
    kind: 'React 18, built by Vite',
    files: 'dist',
    reactCopies: 2,
    config: 'src/config.ts',
  },
  {
    name: 'vanilla',
    kind: 'no framework, built by Vite',
    files: 'dist',
    reactCopies: 1,
    config: 'src/config.ts',
  },
  { name: 'plain', kind: 'plain HTML', files: '.', reactCopies: 1 },
  { name: 'vue', kind: 'Vue', files: 'dist', reactCopies: 1, config: 'src/config.ts' },
  { name: 'angular', kind: 'Angular', files: 'dist/browser', reactCopies: 1, config: 'src/app/config.ts' },
  {
    name: 'rspack',
    kind: 'federation host, built by Rspack',
    files: 'dist',
    reactCopies: 1,
    config: 'src/config.ts',
  },
  { name: 'next', kind: 'Next', reactCopies: 1, config: 'app/config.ts', rendersHeader: true },
  {
    name: 'react-router',
    kind: 'React Router, rendered on its server',
    reactCopies: 1,
    config: 'app/config.ts',
    rendersHeader: true,
  },
  {
    name: 'astro',
    kind: 'Astro, rendered on its server',
    reactCopies: 1,
    config: 'src/config.ts',
    rendersHeader: true,
  },
  { name: 'server', kind: 'Node server', reactCopies: 1, config: 'src/config.ts', rendersHeader: true },
];
