import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { Command } from 'commander';
import { journeysOf } from './check/journeys-of';
import { sourceHash, STAMP } from './source-hash.mjs';
import { runCommand } from './test/run-command';

const LOGS = '.cache/check';
const STEP_TIMEOUT_MS = 5 * 60_000;

type Step = readonly [name: string, command: readonly [string, ...string[]]];

const git = (...args: readonly string[]): readonly string[] =>
  spawnSync('git', args, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

/** Returns the files that differ from a commit, and the new ones. */
const changedSince = (commit: string): readonly string[] =>
  [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => existsSync(file),
  );

const specs = (): readonly string[] =>
  ['tests/journeys', 'tests/hosts'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => `${folder}/${name}`),
  );

const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();

/** Returns a step for those of the files that a pattern selects; none if it selects nothing. */
const onFiles = (name: string, files: readonly string[], command: readonly [string, ...string[]]): Step[] =>
  files.length > 0 ? [[name, [...command, ...files]]] : [];

const stepsOf = (changed: readonly string[]): readonly (readonly Step[])[] => {
  const code = changed.filter((file) => /\.(?:tsx?|m[jt]s)$/.test(file));
  const sheets = changed.filter((file) => /^(?:src|federation|host-demo)\/.*\.css$/.test(file));
  const modules = code.filter((file) => !file.endsWith('.spec.ts'));
  const journeys = journeysOf(changed, specs());
  return [
    [
      ...(code.length > 0 ? [['types and lint', ['npm', 'run', '--silent', 'lint']] as const] : []),
      ...onFiles('format', changed, ['npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern']),
      ...onFiles('stylelint', sheets, ['npx', 'stylelint', '--max-warnings', '0', '--allow-empty-input']),
      ['generated documents', ['npm', 'run', '--silent', 'docs:update', '--', '--check']],
    ],
    [
      ...(journeys.length > 0 && !isBuilt() ? [['build', ['npm', 'run', '--silent', 'build']] as const] : []),
      ...onFiles('unit tests', modules, ['npx', 'jest', '--passWithNoTests', '--findRelatedTests']),
      ...onFiles('journeys', journeys, ['npx', 'playwright', 'test', '--reporter=line', '--max-failures=3']),
    ],
  ];
};

const runLane = async (steps: readonly Step[]): Promise<boolean> => {
  for (const [name, command] of steps) {
    const log = `${LOGS}/${name.replaceAll(' ', '-')}.log`;
    const { code, seconds, output } = await runCommand(command, { log, limit: STEP_TIMEOUT_MS });
    if (code !== 0) process.stdout.write(`\n${output.trimEnd()}\n`);
    process.stdout.write(`${code === 0 ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s)\n`);
    if (code !== 0) return false;
  }
  return true;
};

const check = async ({ since }: { since: string }): Promise<void> => {
  const changed = changedSince(since);
  if (changed.length === 0) {
    process.stdout.write(`nothing has changed since ${since}\n`);
    return;
  }
  mkdirSync(LOGS, { recursive: true });
  const lanes = await Promise.all(stepsOf(changed).map(runLane));
  process.exitCode = lanes.every(Boolean) ? 0 : 1;
};

void new Command()
  .name('npm run check --')
  .description(
    'Checks what has changed: types, lint, format, related unit tests, generated documents, and the journeys of the changed parts.',
  )
  .option('--since <commit>', 'the commit to compare with', 'HEAD')
  .action(check)
  .parseAsync();
