import { readFileSync, rmSync, existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Browser } from '@playwright/test';
import { contentType } from 'mime-types';
import type { Configuration } from 'webpack';
import { ChunkFilesPlugin } from '../../../federation/build/chunk-files-plugin';
import { GraphqlParserPlugin } from '../../../federation/build/graphql-parser-plugin';
import { LeanSharingPlugin } from '../../../federation/build/lean-sharing-plugin';
import { remoteConfig } from '../../../federation/build/remote-config';
import { runWebpack } from '../../../federation/build/run-webpack';
import { hintsOf } from '../../../federation/contract';
import type { HintedPage } from '../../../federation/contract/hints';
import { toScriptText } from '../../../federation/contract/markup';
import type { BenchOptions } from '../shared/bench';
import { CONFIG, documentOf, loadRenderer, readRelease, styleLinks } from '../shared/renderer';
import { withServer } from '../shared/server';
import type { HostFacts } from './pages/host';

/** Path of the remote's files on the server of the benchmarks. */
export const BASE = '/remote/';

export const PAGES_DIR = path.resolve('dist/bench/hosts');

const SOURCES = {
  bundled: 'bundled.tsx',
  federated: 'federated.tsx',
  rendered: 'rendered.ts',
  host: 'host-only.ts',
  library: 'library.ts',
} as const;

type ScriptedPage = keyof typeof SOURCES;

/** Uses the remote's own webpack configuration, so the header weighs the same; one script and one style sheet, like a host's. */
const configOf = (name: ScriptedPage): Configuration => {
  const { plugins = [], ...recipe } = remoteConfig('lean', {
    root: process.cwd(),
    outDir: path.join(PAGES_DIR, name),
    production: true,
    version: 'bench',
  });
  const unused = [
    ...[ModuleFederationPlugin, LeanSharingPlugin, ChunkFilesPlugin],
    // It fails in a page without urql.
    ...(name === 'bundled' ? [] : [GraphqlParserPlugin]),
  ];
  return {
    ...recipe,
    name,
    entry: { main: path.join(__dirname, 'pages', SOURCES[name]) },
    cache: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // The remote registers its chunks in its own variable.
    output: {
      ...recipe.output,
      uniqueName: `bench_${name}`,
      globalObject: 'self',
      chunkLoadingGlobal: `bench_${name}`,
    },
    plugins: plugins.filter((plugin) => !unused.some((one) => plugin instanceof one)),
  };
};

/** The tags of the files that the browser requests first. */
const tagsOf = (name: ScriptedPage, files: readonly string[]): string =>
  [
    ...files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/${name}/${file}">`),
    ...files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<script defer src="/${name}/${file}"></script>`),
  ].join('');

/** Builds the pages' scripts, and returns the tags of each page's script and style sheet. */
const buildPages = async (): Promise<Readonly<Record<ScriptedPage, string>>> => {
  rmSync(PAGES_DIR, { recursive: true, force: true });
  const names = Object.keys(SOURCES) as ScriptedPage[];
  const { stats } = await runWebpack(names.map(configOf));
  const tags = names.map((name, at) => {
    const files = stats[at]?.compilation.entrypoints.get('main')?.getFiles() ?? [];
    return [name, tagsOf(name, files)] as const;
  });
  return Object.fromEntries(tags) as Record<ScriptedPage, string>;
};

let built: ReturnType<typeof buildPages> | undefined;

/** Once for all benchmarks of a command. */
const buildOnce = (): ReturnType<typeof buildPages> => (built ??= buildPages());

const LIBRARY_STYLES = createRequire(__filename).resolve('@algolia/autocomplete-theme-classic');

/** The smallest script that opens a panel: what a page of static HTML would use. */
const PANEL_SCRIPT = `<script>{const [b]=document.querySelectorAll('nav button'),p=document.getElementById('panel');
b.onclick=()=>b.setAttribute('aria-expanded',String(!(p.hidden=!p.hidden)))}</script>`;

const AISLES = Array.from({ length: 20 }, (_, at) => ({
  id: `aisle-${String(at)}`,
  name: `Aisle ${String(at)}`,
}));

const PANEL = `<ul id="panel" hidden>${AISLES.map(({ id, name }) => `<li><a href="/${id}">${name}</a></li>`).join('')}</ul>`;

/** The same aisles, as the host's server receives them from the taxonomy service. */
const TAXONOMY = {
  categories: [
    { id: '10051', name: 'Groceries', url: 'groceries', categoryIds: AISLES.map(({ id }) => id) },
    ...AISLES.map(({ id, name }) => ({ id, name, url: `groceries/${id}`, categoryIds: [] })),
  ],
};

/** Replaces the link to the groceries, the first of the row, by a button with a panel. */
const withPanel = (markup: string): string =>
  markup.replace(
    /(<nav aria-label="Shop".*?)<a ([^>]*)>(.*?)<\/a>/s,
    `$1<button $2 aria-expanded="false" aria-controls="panel">$3</button>${PANEL}`,
  );

/** Element Timing reports the frame that shows the link with this attribute; a probe sets it where a script renders the link. */
const TIMED_LINK = 'elementtiming="header" ';

const ADDRESS = 'http://bench.example/';
const MAIN = '<main id="main"><h1>Groceries</h1></main>';

/** The header's markup in its place, above the content. */
const placeOf = (html: string): string =>
  `<div id="shop-header">${html.replace(/<nav[^>]*>.*?<a /s, `$&${TIMED_LINK}`)}</div>${MAIN}`;

/**
 * Builds the scripts, and returns the documents by the names of their pages: each but `host` and `empty` with the same header and
 * the same content below it.
 *
 * - `static`: the header's markup and styles, with a script that opens a panel
 * - `rendered`: the same with our loader's script
 * - `bundled`: a React host that contains the header
 * - `federated`: the same host with our loader and the remote, whose first frame is shown before React
 * - `plain`: a page without React, with the first frame and our loader's script
 * - `untouched`, `plainUntouched`: the same without links to the header's code, which waits for a touch
 * - `customer`, `plainCustomer`: the same for a signed-in customer
 * - `host`: the host without a header
 * - `library`: a header of HTML with a library's field
 * - `empty`: a page without any script
 */
const createDocuments = async () => {
  const tags = await buildOnce();
  const { renderHeader } = loadRenderer();
  const release = readRelease();
  const rendered = renderHeader(
    { config: CONFIG, preloaded: { taxonomy: TAXONOMY } },
    { url: ADDRESS, base: BASE },
  );
  const place = placeOf(renderHeader({ config: CONFIG }, { url: ADDRESS, base: BASE }).html);
  const styles = styleLinks(BASE);
  const rootOf = (hasTokenSession: boolean) => {
    const facts: HostFacts = { config: { ...CONFIG, session: { hasTokenSession } }, base: BASE, release };
    return `<div id="root"></div><script type="application/json" id="facts">${toScriptText(facts)}</script>`;
  };
  const framed = (hasTokenSession: boolean) => {
    const json = toScriptText({ ...CONFIG, session: { hasTokenSession } });
    return `<shop-header><script type="application/json">${json}</script></shop-header>`;
  };
  const federated = (hasTokenSession: boolean, frame: HintedPage['frame'] = true) =>
    documentOf(
      // Before the host's own script, which runs before the first frame otherwise.
      hintsOf(release, './Header', { base: BASE, sharesReact: true, frame }) + tags.federated,
      framed(hasTokenSession) + rootOf(hasTokenSession),
    );
  const plain = (hasTokenSession: boolean, frame: HintedPage['frame'] = true) =>
    documentOf(
      `${hintsOf(release, './mount', { base: BASE, frame })}<script async src="${BASE}loader.js"></script>`,
      framed(hasTokenSession) + MAIN,
    );
  return {
    static: documentOf(styles, withPanel(place) + PANEL_SCRIPT),
    rendered: documentOf(rendered.head + tags.rendered, placeOf(rendered.html) + rendered.state),
    bundled: documentOf(tags.bundled, rootOf(false)),
    federated: federated(false),
    untouched: federated(false, 'only'),
    customer: federated(true),
    plain: plain(false),
    plainUntouched: plain(false, 'only'),
    plainCustomer: plain(true),
    host: documentOf(tags.host, rootOf(false)),
    empty: documentOf('', MAIN),
    library: documentOf(
      `${styles}<style>${readFileSync(LIBRARY_STYLES, 'utf8')}</style>${tags.library}`,
      place.replace(/<form.*?<\/form>/s, '<div id="library-search"></div>'),
    ),
  };
};

export type PageName = keyof Awaited<ReturnType<typeof createDocuments>>;

const fileAt = (pathname: string): string | undefined => {
  const [root, rest] = pathname.startsWith(BASE)
    ? [path.resolve('dist/remote'), pathname.slice(BASE.length)]
    : [PAGES_DIR, pathname.slice(1)];
  const file = path.join(root, rest);
  return file.startsWith(root) && path.extname(file) !== '' && existsSync(file) ? file : undefined;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Files are compressed once, at the best quality: the browser is measured, not the server. */
const compressedFiles = new Map<string, Buffer>();

const send = (response: ServerResponse, extension: string, key: string, read: () => Buffer): void => {
  const bytes = compressedFiles.get(key) ?? brotliCompressSync(read());
  compressedFiles.set(key, bytes);
  response
    .writeHead(200, {
      'content-type': contentType(extension) || '',
      'content-encoding': 'br',
      'content-length': bytes.length,
      'cache-control': extension === '.html' ? 'no-cache' : IMMUTABLE,
    })
    .end(bytes);
};

/** Splits the path of a shell from the rest: `/shell-a/bundled` has `/shell-a`. */
const splitShell = (pathname: string): readonly [shell: string, rest: string] => {
  const [shell = ''] = /^\/shell-\w+(?=\/)/.exec(pathname) ?? [];
  return [shell, pathname.slice(shell.length)];
};

/** The document of a shell, which has its own copies of the page's files but shares the remote. */
const inShell = (document: string, shell: string): string =>
  document.replace(/(src|href)="(?=\/(host|bundled|federated)\/)/g, `$&${shell}`);

/**
 * Builds and serves the pages at `/{name}` and at `/shell-{letter}/{name}`, their scripts, and the remote, and runs `use`
 * with a browser. A document is requested again on each visit; all other files stay in the browser's cache.
 *
 * @param options whether the demo's services respond to every other request
 */
export const withHosts = async <T>(
  { hasServices, log }: Pick<BenchOptions, 'log'> & { readonly hasServices: boolean },
  use: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> => {
  log('building the pages');
  const documents: Readonly<Record<string, string>> = await createDocuments();
  const respond = (requested: string, response: ServerResponse): boolean => {
    const [shell, pathname] = splitShell(requested);
    const document = documents[pathname.slice(1)];
    const file = fileAt(pathname);
    if (document !== undefined) {
      const html = inShell(document, shell);
      send(response, '.html', html, () => Buffer.from(html));
    } else if (file !== undefined) send(response, path.extname(file), file, () => readFileSync(file));
    return document !== undefined || file !== undefined;
  };
  return withServer({ respond, hasServices }, use);
};
