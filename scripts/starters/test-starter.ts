import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { freePort } from '../../federation/edge/testing/programs';
import { PAGE, serveOrigin, STORE_PATH, type FilledStore } from './origin';
import type { Row, Starter } from './starters';
import { releaseOf, visit, visitWithoutRemote, type Visit } from './visit';

const FOLDER = 'host-demo/starters';
/** The script that prepares the built files of a static starter for production. */
const PRODUCTION = 'production.mjs';
const START_TIMEOUT_MS = 60_000;
const RETRY_MS = 100;

const run = promisify(execFile);
const npm = (cwd: string, ...args: string[]) => run('npm', args, { cwd, maxBuffer: 1e8 });

/** Packages that the starters install from the header's repository. */
interface Packages {
  /** The loader's archive. */
  readonly loader: string;
  /** The address of a release store, from which a server takes the renderer. */
  readonly store: string;
}

/** Copies a starter and its configuration to an empty folder, and installs its packages. Returns the folder. */
const installStarter = async (starter: Starter, { loader, store }: Packages): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), `starter-${starter.name}-`));
  cpSync(path.join(FOLDER, starter.name), folder, { recursive: true });
  if (starter.config === undefined) return folder;
  copyFileSync(path.join(FOLDER, 'config.ts'), path.join(folder, starter.config));
  copyFileSync(path.join(FOLDER, PRODUCTION), path.join(folder, PRODUCTION));
  await npm(folder, 'install', '--no-audit', '--no-fund', path.resolve(loader));
  if (starter.files === undefined) {
    await npm(folder, 'exec', '--no', 'shop-header-renderer', '--', store, 'stable', 'header');
    await npm(folder, 'install', '--no-audit', '--no-fund', './header/server');
  }
  return folder;
};

const buildStarter = async (folder: string): Promise<void> => {
  await npm(folder, 'run', 'build');
};

/**
 * Checks the types: the starter has no error, and a misspelt field of its configuration is one.
 *
 * @throws Error with the compiler's output
 */
const checkTypes = async (folder: string, configFile: string): Promise<void> => {
  await npm(folder, 'run', 'types');
  const config = path.join(folder, configFile);
  const text = readFileSync(config, 'utf8');
  writeFileSync(config, text.replace('storeFinderUrl', 'storeFindrUrl'));
  const found = await npm(folder, 'run', 'types').then(
    () => '',
    (error: unknown) => String(Reflect.get(Object(error) as object, 'stdout')),
  );
  writeFileSync(config, text);
  if (!found.includes('storeFindrUrl')) throw new Error(`a misspelt field was not found: ${found}`);
};

/** The starter's server, which `npm start` has started. */
interface StarterServer {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const isUp = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  // npm and the server that it has started.
  process.kill(-child.pid, 'SIGTERM');
  await ended;
};

/** @throws Error if the server does not respond in a minute */
const startStarter = async (folder: string, publicOrigin: string): Promise<StarterServer> => {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', PUBLIC_ORIGIN: publicOrigin };
  const child = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: 'inherit' });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isUp(address + PAGE))) {
    if (performance.now() > deadline || child.exitCode !== null) {
      await stop(child);
      throw new Error('npm start: the server does not respond');
    }
    await delay(RETRY_MS);
  }
  return { address, stop: () => stop(child) };
};

const CODE = /\.(ts|tsx|vue|astro|html|js|mjs)$/;
const isCode = (name: string): boolean => CODE.test(name) && !name.endsWith('.d.ts');

/** Lines of a starter's code, without the configuration of its header and without blank lines. */
const linesOf = ({ name }: Starter): number =>
  readdirSync(path.join(FOLDER, name), { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => readFileSync(path.join(FOLDER, name, file), 'utf8'))
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '').length;

export interface TestEnvironment {
  readonly browser: Browser;
  /** Origin of the demo. */
  readonly demo: string;
  readonly stores: readonly FilledStore[];
  readonly loader: string;
  /** Does a step of the test, and reports whether it passed. */
  readonly step: <T>(title: string, work: () => Promise<T>) => Promise<T>;
}

type Parts = Parameters<typeof serveOrigin>[0];

const onOrigin = async <T>(parts: Parts, use: (origin: string) => Promise<T>): Promise<T> => {
  const { address, close } = await serveOrigin(parts);
  try {
    return await use(address);
  } finally {
    await close();
  }
};

/** Returns the headers that the guide for production demands, and a part of their values. */
const productionHeaders = ({ policies }: Starter): readonly (readonly [string, string])[] => [
  ['content-security-policy', "require-trusted-types-for 'script'"],
  [
    `integrity-policy${policies.integrity === 'reported' ? '-report-only' : ''}`,
    'blocked-destinations=(script)',
  ],
];

const check = (visited: Visit, starter: Starter): void => {
  const { reactCopies = 1, files } = starter;
  const { errors, layoutShift, isServerRendered, replacedParts, headers } = visited;
  for (const [name, value] of productionHeaders(starter))
    if (!headers[name]?.includes(value)) throw new Error(`the page's header ${name} lacks ${value}`);
  if (errors.length > 0) throw new Error(`the console shows ${errors.join('; ')}`);
  if (visited.reactCopies !== reactCopies)
    throw new Error(`${String(visited.reactCopies)} copies of React run`);
  if (layoutShift > 0) throw new Error(`the page shifts by ${layoutShift.toFixed(4)}`);
  if (files !== undefined) return;
  if (!isServerRendered) throw new Error('the HTML does not contain the header');
  if (replacedParts.length > 0) throw new Error(`hydration has replaced ${replacedParts.join(', ')}`);
};

/** Visits the page with the remote from each store, also after a promotion of the next contract. */
const visitStores = async (parts: Parts, starter: Starter, environment: TestEnvironment): Promise<void> => {
  const { browser, stores, step } = environment;
  for (const { title, address, promoteNextContract } of stores)
    await onOrigin({ ...parts, store: address }, async (origin) => {
      await step(`header from ${title}`, async () => {
        check(await visit(browser, origin), starter);
      });
      await step(`same release after a promotion of contract 2, from ${title}`, async () => {
        const before = await releaseOf(browser, origin);
        await promoteNextContract();
        const after = await releaseOf(browser, origin);
        if (before !== after) throw new Error(`the page has ${after} instead of ${before}`);
      });
    });
};

/** Visits the page with the demo's remote, then without a remote. */
const visitDemo = (parts: Parts, starter: Starter, { browser, step }: TestEnvironment) =>
  onOrigin(parts, async (origin) => {
    const visited = await step('header from the demo, one React, no layout shift', async () => {
      const found = await visit(browser, origin);
      check(found, starter);
      return found;
    });
    const refused = await step('links if the remote is refused', () =>
      visitWithoutRemote(browser, origin, 'refused'),
    );
    const hangs = await step('links if the remote hangs', () => visitWithoutRemote(browser, origin, 'hangs'));
    return { visited, refused, hangs };
  });

const withFiles = async <T>(
  starter: Starter,
  folder: string,
  demo: string,
  use: (parts: Parts) => Promise<T>,
): Promise<T> => {
  if (starter.files !== undefined) return use({ demo, starter: { files: path.join(folder, starter.files) } });
  const server = await startStarter(folder, demo);
  try {
    return await use({ demo, starter: { address: server.address } });
  } finally {
    await server.stop();
  }
};

/** Makes a host from a starter, and drives it in the browser. @throws Error if a step fails */
export const testStarter = async (starter: Starter, environment: TestEnvironment): Promise<Row> => {
  const { demo, loader, step } = environment;
  const packages: Packages = { loader, store: demo + STORE_PATH };
  const started = performance.now();
  const folder = await step('install', () => installStarter(starter, packages));
  try {
    const { config } = starter;
    if (config !== undefined) await step('build', () => buildStarter(folder));
    const built = (performance.now() - started) / 1_000;
    return await withFiles(starter, folder, demo, async (parts) => {
      const { visited, refused, hangs } = await visitDemo(parts, starter, environment);
      await visitStores(parts, starter, environment);
      if (config !== undefined) await step('types', () => checkTypes(folder, config));
      return {
        kind: starter.kind,
        lines: linesOf(starter),
        seconds: built + visited.milliseconds / 1_000,
        reactCopies: visited.reactCopies,
        layoutShift: visited.layoutShift,
        refused,
        hangs,
        types: config === undefined ? 'none' : 'checked',
      };
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
