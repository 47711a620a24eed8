/** A starter: the smallest project of a kind of host, in `host-demo/starters/{name}`. */
export interface Starter {
  readonly name: string;
  /** The description in the table. */
  readonly kind: string;
  /** The built files, if any web server can serve them; undefined for a starter with a server, which `npm start` starts. */
  readonly files?: string;
  /** Copies of React that the page must run: the host's, or the header's own. */
  readonly reactCopies: number;
  /** False for a project without packages: nothing is installed, built or type-checked. */
  readonly isPackage: boolean;
  /** Whether the server uses the package `shop-header-server`. */
  readonly rendersHeader?: boolean;
}

export const STARTERS: readonly Starter[] = [
  { name: 'react', kind: 'React, built by Vite', files: 'dist', reactCopies: 1, isPackage: true },
  { name: 'react-18', kind: 'React 18, built by Vite', files: 'dist', reactCopies: 2, isPackage: true },
  { name: 'vanilla', kind: 'no framework, built by Vite', files: 'dist', reactCopies: 1, isPackage: true },
  { name: 'plain', kind: 'plain HTML', files: '.', reactCopies: 1, isPackage: false },
  { name: 'vue', kind: 'Vue', files: 'dist', reactCopies: 1, isPackage: true },
  { name: 'angular', kind: 'Angular', files: 'dist/browser', reactCopies: 1, isPackage: true },
  {
    name: 'rspack',
    kind: 'federation host, built by Rspack',
    files: 'dist',
    reactCopies: 1,
    isPackage: true,
  },
  { name: 'next', kind: 'Next', reactCopies: 1, isPackage: true, rendersHeader: true },
  {
    name: 'react-router',
    kind: 'React Router, rendered on its server',
    reactCopies: 1,
    isPackage: true,
    rendersHeader: true,
  },
  {
    name: 'astro',
    kind: 'Astro, rendered on its server',
    reactCopies: 1,
    isPackage: true,
    rendersHeader: true,
  },
  { name: 'server', kind: 'Node server', reactCopies: 1, isPackage: true, rendersHeader: true },
];
