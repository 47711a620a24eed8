import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

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

/** The document of one page: its library and the probe, nothing else. */
export const documentOf = (name: string): string => {
  const styles = existsSync(path.join(PAGES_DIR, `${name}.css`))
    ? `<link rel="stylesheet" href="/bench/${name}.css">`
    : '';
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${name}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${styles}
<script src="/bench/probe.js"></script></head>
<body><div id="root"></div><script type="module" src="/bench/${name}.js"></script></body></html>`;
};
