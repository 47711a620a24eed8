import { existsSync, readFileSync } from 'node:fs';
import { sourceHash, STAMP } from '../../source-hash.mjs';

/** Says something beside the figures, which go to standard output. */
export const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

interface Bench<Options> {
  readonly help: string;
  /** Throws with one clear line when the arguments are wrong. */
  readonly optionsFrom: (args: readonly string[]) => Options;
  /** @returns what to print, and whether every bar was kept */
  readonly measure: (options: Options) => Promise<{ readonly text: string; readonly isKept: boolean }>;
}

const run = async <Options extends { readonly help: boolean }>(bench: Bench<Options>): Promise<void> => {
  const options = bench.optionsFrom(process.argv.slice(2));
  if (options.help) {
    console.log(bench.help);
    return;
  }
  if (!existsSync(STAMP)) throw new Error('nothing is built: npm run build');
  if (readFileSync(STAMP, 'utf8') !== sourceHash())
    tell('the build is older than the sources: npm run build');
  const { text, isKept } = await bench.measure(options);
  console.log(text);
  if (!isKept) process.exitCode = 1;
};

/** Runs a benchmark of the built files as a command: exit code 1 when a bar is missed or anything fails. */
export const runBench = <Options extends { readonly help: boolean }>(bench: Bench<Options>): void => {
  run(bench).catch((error: unknown) => {
    tell(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
};
