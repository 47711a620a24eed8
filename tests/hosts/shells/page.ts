import path from 'node:path';
import type { Page } from '@playwright/test';
import * as esbuild from 'esbuild';
import { buildStockHost } from '../../../host-demo/shells/hosts/stock/build';
import { HOST_CONFIG } from '../host-config';

/** The packages of the versions of React that different shells of one page use. */
const VERSIONS = {
  'react-18': { react: 'react-18', 'react-dom': 'react-dom-18' },
  'react-19-0': { react: 'react-19-0', 'react-dom': 'react-dom-19-0' },
  'react-19-2': { react: 'react-19-2', 'react-dom': 'react-dom-19-2' },
  'react-19-3': {},
} as const;

export type ReactVersion = keyof typeof VERSIONS;

/** A shell: the version of its React, and how it loads the header. */
export interface Shell {
  readonly react: ReactVersion;
  readonly by: 'loader' | 'plugin' | 'runtime';
}

/** The name of a shell, which is also the id of its element. */
const nameOf = ({ react, by }: Shell, index: number): string => `${by}-${react}-${index}`;

const OUT = path.resolve('dist/tests', process.env['TEST_PARALLEL_INDEX'] ?? '0', 'shells');
const PLUGIN = path.resolve('federation/loader/federation-plugin.ts');

const build = async ({ react, by }: Shell, name: string): Promise<void> => {
  const outdir = path.join(OUT, name);
  if (by !== 'loader') {
    await buildStockHost(outdir, 'production', by === 'plugin' ? [[PLUGIN, {}]] : [], {
      context: path.join(__dirname, '..', 'stock-shells'),
      name: name.replaceAll('-', '_'),
      publicPath: `/shells/${name}/`,
      alias: VERSIONS[react],
      define: { SHELL_NAME: JSON.stringify(name) },
    });
    return;
  }
  await esbuild.build({
    entryPoints: { main: path.join(__dirname, 'main.tsx') },
    outdir,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    alias: VERSIONS[react],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
};

const built = new Map<string, Promise<void>>();

/** Opens a page with several shells. Returns their names; none displays the header yet. */
export const openShells = async (page: Page, shells: readonly Shell[]): Promise<string[]> => {
  const names = shells.map(nameOf);
  for (const [index, shell] of shells.entries()) {
    const name = nameOf(shell, index);
    const building = built.get(name) ?? build(shell, name);
    built.set(name, building);
    await building;
  }
  const config = JSON.stringify(HOST_CONFIG).replaceAll('<', '\\u003c');
  const body = `<!doctype html><html lang="en"><head><title>Shells</title><link rel="icon" href="data:,"></head>
    <body>${names.map((name) => `<div id="${name}"></div>`).join('')}
    <script type="application/json" id="config">${config}</script>
    ${names.map((name) => `<script src="/shells/${name}/main.js" data-shell="${name}"></script>`).join('')}
    </body></html>`;
  await page.route('**/shells/**', async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/shells/', '');
    if (file === '') await route.fulfill({ contentType: 'text/html', body });
    else await route.fulfill({ path: path.join(OUT, file) });
  });
  await page.goto('/shells/');
  return names;
};

const send = (page: Page, event: string): Promise<unknown> =>
  page.evaluate((type) => document.dispatchEvent(new Event(type)), event);

export const showShell = async (page: Page, name: string): Promise<void> => {
  if (!name.startsWith('loader')) await page.locator(`#${name}[data-started]`).waitFor({ state: 'attached' });
  await send(page, `show-${name}`);
};

export const hideShell = (page: Page, name: string): Promise<unknown> => send(page, `hide-${name}`);
