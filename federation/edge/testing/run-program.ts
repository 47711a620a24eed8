import { spawn } from 'node:child_process';
import { createServer, connect } from 'node:net';
import { findProgram } from './programs';

export interface RunningProgram {
  /** Ends it as its own stop command would, and waits until it is gone; a second time does nothing. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds between two looks at whether a program answers. */
const LOOK = 20;

/** A port of loopback that nobody has at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => {
      resolve(false);
    });
  });

/**
 * Starts a program that serves on loopback.
 *
 * @returns once its port answers; rejects with what the program said when it ended before
 */
export const runProgram = async (
  name: string,
  args: readonly string[],
  port: number,
): Promise<RunningProgram> => {
  const program = findProgram(name);
  if (program === undefined) throw new Error(`${name} is not installed`);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const listen = (chunk: Buffer): void => {
    said = `${said}${chunk.toString()}`.slice(-10_000);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (!hasEnded()) child.kill('SIGTERM');
    await ended;
  };
  while (!(await answers(port))) {
    if (hasEnded()) throw new Error(`${name} ended at once: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
  return { stop };
};
