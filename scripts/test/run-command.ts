import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';

export interface CommandResult {
  /** Exit code; null when the command was killed or could not be started. */
  readonly code: number | null;
  readonly seconds: number;
  /** Both output streams in order. The output of a killed command ends with a line that says so. */
  readonly output: string;
  /** The command was killed because of its limit. */
  readonly isOutOfTime: boolean;
}

/**
 * Returns a limit in milliseconds for a machine whose processes wait for a core.
 *
 * @param limit that of an idle machine
 * @param load the processes that ran or waited in the last minute
 */
export const scaledLimit = (
  limit: number,
  load = loadavg()[0] ?? 0,
  cores = availableParallelism(),
): number => limit * Math.max(1, load / cores);

/**
 * Kills a process at its limit, which grows while the machine has much to do. Returns a function that stops waiting, and
 * returns whether the process was killed.
 */
const killAtLimit = (child: ChildProcess, limit: number): (() => boolean) => {
  const started = performance.now();
  let isOutOfTime = false;
  let timer: NodeJS.Timeout;
  const look = (): void => {
    const remaining = scaledLimit(limit) - (performance.now() - started);
    if (remaining > 0) {
      timer = setTimeout(look, remaining);
      return;
    }
    isOutOfTime = true;
    child.kill();
  };
  look();
  return () => {
    clearTimeout(timer);
    return isOutOfTime;
  };
};

/**
 * Runs a command and writes its output to a log file.
 *
 * @param limit milliseconds after which the command is killed on an idle machine
 * @param cwd the folder in which the command runs
 */
export const runCommand = async (
  command: readonly [string, ...string[]],
  { log, limit, env = {}, cwd = '.' }: { log: string; limit: number; env?: NodeJS.ProcessEnv; cwd?: string },
): Promise<CommandResult> => {
  const [program, ...args] = command;
  const started = performance.now();
  const file = createWriteStream(log);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
    env: { ...process.env, ...env },
  });
  const stopWaiting = killAtLimit(child, limit);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const code = await new Promise<number | null>((done) => {
    child.once('error', (error) => {
      file.write(`${error.message}\n`);
      done(null);
    });
    child.once('close', done);
  });
  const isOutOfTime = stopWaiting();
  const seconds = (performance.now() - started) / 1000;
  if (isOutOfTime) file.write(`killed after ${(seconds / 60).toFixed(1)} minutes\n`);
  await new Promise((done) => file.end(done));
  return { code, seconds, output: await readFile(log, 'utf8'), isOutOfTime };
};
