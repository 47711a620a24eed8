import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { serveOnLoopback } from '../../testing/serve-on-loopback';

/** The Debian packages that the edge needs, each with a program or a file that shows that it is installed. */
const NEEDED = {
  nginx: 'nginx',
  varnish: 'varnishd',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  'libnginx-mod-http-brotli-filter': '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so',
} as const;

type EdgePackage = keyof typeof NEEDED;

/** `/usr/sbin` is not in the PATH of every user. */
const folders = (): string[] => ['/usr/sbin', ...(process.env['PATH'] ?? '').split(path.delimiter)];

/** Returns a program's path; undefined if it is not installed. */
const findProgram = (name: string): string | undefined =>
  folders()
    .map((folder) => path.resolve(folder, name))
    .find((file) => existsSync(file));

/** Returns the Debian packages that the edge, or a part of it, needs and that are not installed. */
export const missingPackages = (
  wanted: readonly EdgePackage[] = Object.keys(NEEDED) as EdgePackage[],
): EdgePackage[] => wanted.filter((name) => findProgram(NEEDED[name]) === undefined);

export interface RunningProgram {
  readonly pid: number;
  /** Sends SIGTERM and waits until the program has ended. Does nothing if it has ended already. */
  readonly stop: () => Promise<void>;
}

/** Pause between two checks of whether a program listens. */
const POLL_MS = 20;

/** Returns a port of 127.0.0.1 that is free at the moment. */
export const freePort = async (): Promise<number> => {
  const { port, close } = await serveOnLoopback(() => undefined);
  await close();
  return port;
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/**
 * Starts a program that serves on 127.0.0.1. Resolves once its port accepts connections; rejects with the program's
 * output if it ends before that.
 */
export const runProgram = async (
  name: string,
  args: readonly string[],
  port: number,
): Promise<RunningProgram> => {
  const program = findProgram(name);
  if (program === undefined) throw new Error(`${name} is not installed`);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const listen = (chunk: Buffer): void => {
    output = `${output}${chunk.toString()}`.slice(-10_000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (!hasEnded()) child.kill('SIGTERM');
    await ended;
  };
  while (!(await isListening(port))) {
    if (hasEnded()) throw new Error(`${name} ended at once: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return { pid: child.pid ?? 0, stop };
};

/** Describes a suite that runs real programs. If one is not installed, the suite is skipped and its title names it. */
export const describeWith = (packages: readonly EdgePackage[], title: string, suite: () => void): void => {
  const missing = missingPackages(packages);
  if (missing.length === 0) describe(title, suite);
  else describe.skip(`${title} (skipped, not installed here: ${missing.join(', ')})`, suite);
};
