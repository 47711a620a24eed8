import { spawn, type ChildProcess } from 'node:child_process';

export interface Display {
  /** For example ':99'. */
  readonly display: string;
  readonly process: ChildProcess;
}

/** Starts a display without a screen. */
export const startDisplay = async (): Promise<Display> => {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    child.stdio[3]?.once('data', (line: Buffer) => {
      resolve(`:${String(line).trim()}`);
    });
  });
  return { display, process: child };
};
