import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packLoader } from './pack';

const run = promisify(execFile);
const PACK_TIMEOUT_MS = 120_000;

/** A host in TypeScript that uses every entry point of the package and relies on its types. */
const HOST = `
import { mountHeader, readHeaderState, type LoaderOptions, type Problem } from 'shop-header-loader';
import { headerEvent, PLACEHOLDER_HEIGHT, TROLLEY_UPDATE, type HeaderConfig } from 'shop-header-loader/contract';
import federationPlugin, { createFederationPlugin } from 'shop-header-loader/federation-plugin';
import { prepareHeader, RemoteHeader, type RemoteHeaderProps } from 'shop-header-loader/react';

declare const config: HeaderConfig;
const problems: Problem[] = [];
const options: LoaderOptions = { base: '/mfe/', channel: 'stable', onProblem: (problem) => problems.push(problem) };
const height: 50 = PLACEHOLDER_HEIGHT.small;

prepareHeader(options);
export const plugin = createFederationPlugin({ integrity: 'sha384-AAAA' });
export const samePlugin: typeof plugin = federationPlugin();
export const Page = (props: RemoteHeaderProps) => <RemoteHeader {...props} {...options} config={config} />;
export const mount = (element: HTMLElement) => {
  const state = readHeaderState(document);
  const { update, unmount } = mountHeader(element, state?.loader ?? options, state?.props ?? { config });
  update({ config, navigation: { navigate: (href) => location.assign(href) } });
  document.dispatchEvent(headerEvent(TROLLEY_UPDATE, { phase: 'start' }));
  return { unmount, height };
};
// @ts-expect-error: the configuration is required
mountHeader(document.body, options, {});
// @ts-expect-error: the contract defines the fields of events
headerEvent(TROLLEY_UPDATE, { phase: 'begun' });
`;

const MODULES = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  node16: { module: 'node16', moduleResolution: 'node16' },
} as const;

let host = '';

beforeAll(async () => {
  host = await mkdtemp(path.join(tmpdir(), 'loader-host-'));
  const tarball = await packLoader(path.join(host, 'packed'));
  await writeFile(path.join(host, 'package.json'), '{ "type": "module", "private": true }');
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--no-save', tarball];
  await run('npm', install, { cwd: host });
  // Packages that such a host has already.
  await mkdir(path.join(host, 'node_modules', '@types'));
  for (const name of ['react', 'react-dom', '@types/react'])
    await symlink(path.resolve('node_modules', name), path.join(host, 'node_modules', name));
}, PACK_TIMEOUT_MS);

afterAll(async () => rm(host, { recursive: true, force: true }));

it.each(Object.entries(MODULES))(
  'has types for a strict host that resolves modules like %s [FED-3]',
  async (_, modules) => {
    const compilerOptions = {
      ...modules,
      ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, noEmit: true },
      ...{ target: 'es2022', lib: ['es2022', 'dom'], jsx: 'react-jsx', types: [] },
    };
    await writeFile(path.join(host, 'host.tsx'), HOST);
    await writeFile(
      path.join(host, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['host.tsx'] }),
    );
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', host]).catch(
      (error: unknown) => error as { stdout: string },
    );
    expect(stdout).toBe('');
  },
  60_000,
);

it('can be imported on a server, without a document [FED-8]', async () => {
  const program = `
    const modules = ['', '/react', '/contract', '/federation-plugin'].map((name) => import('shop-header-loader' + name));
    const [loader, react, contract, { default: federationPlugin }] = await Promise.all(modules);
    console.log(typeof loader.mountHeader, typeof react.RemoteHeader, contract.TROLLEY_UPDATE, federationPlugin().name, typeof document);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: host });
  expect(stdout.trim()).toBe('function function shop-header:trolley-update shop-header undefined');
});

it('contains its licence, depends on React only, and contains none of the sources', async () => {
  const folder = path.join(host, 'node_modules', 'shop-header-loader');
  const files = await readdir(folder);
  expect(files.filter((file) => !file.endsWith('.js')).sort()).toEqual([
    'LICENSE',
    'README.md',
    'contract.d.ts',
    'federation-plugin.d.ts',
    'index.d.ts',
    'package.json',
    'react.d.ts',
  ]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/^(?:import|export|\}).*? from "([^"]+)";$/gm)].map(([, name = '']) => name),
  );
  expect([...new Set(imported)].filter((name) => !name.startsWith('./')).sort()).toEqual([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
  ]);
});
