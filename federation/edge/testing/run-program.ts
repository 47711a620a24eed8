import { spawn } from 'node:child_process';
import { createServer, connect } from 'node:net';
import { findProgram } from './programs';

export interface RunningProgram {
  readonly pid: number;
  /** Sends SIGTERM and waits until the program has ended. Does nothing if it has ended already. */
  readonly stop: () => Promise<void>;
}

/** Pause between two checks of whether a program listens. */
const POLL_MS = 20;

/** Returns a port of 127.0.0.1 that is free at the moment. */
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

const isListening = (port: number): Promise<boolean> =>
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
