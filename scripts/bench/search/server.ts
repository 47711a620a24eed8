import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { contentType } from 'mime-types';
import { CONFIG, loadRenderer, readRelease } from '../shared/renderer';
import { withServer } from '../shared/server';
import { CONTESTANTS, type Contestant } from './contestants';

const PAGES_DIR = path.resolve('dist/bench/search');
const PAGES = ['header.ts', 'autocomplete.ts', 'downshift.tsx', 'react.ts'];

/** Bundles the pages for production, each library in its own file. */
const buildPages = async (): Promise<void> => {
  rmSync(PAGES_DIR, { recursive: true, force: true });
  await build({
    entryPoints: PAGES.map((file) => path.join(__dirname, 'pages', file)),
    outdir: PAGES_DIR,
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    format: 'esm',
    splitting: true,
  });
};

const BASE = '/ecom/assets/mfe/common/';
const ROOT = '<div id="root"></div>';

/** Our header's markup and style sheets, with the library's field in the place of our form. */
const headerAround = () => {
  const page = { url: 'http://bench.example/', base: BASE };
  const { html } = loadRenderer().renderHeader({ config: CONFIG }, page);
  return {
    styles: readRelease()
      .exposes['./mount'].styles.map(({ file }) => `<link rel="stylesheet" href="${BASE}${file}">`)
      .join(''),
    body: html.replace(/<form.*?<\/form>/s, ROOT),
  };
};

/** Returns the document of one page: its library, in our header's markup where it has it. */
const documentOf = ({ page, library, isInHeader }: Contestant): string => {
  // Our own page renders its header.
  const { styles, body } = isInHeader && library !== 'header' ? headerAround() : { styles: '', body: ROOT };
  const ownStyles = existsSync(path.join(PAGES_DIR, `${library}.css`))
    ? `<link rel="stylesheet" href="/bench/${library}.css">`
    : '';
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${page}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${styles}${ownStyles}</head>
<body>${body}<script type="module" src="/bench/${library}.js"></script></body></html>`;
};

const respond = (pathname: string, response: ServerResponse): boolean => {
  const [, name] = /^\/bench\/([^/]+)$/.exec(pathname) ?? [];
  if (name === undefined) return false;
  const contestant = CONTESTANTS.find(({ page }) => page === name);
  const file = path.join(PAGES_DIR, name);
  if (!contestant && !existsSync(file)) return false;
  response
    .writeHead(200, { 'content-type': contentType(contestant ? '.html' : path.extname(name)) || '' })
    .end(contestant ? documentOf(contestant) : readFileSync(file));
  return true;
};

/** Builds and serves the pages at `/bench/{page}`, with the demo's services, and runs `use` with a browser. */
export const withSearchPages = async <T>(
  use: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> => {
  await buildPages();
  return withServer({ respond, hasServices: true }, use);
};
