import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../federation/edge/testing/run-program';
import { PAGE } from './origin';
import type { Starter } from './starters';

export const FOLDER = 'host-demo/starters';
const START_TIMEOUT_MS = 60_000;
const RETRY_MS = 100;

const run = promisify(execFile);
const npm = (cwd: string, ...args: string[]) => run('npm', args, { cwd, maxBuffer: 1e8 });

/** Packages that the starters install from the header's repository. */
export interface Packages {
  /** The loader's archive. */
  readonly loader: string;
  /** The address of a release store, from which a server takes the renderer. */
  readonly store: string;
}

/** Copies a starter and its configuration to an empty folder, and installs its packages. Returns the folder. */
export const installStarter = async (starter: Starter, { loader, store }: Packages): Promise<string> => {
  const folder = mkdtempSync(path.join(tmpdir(), `starter-${starter.name}-`));
  cpSync(path.join(FOLDER, starter.name), folder, { recursive: true });
  if (starter.config === undefined) return folder;
  copyFileSync(path.join(FOLDER, 'config.ts'), path.join(folder, starter.config));
  await npm(folder, 'install', '--no-audit', '--no-fund', path.resolve(loader));
  if (starter.rendersHeader) {
    await npm(folder, 'exec', '--no', 'shop-header-renderer', '--', store, 'stable', 'header');
    await npm(folder, 'install', '--no-audit', '--no-fund', './header/server');
  }
  return folder;
};

export const buildStarter = async (folder: string): Promise<void> => {
  await npm(folder, 'run', 'build');
};

/**
 * Checks the types: the starter has no error, and a misspelt field of its configuration is one.
 *
 * @throws Error with the compiler's output
 */
export const checkTypes = async (folder: string, configFile: string): Promise<void> => {
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
export interface StarterServer {
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
export const startStarter = async (folder: string, publicOrigin: string): Promise<StarterServer> => {
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
export const linesOf = ({ name }: Starter): number =>
  readdirSync(path.join(FOLDER, name), { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => readFileSync(path.join(FOLDER, name, file), 'utf8'))
    .join('\n')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
