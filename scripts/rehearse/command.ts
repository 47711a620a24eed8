import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { inc } from 'semver';
import { serveStore, STORES, type RehearsalStore } from './stores';
import { readWorkflow, runJob, type Context, type StepResult } from './workflow';

const WORKFLOW = '.github/workflows/release.yml';

const SKIPPED: Readonly<Record<string, string>> = {
  'npm ci --ignore-scripts': 'the first job has installed the packages',
  'npm test': 'it takes too long here',
  'npm run contract -- --since-last-release': 'the clone has no earlier release',
};
/** The second build uses the packages of the first. */
const SKIPPED_LATER: typeof SKIPPED = { ...SKIPPED, 'npm ci': 'the first job has installed the packages' };

interface Release {
  readonly version: string;
  /** A copy of the files that the job `build` uploads. */
  readonly artifacts: string;
}

/** The folders that the job `build` uploads. */
const ARTIFACTS = ['release', 'release-maps'];

class StepFailed extends Error {}

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const report = ({ job, step, result, reason, seconds }: StepResult): void => {
  const marks = { passed: '✔', failed: '✘', 'not run': '–' };
  const note = result === 'not run' ? reason : `${seconds.toFixed(1)} s`;
  print(`${marks[result]} ${job}: ${step} (${note})`);
  if (result === 'failed') print(reason);
};

const variablesOf = (store?: RehearsalStore, url = ''): Context => ({
  vars: {
    RELEASE_TARGET: store?.target ?? '',
    AWS_REGION: store?.environment['AWS_REGION'] ?? '',
    AWS_ENDPOINT_URL_S3: store?.environment['AWS_ENDPOINT_URL_S3'] ?? '',
    RELEASE_URL: url,
  },
});

/** Creates a runner of the workflow's jobs in a clone. It reports each step, and throws after one that failed. */
const createRunner =
  (folder: string) =>
  async (
    name: string,
    context: Context,
    environment: Readonly<Record<string, string>> = {},
    skipped = SKIPPED_LATER,
  ) => {
    const workflow = readWorkflow(path.join(folder, WORKFLOW));
    const run = await runJob({ workflow, name, folder, context, environment, skipped });
    run.results.forEach(report);
    if (run.results.some(({ result }) => result === 'failed')) throw new StepFailed(name);
    return run.outputs;
  };

type RunJob = ReturnType<typeof createRunner>;

/** Raises the version of the clone's package. */
const raiseVersion = (folder: string): void => {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  writeFileSync(
    file,
    `${JSON.stringify({ ...manifest, version: inc(manifest.version, 'patch') }, null, 2)}\n`,
  );
};

/** Runs the job `build` as for a pushed tag, and keeps its artifacts. */
const buildRelease = async (
  run: RunJob,
  folder: string,
  skipped: Readonly<Record<string, string>>,
): Promise<Release> => {
  const { version: tag } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const context = { github: { event_name: 'push' }, ...variablesOf() };
  const { version = '' } = await run('build', context, { GITHUB_REF_NAME: `v${tag}` }, skipped);
  const artifacts = path.join(folder, '.artifacts', version);
  mkdirSync(artifacts, { recursive: true });
  for (const each of ARTIFACTS) renameSync(path.join(folder, 'dist', each), path.join(artifacts, each));
  return { version, artifacts };
};

/** Publishes both releases, promotes each to `stable`, and rolls back. */
const releaseTo = async (
  store: RehearsalStore,
  run: RunJob,
  folder: string,
  releases: readonly Release[],
): Promise<void> => {
  const server = await serveStore(store);
  const variables = variablesOf(store, `${server.address}/`);
  const move = (action: string, version: string, percent = '') =>
    run(
      'move',
      {
        ...variables,
        github: { event_name: 'workflow_dispatch' },
        inputs: { action, channel: 'stable', again: 'false', contract: '', percent, version },
      },
      store.environment,
    );
  try {
    for (const { version, artifacts } of releases) {
      cpSync(artifacts, path.join(folder, 'dist'), { recursive: true });
      const needs = { build: { outputs: { version } } };
      await run('publish', { ...variables, needs }, store.environment);
      await move('promote', version);
      for (const each of ARTIFACTS) rmSync(path.join(folder, 'dist', each), { recursive: true });
    }
    await move('rollback', '');
  } finally {
    await server.close();
    await store.stop();
  }
};

const rehearse = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  try {
    execFileSync('git', ['clone', '--quiet', '.', folder]);
    const run = createRunner(folder);
    const first = await buildRelease(run, folder, SKIPPED);
    raiseVersion(folder);
    const second = await buildRelease(run, folder, SKIPPED_LATER);
    for (const open of STORES) {
      const store = await open();
      print(`\n${store.title}`);
      await releaseTo(store, run, folder, [first, second]);
    }
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof StepFailed)) throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const release = new Command('release')
  .description(
    'Runs the shell steps of release.yml in a clone of the last commit, with a folder and an object store on this machine: two releases, each published and promoted, and a roll-back.',
  )
  .action(rehearse);
