import type { ExposeName } from '../../../federation/loader/release';

/** A page of the demo at `/demo/hosts/{name}`: each is a host of another kind, of the very same release [FED-2]. */
export interface DemoHost {
  readonly name: string;
  /** As a reader of the demo is told. */
  readonly kind: string;
  /** What it asks the remote for by our loader; a stock host's own runtime knows best what it needs. */
  readonly expose?: ExposeName;
  /** Whether the host's own runtime sets script addresses as texts, which a policy named `default` has to allow. */
  readonly typesByDefault?: boolean;
  /** Whether its server renders the page, header and all. */
  readonly rendered?: boolean;
}

export const DEMO_HOSTS: readonly DemoHost[] = [
  { name: 'stock', kind: 'React 19 with the federation plugin, and none of our code', typesByDefault: true },
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
];

/** Where a host's script is. */
export const assetBaseOf = (name: string): string => `/ecom/assets/hosts/${name}/`;
