import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ActionContext } from './commands/command';
import { createProgram } from './run-release';

const root = path.join(__dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const WORKFLOWS = path.join('.github', 'workflows');
const workflows = readdirSync(path.join(root, WORKFLOWS)).map(
  (name) => [name, read(path.join(WORKFLOWS, name))] as const,
);
const workflow = read(path.join(WORKFLOWS, 'release.yml'));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Returns the text of each job, by its name. */
const jobsOf = (text: string): ReadonlyMap<string, string> => {
  const [, ...parts] = text.slice(text.indexOf('\njobs:\n')).split(/^ {2}(?=[\w-]+:$)/m);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf(':')), part]));
};
const releaseJobs = jobsOf(workflow);
/** The jobs with steps of their own; the others call another workflow. */
const allJobs = workflows
  .flatMap(([name, text]) => [...jobsOf(text)].map(([job, part]) => [`${name}: ${job}`, part] as const))
  .filter(([, part]) => part.includes('steps:'));
const canSignIn = (job: string): boolean => job.includes('id-token: write');

/** Values of the workflow's variables that the tool checks; all others are any word. */
const VARIABLES: Readonly<Record<string, string>> = {
  CHANNEL: 'stable',
  CONTRACT: '1',
  PERCENT: '5',
  RELEASE_URL: 'https://shop.example/ecom/assets/mfe/common/',
};

/** Returns the words of a shell command up to a pipe. A variable counts as one word. */
const wordsOf = (line: string): string[] =>
  line
    .replace(/\$\{\w+:\+([^}]*)\}/g, '$1')
    .replace(/\s\|.*$/, '')
    .replace(/\$(\w+)/g, (_, name: string) => VARIABLES[name] ?? 'something')
    .replaceAll('"', '')
    .trim()
    .split(/\s+/);

/** The words after `npm run release --` in each line of the workflow. */
const calls = [...workflow.matchAll(/npm run (?:--silent )?release -- (.*)$/gm)].map(([, rest = '']) =>
  wordsOf(rest),
);

const ignore = (): void => undefined;
const context: ActionContext = { environment: {}, now: () => new Date(0), log: ignore, report: ignore };

/** Parses a call of the tool without running the command. Returns the command's arguments and options. */
const parseCall = (words: readonly string[]) => {
  const program = createProgram(context, { print: ignore, warn: ignore });
  for (const command of program.commands) command.action(ignore);
  program.parse(words, { from: 'user' });
  const command = program.commands.find((each) => each.name() === words[0]);
  return { args: command?.args, options: command?.opts() };
};

describe('the release workflow', () => {
  it.each(calls.map((words) => [words.join(' '), words] as const))(
    'calls the tool with a valid command and valid options: %s [FED-5]',
    (_, words) => expect(() => parseCall(words)).not.toThrow(),
  );

  it('builds, publishes, promotes, verifies, aborts, repairs, and rolls back, in this order [FED-5]', () => {
    expect(calls.map(([name]) => name)).toEqual([
      'build',
      'publish',
      'promote',
      'verify',
      'promote',
      'promote',
      'repair',
      'rollback',
      'verify',
    ]);
  });

  it('runs only scripts of this package', () => {
    const names = [...workflow.matchAll(/npm (?:run (?:--silent )?)?([a-z][\w:]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(names.filter((name) => !['ci', 'publish'].includes(name) && !(name in scripts))).toEqual([]);
  });

  it('fails if the first of two commands in a pipe fails', () =>
    expect(workflow).toMatch(/^defaults:\n {2}run:\n {4}shell: bash$/m));

  it('never passes a version that could be read as an option', () => {
    const uses = [...workflow.matchAll(/^.*npm run.*\$VERSION.*$/gm)].map(([line]) => line);
    expect(uses).toHaveLength(5);
    for (const line of uses)
      expect(line).toMatch(/ -- "\$VERSION"|--version="\$VERSION"|"--version=\$VERSION"/);
    const words = ['promote', '--channel', 'next', '--to', 'folder:x', '--', '--allow-contract-change'];
    const { args, options } = parseCall(words);
    expect(args).toEqual(['--allow-contract-change']);
    expect(options).toEqual({ channel: 'next', contract: 1, to: 'folder:x' });
  });
});

describe('jobs of the release workflow', () => {
  it('test and build without credentials, an environment or the right to sign in', () => {
    const build = releaseJobs.get('build') ?? '';
    expect(build).toMatch(/needs: whole\n[^]*npm ci\n[^]*npm test\n[^]*npm run build\n/);
    expect(build).not.toMatch(/secrets\.|permissions:|environment:|configure-aws-credentials/);
  });

  it.each([...releaseJobs].filter(([, job]) => canSignIn(job)))(
    'run no script of a package, no test and no build if they can sign in: %s',
    (_, job) => {
      const installs = [...job.matchAll(/npm ci.*$/gm)].map(([line]) => line);
      expect(job).not.toMatch(/npm (?:test|run build)|npx |cache: /);
      expect(installs).toEqual(job.includes('npm run') ? ['npm ci --ignore-scripts'] : []);
      expect(job.indexOf('npm ci')).toBeLessThanOrEqual(job.indexOf('configure-aws-credentials'));
    },
  );

  it('publish the packages of the job without credentials, with their provenance, where a registry is set', () => {
    const packages = releaseJobs.get('packages') ?? '';
    expect(releaseJobs.get('build')).toContain('path: dist/loader-package/*.tgz');
    expect(packages).toMatch(/if: vars\.NPM_REGISTRY != ''\n {4}needs: build\n/);
    expect(packages).toMatch(/npm publish .*--provenance/);
    expect(packages).not.toMatch(/checkout@|NODE_AUTH_TOKEN/);
  });

  it('publish the files that the job without credentials has built', () => {
    const publish = releaseJobs.get('publish') ?? '';
    expect([...releaseJobs].filter(([, job]) => canSignIn(job)).map(([name]) => name)).toEqual([
      'publish',
      'packages',
      'move',
    ]);
    expect(publish).toMatch(/needs: build\n/);
    expect(publish).toContain('actions/download-artifact@');
    expect(publish).toContain('${{ needs.build.outputs.version }}');
    expect(publish).not.toContain('release -- build');
  });

  it('sign in for a short time, and have no secrets', () => {
    for (const [, text] of workflows) expect(text).not.toMatch(/secrets\.|AWS_SECRET|aws-secret-access-key/);
    const sessions = [...workflow.matchAll(/role-duration-seconds: (\d+)/g)].map(([, seconds]) =>
      Number(seconds),
    );
    expect(sessions).toEqual([900, 900]);
  });
});

describe('every workflow', () => {
  it.each(workflows)('uses actions by the SHA of a commit, and names its version: %s', (_, text) => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action);
    expect(uses.length).toBeGreaterThan(0);
    const own = './.github/workflows/whole.yml';
    for (const action of uses.filter((one) => one !== own))
      expect(action).toMatch(/^[\w-]+\/[\w-]+(?:\/[\w-]+)?@[\da-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it.each(workflows)('has only the right to read the repository by default: %s', (_, text) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toMatch(/pull_request_target|write-all/);
    expect(text.match(/persist-credentials: false/g)).toHaveLength(
      text.match(/actions\/checkout@/g)?.length ?? 0,
    );
  });

  it.each(allJobs)('sets a measured timeout for each job: %s', (_, job) => {
    const minutes = Number(/timeout-minutes: (\d+)/.exec(job)?.[1]);
    // `npm test` takes 8 minutes on two quiet cores.
    expect(minutes).toBeGreaterThanOrEqual(job.includes('run: npm test') ? 25 : 10);
    expect(minutes).toBeLessThanOrEqual(60);
  });
});
