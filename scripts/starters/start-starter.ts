import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../federation/edge/testing/programs';
import type { InstalledStarter } from './install-starter';
import { PAGE } from './origin';

const START_TIMEOUT_MS = 60_000;
const RETRY_MS = 100;

/** The starter's server, which a script of its package has started. */
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
const waitForPage = async (child: ChildProcess, address: string): Promise<StarterServer> => {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isUp(address + PAGE))) {
    if (performance.now() > deadline || child.exitCode !== null) {
      await stop(child);
      throw new Error('the server does not respond');
    }
    await delay(RETRY_MS);
  }
  return { address, stop: () => stop(child) };
};

/**
 * Starts the built starter by `npm start`.
 *
 * @param publicOrigin the origin of its pages
 */
export const startStarter = async (
  { folder, variables }: InstalledStarter,
  publicOrigin: string,
): Promise<StarterServer> => {
  const port = String(await freePort());
  const env = { ...variables, PORT: port, HOST: '127.0.0.1', PUBLIC_ORIGIN: publicOrigin };
  const child = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: 'inherit' });
  return waitForPage(child, `http://127.0.0.1:${port}`);
};

/** Removes the port from the script `dev`, because Astro ignores both of two ports. */
const removePort = (folder: string): void => {
  const file = path.join(folder, 'package.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/("dev": ".*?) (?:--port|-p) \d+/, '$1'));
};

/** Starts the starter by `npm run dev`, whose proxy leads to the demo. */
export const startDevServer = async ({ folder, variables }: InstalledStarter): Promise<StarterServer> => {
  removePort(folder);
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const env = { ...variables, PUBLIC_ORIGIN: address };
  const args = ['run', 'dev', '--', '--port', port];
  const child = spawn('npm', args, {
    cwd: folder,
    env,
    detached: true,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  return waitForPage(child, address);
};
