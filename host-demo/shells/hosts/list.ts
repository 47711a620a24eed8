import type { ExposeName } from '../../../federation/loader/release';

/** A page of the demo at `/demo/hosts/{name}`: each is a different kind of host of the same release [FED-2]. */
export interface DemoHost {
  readonly name: string;
  /** The description that the demo shows. */
  readonly kind: string;
  /**
   * The module that it imports from the remote with our loader; undefined for a stock host, whose federation runtime
   * selects the files.
   */
  readonly expose?: ExposeName;
  /**
   * Whether the host's own runtime sets script addresses as text, which a Trusted Types policy named `default` must
   * allow.
   */
  readonly typesByDefault?: boolean;
  /** Whether it is the page of the starter `plain`, whose only script is the loader's. */
  readonly isPlain?: boolean;
  /** Whether its server renders the page, including the header. */
  readonly rendered?: boolean;
}

export const DEMO_HOSTS: readonly DemoHost[] = [
  { name: 'stock', kind: 'React 19 with the federation plugin, and none of our code', typesByDefault: true },
  {
    name: 'rsbuild',
    kind: 'React 19 built by Rsbuild, with the federation plugin and our runtime plugin',
    typesByDefault: true,
  },
  { name: 'vite', kind: 'React 19 built by Vite, with our loader', expose: './Header' },
  {
    name: 'react-server',
    kind: 'React 19 rendered on a Node server, with our loader',
    expose: './Header',
    rendered: true,
  },
  {
    name: 'react-18',
    kind: 'React 18 with our loader; the header runs on its own React',
    expose: './mount',
  },
  { name: 'element', kind: 'plain HTML with our loader as a script', isPlain: true },
];

/** Returns the URL prefix of a host's script. */
export const assetBaseOf = (name: string): string => `/ecom/assets/hosts/${name}/`;

/** Returns the page of the starter `plain` with another configuration. */
export const withConfig = (page: string, config: unknown): string =>
  page.replace(
    /(<script type="application\/json">)[^]*?(?=<\/script>)/,
    (_, element: string) => element + JSON.stringify(config, null, 2).replaceAll('<', '\\u003c'),
  );
