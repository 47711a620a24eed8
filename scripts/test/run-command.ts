import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';

interface CommandResult {
  /** Exit code; null when the command was killed or could not be started. */
  readonly code: number | null;
  readonly seconds: number;
  /** Both output streams in order. The output of a killed command ends with a line that says so. */
  readonly output: string;
}

/**
 * Runs a command and writes its output to a log file.
 *
 * @param limit milliseconds after which the command is killed
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
    timeout: limit,
    cwd,
    env: { ...process.env, ...env },
  });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const code = await new Promise<number | null>((done) => {
    child.once('error', (error) => {
      file.write(`${error.message}\n`);
      done(null);
    });
    child.once('close', done);
  });
  if (child.killed) file.write(`killed after ${String(limit / 60_000)} minutes\n`);
  await new Promise((done) => file.end(done));
  const seconds = (performance.now() - started) / 1000;
  return { code, seconds, output: await readFile(log, 'utf8') };
};
