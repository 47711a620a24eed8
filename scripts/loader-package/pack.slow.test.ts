import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { EXPORTS, manifestOf } from './bundle';
import { packLoader, packRenderer } from './pack';

const run = promisify(execFile);
const PACK_TIMEOUT_MS = 120_000;

/** A host in TypeScript that uses every entry point of the package and relies on its types. */
const HOST = `
import { mountHeader, readHeaderState, type Channel, type LoaderOptions, type Problem } from 'shop-header-loader';
import { headerEvent, PLACEHOLDER_HEIGHT, SEARCH_SUBMITTED, TROLLEY_UPDATE, type HeaderConfig } from 'shop-header-loader/contract';
import federationPlugin, { createFederationPlugin } from 'shop-header-loader/federation-plugin';
import { chooseRelease } from 'shop-header-loader/rollout';
import { prepareHeader, RemoteHeader, type RemoteHeaderProps } from 'shop-header-loader/react';
import { installFakeHeader, waitForHeaderEvent } from 'shop-header-loader/testing';
import { installFakeHeader as installInReact } from 'shop-header-loader/testing/react';

declare const config: HeaderConfig;
const problems: Problem[] = [];
const options: LoaderOptions = { base: '/mfe/', channel: 'stable', onProblem: (problem) => problems.push(problem) };
const height: 50 = PLACEHOLDER_HEIGHT.small;

prepareHeader(options);
declare const channel: Channel;
export const version: string = chooseRelease(channel, { cookies: 'a=b' }).target.version;
export const plugin = createFederationPlugin({ integrity: 'sha384-AAAA' });
export const samePlugin: typeof plugin = federationPlugin();
export const Page = (props: RemoteHeaderProps) => <RemoteHeader {...props} {...options} config={config} />;
export const Element = () => <shop-header base="/mfe/" channel="next" config={config} className="top" />;
// @ts-expect-error: the element's attributes have types
export const Wrong = () => <shop-header base={1} />;
export const mount = (element: HTMLElement) => {
  const state = readHeaderState(document);
  const { update, unmount } = mountHeader(element, state?.loader ?? options, state?.props ?? { config });
  update({ config, navigation: { navigate: (href) => location.assign(href) } });
  document.dispatchEvent(headerEvent(TROLLEY_UPDATE, { phase: 'start' }));
  return { unmount, height };
};
const fake = [installFakeHeader(), installInReact({ session: 'customer' })][0];
fake?.emit('shop-header:search', { searchTerm: 'milk' });
export const waiting: Promise<{ readonly phase: string }> = waitForHeaderEvent(TROLLEY_UPDATE);
const element = document.querySelector('shop-header');
if (element) element.config = config;
element?.addEventListener('shop-header:identity', ({ detail }) => detail.role === 'operator');
element?.addEventListener('shop-header:problem', ({ detail }) => detail.code === 'load_network');
// @ts-expect-error: the contract defines the roles
element?.addEventListener('shop-header:identity', ({ detail }) => detail.role === 'guest');
// @ts-expect-error: the header sends a role of the contract
fake?.emit('shop-header:identity', { role: 'guest' });
document.addEventListener('shop-header:identity', ({ detail }): boolean => detail.role === 'operator');
document.addEventListener(SEARCH_SUBMITTED, ({ detail }): string => detail.searchTerm);
// @ts-expect-error: another event has the role
document.addEventListener(SEARCH_SUBMITTED, ({ detail }) => detail.role);
// @ts-expect-error: the configuration is required
mountHeader(document.body, options, {});
// @ts-expect-error: the contract defines the fields of events
headerEvent(TROLLEY_UPDATE, { phase: 'begun' });
`;

/** End-to-end tests of such a host. */
const END_TO_END = `
import { test as base } from '@playwright/test';
import { headerFixtures } from 'shop-header-loader/testing/playwright';

const test = base.extend(headerFixtures);
test.use({ headerSession: 'operator' });
test('a page', async ({ page, header }) => {
  await page.goto('/');
  await header.emit('shop-header:identity', { role: 'customer' });
  // @ts-expect-error: the header sends a role of the contract
  await header.emit('shop-header:identity', { role: 'guest' });
});
`;

const MODULES = {
  bundler: { module: 'esnext', moduleResolution: 'bundler' },
  node16: { module: 'node16', moduleResolution: 'node16' },
} as const;

let host = '';
let tarball = '';

beforeAll(async () => {
  host = await mkdtemp(path.join(tmpdir(), 'loader-host-'));
  tarball = await packLoader(path.join(host, 'packed'));
  await writeFile(path.join(host, 'package.json'), '{ "type": "module", "private": true }');
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--no-save', tarball];
  await run('npm', install, { cwd: host });
  // Packages that such a host has already.
  await mkdir(path.join(host, 'node_modules', '@types'));
  await mkdir(path.join(host, 'node_modules', '@playwright'));
  for (const name of ['react', 'react-dom', '@types/react', '@types/node', '@playwright/test'])
    await symlink(path.resolve('node_modules', name), path.join(host, 'node_modules', name));
}, PACK_TIMEOUT_MS);

const STRICT = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
};

/** Compiles one file in the host's folder, and returns the compiler's messages. */
const compile = async (file: string, text: string, options: object): Promise<string> => {
  const compilerOptions = { ...STRICT, target: 'es2022', jsx: 'react-jsx', ...options };
  await writeFile(path.join(host, file), text);
  await writeFile(path.join(host, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', host]).catch(
    (error: unknown) => error as { stdout: string },
  );
  return stdout;
};

it.each(Object.entries(MODULES))(
  'has types for a strict host that resolves modules like %s [FED-3]',
  async (_, modules) => {
    const options = { ...modules, lib: ['es2022', 'dom'], types: [] };
    expect(await compile('host.tsx', HOST, options)).toBe('');
  },
  60_000,
);

it("has types for a host's end-to-end tests [FED-3]", async () => {
  // The types of Playwright and Node are not compiled, as in most hosts.
  const options = { ...MODULES.bundler, types: ['node'], skipLibCheck: true };
  expect(await compile('e2e.ts', END_TO_END, options)).toBe('');
}, 60_000);

it('can be imported on a server, without a document [FED-8]', async () => {
  const program = `
    const modules = ['', '/react', '/contract', '/federation-plugin', '/rollout', '/testing', '/testing/react', '/testing/playwright'].map((name) => import('shop-header-loader' + name));
    const [loader, react, contract, { default: federationPlugin }] = await Promise.all(modules);
    console.log(typeof loader.mountHeader, typeof react.RemoteHeader, contract.TROLLEY_UPDATE, federationPlugin().name, typeof document);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], { cwd: host });
  expect(stdout.trim()).toBe('function function shop-header:trolley-update shop-header undefined');
});

it('marks the entry points with components for frameworks with server components [FED-2]', async () => {
  const folder = path.join(host, 'node_modules', 'shop-header-loader');
  const firstLine = async (name: string) => (await readFile(path.join(folder, name), 'utf8')).split('\n')[0];
  expect(await Promise.all(['react.js', 'testing/react.js', 'index.js'].map(firstLine))).toEqual([
    "'use client';",
    "'use client';",
    expect.not.stringContaining('use client'),
  ]);
});

it('contains its licence, depends on React only, and contains none of the sources', async () => {
  const folder = path.join(host, 'node_modules', 'shop-header-loader');
  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => !/\.js(?:\.map)?$/.test(file)).sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'contract.d.ts',
    'federation-plugin.d.ts',
    'head.d.ts',
    'index.d.ts',
    'package.json',
    'react.d.ts',
    'rollout.d.ts',
    'testing',
    'testing.d.ts',
    'testing/playwright.d.ts',
    'testing/react.d.ts',
    'texts.en-GB.json',
    'tokens.json',
  ]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, file), 'utf8')));
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/^(?:import|export|\}).*? from "([^"]+)";$/gm)].map(([, name = '']) => name),
  );
  expect([...new Set(imported)].filter((name) => !/^\.{1,2}\//.test(name)).sort()).toEqual([
    'node:crypto',
    'node:fs/promises',
    'node:path',
    'node:util',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
  ]);
});

it("has a README that lists every entry point and the command, and source maps of the functions' lines", async () => {
  const folder = path.join(host, 'node_modules', 'shop-header-loader');
  const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly bin: object;
    readonly exports: object;
  };
  const entries = Object.keys(manifest.exports).filter((name) => name !== './package.json');
  // Besides the modules: the texts and the tokens.
  expect(entries).toHaveLength(EXPORTS.length + 2);
  for (const name of entries) expect(readme).toContain(`\`shop-header-loader${name.slice(1)}\``);
  for (const name of Object.keys(manifest.bin)) expect(readme).toContain(`npx ${name} `);
  expect(readme).not.toMatch(/docs\/|\]\(\.\.?\//);

  // The directive is the first line, and nothing is mapped to it.
  const program = `
    import { SourceMap } from 'node:module';
    import { readFileSync } from 'node:fs';
    const [map, text] = ['react.js.map', 'react.js'].map((name) => readFileSync(${JSON.stringify(`${folder}/`)} + name, 'utf8'));
    const line = text.split('\\n').findIndex((each) => each.startsWith('var RemoteHeader ='));
    const { originalSource, originalLine } = new SourceMap(JSON.parse(map)).findEntry(line, 4);
    console.log(originalSource.split('/').at(-1), originalLine);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program]);
  const source = await readFile('federation/loader/RemoteHeader.tsx', 'utf8');
  const line = source.split('\n').findIndex((each) => each.startsWith('export const RemoteHeader ='));
  expect(stdout.trim()).toBe(`RemoteHeader.tsx ${line}`);
});

it('names the repository of the workflow that packs it, and none elsewhere', () => {
  const project = { name: 'shop-header', version: '1.4.2', license: 'MIT' };
  const workflow = { GITHUB_SERVER_URL: 'https://code.example', GITHUB_REPOSITORY: 'shop/header' };
  expect(manifestOf(project, workflow)).toMatchObject({
    repository: { type: 'git', url: 'git+https://code.example/shop/header.git' },
    homepage: 'https://code.example/shop/header#readme',
    bugs: { url: 'https://code.example/shop/header/issues' },
    engines: { node: '>=20.19' },
  });
  expect(manifestOf(project, {})).not.toHaveProperty('repository');
});

/** Returns what npm would publish; nothing is sent. */
const publishDry = async (archive: string) => {
  const args = ['publish', archive, '--dry-run', '--json', '--offline'];
  const { stdout } = await run('npm', args, { cwd: host });
  const published = JSON.parse(stdout) as Record<string, unknown>;
  return (published['name'] === undefined ? Object.values(published)[0] : published) as {
    readonly name: string;
    readonly files: readonly { readonly path: string }[];
  };
};

it('can be published to a registry, as can the renderer', async () => {
  const built = path.join(host, 'server');
  await mkdir(built);
  await writeFile(path.join(built, 'package.json'), '{ "name": "shop-header-server", "version": "1.4.2" }');
  const renderer = await packRenderer(path.join(host, 'packed'), built);
  const both = await Promise.all([tarball, renderer].map(publishDry));
  expect(both.map(({ name }) => name)).toEqual(['shop-header-loader', 'shop-header-server']);
  expect(both[1]?.files.map((file) => file.path).sort()).toEqual(['CHANGELOG.md', 'package.json']);
}, 60_000);
