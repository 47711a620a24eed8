import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { runCommand } from './test/run-command';

const SUMMARY =
  'Rehearses an upgrade: installs the newest versions into a copy of the project, builds it, and runs the hosts’ journeys.';

/** The packages that the build and the header depend on most. */
const PACKAGES = [
  'webpack',
  '@module-federation/enhanced',
  '@module-federation/rsbuild-plugin',
  'react',
  'react-dom',
  'axios',
  'urql',
  '@urql/core',
  'zustand',
  'valibot',
] as const;

/** Lines of a failed step's output that the report repeats, from its first error. */
const REPORTED_LINES = 30;

const MINUTE_MS = 60_000;

type Step = readonly [name: string, limit: number, ...command: [string, ...string[]]];

/** Copies the files that git tracks, as they are in the working tree. */
const copyProject = (to: string): void => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(existsSync);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    cpSync(file, path.join(to, file));
  }
};

const installedVersion = (folder: string, name: string): string => {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return 'none';
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
};

const stepsFor = (names: readonly string[]): readonly Step[] => [
  [
    'install',
    10 * MINUTE_MS,
    'npm',
    ...['install', '--save-exact', '--no-audit', '--no-fund', '--loglevel=error'],
    ...names.map((name) => `${name}@latest`),
  ],
  ['build', 15 * MINUTE_MS, 'npm', 'run', 'build'],
  ['journeys of the hosts', 30 * MINUTE_MS, 'npx', 'playwright', 'test', 'tests/hosts', '--reporter=line'],
];

/** Returns the part of the output that says what went wrong: from the first error, or the end if no line names one. */
const failureIn = (output: string): string => {
  const lines = output.trimEnd().split('\n');
  const first = lines.findIndex((line) => /\bError\b|✘|^\s+1\) /.test(line));
  const start = first < 0 ? lines.length - REPORTED_LINES : first;
  return lines.slice(Math.max(0, start), start + REPORTED_LINES).join('\n');
};

/** Runs the steps up to the first that fails. Returns whether all have passed. */
const rehearse = async (copy: string, names: readonly string[]): Promise<boolean> => {
  for (const [name, limit, ...command] of stepsFor(names)) {
    const log = path.join(copy, `${name.replaceAll(' ', '-')}.log`);
    const { code, seconds, output } = await runCommand(command, { log, limit, cwd: copy });
    console.log(`${code === 0 ? '✔' : '✘'} ${name} (${seconds.toFixed(0)} s)`);
    if (name === 'install') {
      for (const each of names)
        console.log(`  ${each} ${installedVersion('.', each)} → ${installedVersion(copy, each)}`);
    }
    if (code === 0) continue;
    console.log(failureIn(output));
    return false;
  }
  return true;
};

/** `npm run upgrade:check`: exits with code 1 if the newest versions do not work. */
const main = async (names: readonly string[]): Promise<void> => {
  const copy = mkdtempSync(path.join(tmpdir(), 'shop-header-upgrade-'));
  try {
    copyProject(copy);
    process.exitCode = (await rehearse(copy, names.length > 0 ? names : PACKAGES)) ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

void new Command()
  .name('npm run upgrade:check --')
  .description(SUMMARY)
  .argument('[packages...]', `packages to upgrade (default: ${PACKAGES.join(', ')})`)
  .action(main)
  .parseAsync();
