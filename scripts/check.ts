import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { Command } from 'commander';
import { removedWords } from './check/removed-words';
import { isEnglish, isText, LOGS, stepsOf } from './check/steps-of';
import { sourceHash, STAMP } from './source-hash.mjs';
import { runStep, waitingLine } from './test/run-step';
import type { Step } from './test/steps';

/** On an idle machine; see `scaledLimit`. */
const STEP_TIMEOUT_MS = 5 * 60_000;

const WAITING_EVERY_MS = 10_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const git = (...args: readonly string[]): readonly string[] =>
  spawnSync('git', args, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

/** Returns the files that differ from a commit, and the new ones. */
const changedSince = (commit: string): readonly string[] =>
  [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => existsSync(file),
  );

const filesOf = (ending: string, ...folders: readonly string[]): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending) && !name.includes('.slow.'))
      .map((name) => `${folder}/${name}`),
  );

/** Returns the unit tests that contain a text which the change removes. */
const textTests = (commit: string, changed: readonly string[]): readonly string[] => {
  const files = changed.filter(isEnglish);
  const words = files.length > 0 ? removedWords(git('diff', '-U0', commit, '--', ...files)) : [];
  const tests =
    words.length > 0
      ? git('grep', '-lF', ...words.flatMap((word) => ['-e', word]), '--', '*.test.ts', '*.test.tsx')
      : [];
  return tests.filter((test) => !test.includes('.slow.'));
};

const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash();

const runLane = async (steps: readonly Step[]): Promise<boolean> => {
  for (const step of steps) {
    const log = `${LOGS}/${step.name.replaceAll(' ', '-')}.log`;
    const { failed } = await runStep(step, { log, limit: STEP_TIMEOUT_MS, print });
    if (failed > 0) return false;
  }
  return true;
};

const check = async ({ since }: { since: string }): Promise<void> => {
  const changed = changedSince(since);
  if (changed.length === 0) {
    print(`nothing has changed since ${since}`);
    return;
  }
  rmSync(LOGS, { recursive: true, force: true });
  mkdirSync(LOGS, { recursive: true });
  if (changed.every(isText)) print('only texts have changed: npm test runs the journeys and all unit tests');
  const waiting = setInterval(() => print(waitingLine()), WAITING_EVERY_MS);
  const state = {
    specs: filesOf('.spec.ts', 'tests/journeys', 'tests/hosts'),
    isBuilt: isBuilt(),
    hasSchema: existsSync('src/platform/graphql/schema.d.ts'),
    documentTests: filesOf('.test.ts', 'tests/architecture'),
    textTests: textTests(since, changed),
  };
  const lanes = await Promise.all(stepsOf(changed, state).map(runLane));
  clearInterval(waiting);
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
