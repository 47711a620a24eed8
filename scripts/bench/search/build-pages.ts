import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { CONFIG, loadRenderer, readRelease } from '../shared/renderer';
import { CONTESTANTS } from './contestants';

export const PAGES_DIR = path.resolve('dist/bench/search');

const PAGES = ['header.ts', 'autocomplete.ts', 'downshift.tsx', 'react.ts'];

/** Bundles the pages for production, each library in its own file, and the probe that all of them include. */
export const buildPages = async (): Promise<void> => {
  const folder = path.join(__dirname, 'pages');
  rmSync(PAGES_DIR, { recursive: true, force: true });
  const shared = {
    outdir: PAGES_DIR,
    bundle: true,
    minify: true,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  await build({
    ...shared,
    entryPoints: PAGES.map((file) => path.join(folder, file)),
    jsx: 'automatic',
    format: 'esm',
    splitting: true,
  });
  await build({ ...shared, entryPoints: [path.join(folder, 'probe.ts')], format: 'iife' });
};

const BASE = '/ecom/assets/mfe/common/';
const ROOT = '<div id="root"></div>';

interface HeaderParts {
  readonly styles: string;
  readonly body: string;
}

/** Our header's markup and style sheets, with the library's field in the place of our form. */
const headerAround = (): HeaderParts => {
  const { html } = loadRenderer().renderHeader(
    { config: CONFIG },
    { url: 'http://bench.example/', base: BASE },
  );
  return {
    styles: readRelease()
      .exposes['./mount'].styles.map(({ file }) => `<link rel="stylesheet" href="${BASE}${file}">`)
      .join(''),
    body: html.replace(/<form.*?<\/form>/s, ROOT),
  };
};

/** Returns the document of one page: its library and the probe, in our header's markup where it has it. */
export const documentOf = (name: string): string => {
  const contestant = CONTESTANTS.find(({ page }) => page === name);
  if (!contestant) throw new Error(`there is no page ${name}`);
  const { library, isInHeader } = contestant;
  // Our own page renders its header.
  const { styles, body } = isInHeader && library !== 'header' ? headerAround() : { styles: '', body: ROOT };
  const ownStyles = existsSync(path.join(PAGES_DIR, `${library}.css`))
    ? `<link rel="stylesheet" href="/bench/${library}.css">`
    : '';
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${styles}${ownStyles}
<script src="/bench/probe.js"></script></head>
<body>${body}<script type="module" src="/bench/${library}.js"></script></body></html>`;
};
