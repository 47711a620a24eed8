import path from 'node:path';
import * as esbuild from 'esbuild';
import type { RenderHeader } from '../../../federation/contract';
import type { RemoteHeaderProps } from '../../../federation/loader/react';
import { pagePolicy } from '../../../host-demo/page-policy';
import { buildStockHost } from '../../../host-demo/shells/hosts/stock/build';
import { SIGNED_IN_CONFIG } from '../../../tests/hosts/host-config';
import type { Pair } from '../pages/pair';
import type { Release } from './build-release-of';

export const BASE = '/ecom/assets/mfe/common/';
/** A busy machine is slow, which is no fault of a pair. */
const TIMEOUT_MS = 20_000;
const CHANNEL = { base: BASE, channel: 'stable', timeout: TIMEOUT_MS } as const;
const NONCE = 'nonce-of-the-host';
/** Path of the pages. */
export const PAGE = '/pair/';
/** Path of the files of the federation host. */
export const STOCK_FILES = '/ecom/assets/hosts/stock/';

/** The code of a release that hosts contain. */
export interface HostCode extends Release {
  readonly renderHeader: RenderHeader;
  /** Renders a React host with the loader's `RemoteHeader`. */
  readonly renderRoot: (props: RemoteHeaderProps) => string;
  /** Folder with the scripts of its hosts. */
  readonly scripts: string;
}

/** Bundles a script of a page or its server with the loader of another release. */
const bundle = async (
  source: string,
  entry: string,
  outfile: string,
  platform: esbuild.Platform = 'browser',
): Promise<void> => {
  await esbuild.build({
    entryPoints: [path.join(__dirname, '..', 'pages', entry)],
    outfile,
    bundle: true,
    minify: true,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'loader-of-the-release',
        setup: (build) => {
          build.onResolve({ filter: /^\.\.\/\.\.\/\.\.\/federation\/loader/ }, ({ path: imported }) =>
            build.resolve(path.join(source, imported.slice('../../../'.length)), {
              kind: 'import-statement',
              resolveDir: source,
            }),
          );
        },
      },
    ],
  });
};

/** Builds the scripts of all hosts with the loader and the plugin of a release. */
export const buildHosts = async (release: Release): Promise<HostCode> => {
  const { source } = release;
  const scripts = path.join(source, 'dist', 'pair-hosts');
  await bundle(source, 'plain-pair.ts', path.join(scripts, 'plain.js'));
  await bundle(source, 'react-pair.tsx', path.join(scripts, 'react.js'));
  const plugin = path.join(source, 'federation', 'loader', 'federation-plugin.ts');
  await buildStockHost(path.join(scripts, 'stock'), 'production', [[plugin, { accepts: '^1' }]]);
  const server = path.join(scripts, 'react-server.cjs');
  await bundle(source, 'react-pair-server.tsx', server, 'node');
  const { renderHeader } = (await import(path.join(source, 'dist/server/server.mjs'))) as Pick<
    HostCode,
    'renderHeader'
  >;
  const { renderRoot } = (await import(server)) as Pick<HostCode, 'renderRoot'>;
  return { ...release, renderHeader, renderRoot, scripts };
};

/** A host's page. */
interface PairPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Parts {
  readonly head?: string;
  readonly body: string;
  readonly pair?: Pair;
  readonly script?: string;
}

const json = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const document = ({ head = '', body, pair, script }: Parts): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Host</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${head}</head>
  <body>${body}<main id="main"><h1>Host</h1></main>
  ${pair === undefined ? '' : `<script type="application/json" id="pair">${json(pair)}</script>`}
  ${script === undefined ? '' : `<script nonce="${NONCE}" src="${PAGE}${script}"></script>`}</body></html>`;

const strict = (parts: Parts): PairPage => ({
  html: document(parts),
  headers: { 'content-type': 'text/html', 'content-security-policy': pagePolicy(NONCE) },
});

const ROOT = '<div id="root"></div>';
const config = SIGNED_IN_CONFIG;

const render = ({ renderHeader, path: folder }: HostCode, origin: string) =>
  renderHeader({ config }, { url: origin + PAGE, base: BASE + folder, nonce: NONCE });

/** Returns a page with the markup of a release. */
const rendered = (first: HostCode, origin: string, pair: Pair): PairPage => {
  const { html, head, state } = render(first, origin);
  return strict({ head, body: `<div id="root">${html}</div>${state}`, pair, script: 'plain.js' });
};

/** A kind of host, and which release is where in a pair of the releases A and B. */
export interface HostKind {
  readonly title: string;
  readonly page: (pair: readonly [HostCode, HostCode], origin: string) => PairPage;
  /** Whose scripts the page has; A by default. */
  readonly scriptsOf?: 'B';
  /** Which release the page must load. On the channel `stable` is B. */
  readonly loads: 'A' | 'B';
  /** Whether the served markup stays. It does so only if the page loads the release that has rendered it. */
  readonly hydrates?: true;
}

export const HOST_KINDS: readonly HostKind[] = [
  {
    title: '`loader.js` of A, B on the channel',
    page: ([{ path: folder }]) =>
      strict({
        head: `<script nonce="${NONCE}" src="${BASE}${folder}loader.js" async></script>`,
        body: `<shop-header base="${BASE}" channel="stable" timeout="${TIMEOUT_MS}"><script type="application/json">${json(config)}</script></shop-header>`,
      }),
    loads: 'B',
  },
  {
    title: '`mountHeader` of A, B on the channel',
    page: () => strict({ body: ROOT, pair: { config, options: CHANNEL }, script: 'plain.js' }),
    loads: 'B',
  },
  {
    title: '`RemoteHeader` of A, B on the channel',
    page: () => strict({ body: ROOT, pair: { config, options: CHANNEL }, script: 'react.js' }),
    loads: 'B',
  },
  {
    title: 'markup of A with its release, loader of B',
    page: ([first], origin) => rendered(first, origin, { config }),
    scriptsOf: 'B',
    loads: 'A',
    hydrates: true,
  },
  {
    title: 'markup and loader of A, B on the channel',
    page: ([first], origin) => rendered(first, origin, { config, options: CHANNEL }),
    loads: 'B',
    hydrates: true,
  },
  {
    title: 'React host with markup of A and its release, `RemoteHeader` of B',
    page: ([first, { renderRoot }], origin) => {
      const { html, head, props, state } = render(first, origin);
      const body = `<div id="root">${renderRoot({ ...props, html })}</div>${state}`;
      return strict({ head, body, pair: { config }, script: 'react.js' });
    },
    scriptsOf: 'B',
    loads: 'A',
    hydrates: true,
  },
  {
    title: 'federation host with the plugin of A, manifest of B',
    page: () => ({
      html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,"></head>
        <body><template id="kind">Host</template><div id="root"></div>
        <script type="application/json" id="shop-config">${json({ header: config })}</script>
        <script src="${STOCK_FILES}main.js"></script></body></html>`,
      headers: { 'content-type': 'text/html' },
    }),
    loads: 'B',
  },
];
