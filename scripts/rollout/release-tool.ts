import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { startFaultyProxy } from '../../federation/testing/proxy';

const MAIN = path.join('federation', 'release', 'main.ts');

type Environment = Readonly<Record<string, string>>;

const start = (args: readonly string[], environment: Environment) => {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, output }));
  return { child, ended };
};

/** Runs the release tool in a process of its own. */
export const runTool = (args: readonly string[], environment: Environment) => start(args, environment).ended;

/**
 * Runs the release tool, and kills it when it sends a request that the store has not received yet.
 *
 * @param endpoint the address of the store
 * @param isLast returns whether the tool is killed at this request
 * @throws Error if the tool ends before
 */
export const killTool = async (
  args: readonly string[],
  environment: Environment,
  endpoint: string,
  isLast: (request: IncomingMessage) => boolean,
): Promise<void> => {
  const proxy = await startFaultyProxy(new URL(endpoint));
  const reached = new Promise<'reached'>((resolve) => {
    proxy.decide((request) => {
      if (!isLast(request)) return 'pass';
      resolve('reached');
      return 'hang';
    });
  });
  const { child, ended } = start(args, { ...environment, AWS_ENDPOINT_URL_S3: proxy.address });
  try {
    const first = await Promise.race([reached, ended]);
    if (first !== 'reached') throw new Error(`the tool ended before it was killed: ${first.output}`);
    child.kill('SIGKILL');
    await ended;
  } finally {
    await proxy.close();
  }
};
