import type { HeaderConfig } from '../../../federation/contract';
import { withConfig } from '../../shells/hosts/list';

/** Kinds of hosts: a title, and the file of a starter that loads the header. */
export const HOST_KINDS = {
  react: ['React 19', 'react/src/main.tsx'],
  plain: ['Plain page, mountHeader', 'vanilla/src/main.ts'],
  element: ['Plain HTML, <shop-header>', 'plain/index.html'],
  federation: ['Stock federation host', 'rspack/src/bootstrap.tsx'],
  server: ['Node server', 'server/src/server.ts'],
} as const;

type HostKind = keyof typeof HOST_KINDS;

/** The text of each kind's file. */
export type StarterFiles = Readonly<Record<HostKind, string>>;

export const isHostKind = (value: string): value is HostKind => Object.hasOwn(HOST_KINDS, value);

/** Returns the code of a host with this configuration. */
export const codeFor = (kind: HostKind, config: unknown, files: StarterFiles): string =>
  kind === 'element'
    ? withConfig(files.element, config)
    : `// config.ts
import type { HeaderConfig } from 'shop-header-loader/contract';

export const config: HeaderConfig = ${JSON.stringify(config, null, 2)};

// host-demo/starters/${HOST_KINDS[kind][1]}
${files[kind]}`;

/** What the server puts into the page. */
export interface PlaygroundData {
  /** The configuration that the editor starts with. */
  readonly config: HeaderConfig;
  readonly starters: StarterFiles;
}

/** Reads the server's data and the page's nonce. */
export const readData = (): PlaygroundData & { readonly nonce: string } =>
  JSON.parse(document.getElementById('playground-data')?.textContent ?? '') as PlaygroundData & {
    readonly nonce: string;
  };
