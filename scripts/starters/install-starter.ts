import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gte, major } from 'semver';
import type { Starter } from './starters';

const FOLDER = 'host-demo/starters';
/** The script that prepares the built files of a static starter for production. */
const PRODUCTION = 'production.mjs';
/** The origin of the demo in the starters' proxies, as the guides start it. */
const SHOP = 'http://127.0.0.1:3000';
const CODE = /\.(ts|tsx|vue|svelte|astro|html|js|mjs)$/;

const run = promisify(execFile);

/** A copy of a starter in a folder of its own. */
export interface InstalledStarter {
  readonly folder: string;
  /** Variables for programs of the starter: they run on its version of Node. */
  readonly variables: NodeJS.ProcessEnv;
  readonly npm: (...args: string[]) => Promise<unknown>;
}

/** Packages that the starters install from the header's repository. */
export interface Packages {
  /** The loader's archive. */
  readonly loader: string;
  /** The origin of the demo, whose release store has the renderer, and to which the starters' proxies lead. */
  readonly demo: string;
  /** The address of a release store, from which a server takes the renderer. */
  readonly store: string;
}

/** Installs the newest Node of a major version from the registry, if it is missing. Returns the folder of its program. */
const installNode = async (version: number): Promise<string> => {
  const folder = path.resolve('.cache', `node-${String(version)}`);
  const name = `node-${process.platform}-${process.arch}`;
  const programs = path.join(folder, 'node_modules', name, 'bin');
  if (existsSync(programs)) return programs;
  mkdirSync(folder, { recursive: true });
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `${name}@${String(version)}`]);
  return programs;
};

/** Returns the variables with which a starter's programs run on a version of Node that its framework supports. */
const variablesOf = async ({ node }: Starter): Promise<NodeJS.ProcessEnv> => {
  if (node === undefined || gte(process.versions.node, node)) return process.env;
  const programs = await installNode(major(node));
  return { ...process.env, PATH: [programs, process.env['PATH']].join(path.delimiter) };
};

const isCode = (name: string): boolean => CODE.test(name) && !name.endsWith('.d.ts');

const codeFilesOf = ({ name }: Starter): readonly string[] =>
  readdirSync(path.join(FOLDER, name), { recursive: true, encoding: 'utf8' }).filter(
    (file) => isCode(file) || file === 'proxy.json',
  );

/** Directs the proxies of a copied starter to the demo of the test. */
const setShop = (starter: Starter, folder: string, demo: string): void => {
  for (const name of codeFilesOf(starter)) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(SHOP)) writeFileSync(file, text.replaceAll(SHOP, demo));
  }
};

/** Copies a starter and its configuration to an empty folder, and installs its packages. */
export const installStarter = async (
  starter: Starter,
  { loader, demo, store }: Packages,
): Promise<InstalledStarter> => {
  const folder = mkdtempSync(path.join(tmpdir(), `starter-${starter.name}-`));
  cpSync(path.join(FOLDER, starter.name), folder, { recursive: true });
  const variables = await variablesOf(starter);
  const npm = (...args: string[]) => run('npm', args, { cwd: folder, env: variables, maxBuffer: 1e8 });
  if (starter.config === undefined) return { folder, variables, npm };
  setShop(starter, folder, demo);
  copyFileSync(path.join(FOLDER, 'config.ts'), path.join(folder, starter.config));
  if (starter.files !== undefined) copyFileSync(path.join(FOLDER, PRODUCTION), path.join(folder, PRODUCTION));
  await npm('install', '--no-audit', '--no-fund', path.resolve(loader));
  if (starter.files === undefined) {
    await npm('exec', '--no', 'shop-header-renderer', '--', store, 'stable', 'header');
    await npm('install', '--no-audit', '--no-fund', './header/server');
  }
  return { folder, variables, npm };
};

/** The newest compiler. Programs that check components, such as `vue-tsc`, do not run on it yet. */
const NEWEST_COMPILER = 'typescript@7.0.2';

/** What `tsc` needs to know of the components that only such a program can read. */
const COMPONENTS = "declare module '*.vue';\n";

const readJson = (file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;

/**
 * Checks the types: the starter has no error, and a misspelt field of its configuration is one.
 *
 * @param check runs a compiler, and rejects if it finds an error
 * @throws Error with the compiler's output
 */
const checkWith = async (check: () => Promise<unknown>, config: string): Promise<void> => {
  await check();
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('storeFinderUrl', 'storeFindrUrl'));
  const found = await check().then(
    () => '',
    // Angular's compiler writes its errors to stderr.
    (error: unknown) =>
      ['stdout', 'stderr'].map((stream) => String(Reflect.get(Object(error) as object, stream))).join('\n'),
  );
  writeFileSync(config, text);
  if (!found.includes('storeFindrUrl')) throw new Error(`a misspelt field was not found: ${found}`);
};

/**
 * Checks the types with the starter's own compiler, and with TypeScript 7, which checks only the modules of a starter whose
 * components are not modules. Returns the names of the compilers.
 *
 * @throws Error with the compiler's output
 */
export const checkTypes = async ({ folder, npm }: InstalledStarter, configFile: string): Promise<string> => {
  const config = path.join(folder, configFile);
  await checkWith(() => npm('run', 'types'), config);
  const own = major(String(readJson(path.join(folder, 'node_modules/typescript/package.json'))['version']));
  const { types } = readJson(path.join(folder, 'package.json'))['scripts'] as { readonly types: string };
  const runsTsc = /(?<![\w-])tsc\b/.test(types);
  if (!runsTsc) writeFileSync(path.join(path.dirname(config), 'components.d.ts'), COMPONENTS);
  await checkWith(
    () => npm('exec', '--yes', '--package', NEWEST_COMPILER, '--', 'tsc', '-b', '--noEmit'),
    config,
  );
  return `TypeScript ${String(own)} and 7${runsTsc ? '' : ' (modules)'}`;
};

/** Lines of a starter's code, without the configuration of its header and without blank lines. */
export const linesOf = (starter: Starter): number =>
  codeFilesOf(starter)
    .filter(isCode)
    .map((file) => readFileSync(path.join(FOLDER, starter.name, file), 'utf8'))
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
