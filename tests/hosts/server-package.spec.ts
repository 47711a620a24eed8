import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HOST_CONFIG } from './host-config';

const BUILT = path.resolve(process.env['DIST_DIR'] ?? 'dist', 'server');

/** Creates a host's folder in which the renderer is installed, as by `npm install ./header/server`. */
const createHost = (name: string): string => {
  const folder = path.resolve('dist/tests', process.env['TEST_PARALLEL_INDEX'] ?? '0', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(BUILT, path.join(folder, 'node_modules/shop-header-server'));
  return folder;
};

const run = (folder: string, ...args: readonly string[]): string =>
  spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stdout.trim();

test('the renderer is a package for ES modules and for CommonJS [FED-8]', () => {
  const folder = createHost('server-modules');
  const program = `
    import { createRequire } from 'node:module';
    import { renderHeader } from 'shop-header-server';
    const required = createRequire(${JSON.stringify(path.join(folder, 'host.js'))})('shop-header-server');
    console.log([typeof renderHeader, typeof required.renderHeader].join(' '));`;
  expect(run(folder, '--input-type=module', '-e', program)).toBe('function function');
});

test('the renderer has a licence and a README, and its errors name its functions', () => {
  const folder = createHost('server-errors');
  const files = ['LICENSE', 'README.md'].map((name) => readFileSync(path.join(BUILT, name), 'utf8'));
  expect(files).toEqual([
    expect.stringContaining('MIT'),
    expect.stringContaining("from 'shop-header-server'"),
  ]);
  const program = `
    import { renderHeader } from 'shop-header-server';
    try { renderHeader({ config: undefined }, { url: 'no address', base: '/mfe/' }); } catch (error) { console.log(error.stack); }`;
  expect(run(folder, '--input-type=module', '-e', program)).toContain('at checkConfig ');
  expect(statSync(path.join(BUILT, 'server.mjs')).size).toBeLessThan(520_000);
});

test('the renderer needs no package of the host, and renders in a React server component [FED-8]', () => {
  const folder = createHost('server-components');
  const program = `
    import { renderHeader } from 'shop-header-server';
    const page = { url: 'https://shop.example/', base: '/mfe/' };
    console.log(renderHeader({ config: ${JSON.stringify(HOST_CONFIG)} }, page).html);`;
  const condition = ['--conditions', 'react-server'];
  expect(run(folder, ...condition, '--input-type=module', '-e', program)).toContain(
    'aria-label="Fernleigh home"',
  );
});

for (const [title, modules] of Object.entries({
  'an ES module in Node': { module: 'nodenext', moduleResolution: 'nodenext', file: 'host.mts' },
  'CommonJS in Node': { module: 'nodenext', moduleResolution: 'nodenext', file: 'host.cts' },
  'a bundler': { module: 'esnext', moduleResolution: 'bundler', file: 'host.ts' },
})) {
  test(`the renderer has types for ${title} [FED-3] [FED-8]`, () => {
    test.slow();
    const { file, ...resolution } = modules;
    const folder = createHost(`server-types-${file}`);
    const text = `
      import { renderHeader } from 'shop-header-server';
      export const render = (props: Parameters<typeof renderHeader>[0]): string =>
        renderHeader(props, { url: 'https://shop.example/', base: '/mfe/' }).html;
      // @ts-expect-error: the page's address is required
      renderHeader({}, { base: '/mfe/' });`;
    writeFileSync(path.join(folder, file), text);
    const compilerOptions = { ...resolution, strict: true, noEmit: true, target: 'es2022', types: [] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
    expect(run(folder, path.resolve('node_modules/typescript/bin/tsc'), '-p', '.')).toBe('');
  });
}
