import { readJest, readLastLine, readPlaywright, type ReadReport } from './reports';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The runner's own report. A step without a report counts as one check. */
  readonly report?: { readonly path: string; readonly read: ReadReport };
  /** Steps that must succeed first. */
  readonly needs?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Milliseconds after which the step is killed and fails. */
  readonly limit?: number;
}

export interface Plan {
  /** Lanes run beside each other; the steps of a lane run one after the other. */
  readonly lanes: readonly (readonly Step[])[];
  /** These run after the lanes, one after the other, because each uses both cores. */
  readonly runners: readonly Step[];
}

export const LOGS = '.cache/test-logs';
export const REPORTS = 'dist/reports';
export const JOURNEY_REPORT = `${REPORTS}/playwright.json`;

/** The file with everything that a step printed. */
export const logOf = (name: string): string => `${LOGS}/${name.replaceAll(' ', '-')}.log`;

const BUILD_NAME = 'production build';

const npm = (script: string, ...args: readonly string[]): Step['command'] => [
  'npm',
  'run',
  '--silent',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/** A step over the build, which takes minutes. */
const long = (name: string, ...command: Parameters<typeof npm>): Step => ({
  name,
  command: npm(...command),
  needs: [BUILD_NAME],
  limit: 40 * 60_000,
});

/** A long step whose command prints a last line such as `12 passed, 0 failed`. */
const counting = (name: string, ...command: Parameters<typeof npm>): Step => ({
  ...long(name, ...command),
  report: { path: logOf(name), read: readLastLine },
});

const unit = (...args: readonly string[]): Step => ({
  name: 'unit and integration tests',
  command: npm('unit', '--json', `--outputFile=${REPORTS}/jest.json`, ...args),
  report: { path: `${REPORTS}/jest.json`, read: readJest },
});

const journeys = (...args: readonly string[]): Step => ({
  name: 'browser journeys',
  command: npm('journeys', '--reporter=list,json', ...args),
  report: { path: JOURNEY_REPORT, read: readPlaywright },
  needs: [BUILD_NAME],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_REPORT },
  limit: 50 * 60_000,
});

const OTHER_REPORT = `${REPORTS}/playwright-other-browser.json`;

const OTHER_BROWSER: Step = {
  ...journeys('--grep', '@essential'),
  name: 'essential journeys in the other browser',
  report: { path: OTHER_REPORT, read: readPlaywright },
  env: { JOURNEY_BROWSER: 'other', PLAYWRIGHT_JSON_OUTPUT_NAME: OTHER_REPORT },
};

const BUILD: Step = { name: BUILD_NAME, command: npm('build') };

const SIZES: Step = {
  name: 'size budgets',
  command: npm('size'),
  needs: [BUILD_NAME],
  report: { path: logOf('size budgets'), read: readLastLine },
};

const STYLELINT: Step['command'] = [
  'npx',
  'stylelint',
  '{src,federation,host-demo}/**/*.css',
  ...['--max-warnings', '0', '--allow-empty-input'],
];

const DEPENDENCY_CRUISER: Step['command'] = [
  'npx',
  'depcruise',
  ...['--config', '.dependency-cruiser.mjs'],
  ...['src', 'federation', 'host-demo', 'tests'],
];

/** The first step generates the types of the schema, which others read; the build starts after it. */
const LANES: Plan['lanes'] = [
  [{ name: 'types and lint', command: npm('lint') }, BUILD],
  [
    { name: 'format', command: npm('format') },
    { name: 'stylelint', command: STYLELINT },
    { name: 'import direction', command: DEPENDENCY_CRUISER },
    { name: 'unused code', command: ['npx', 'knip'] },
    { name: 'workflows', command: npm('workflows') },
    { name: 'documentation', command: npm('docs') },
    { name: 'generated documents', command: npm('docs:update', '--check') },
  ],
];

/** What `npm test` runs: the essential journeys, and the unit tests that need no other program. */
export const GATE: Plan = {
  lanes: LANES,
  runners: [unit('--selectProjects', 'dom', 'node', 'node-adapter'), SIZES, journeys('--grep', '@essential')],
};

/** A part of `npm run test:all`; the first has the index 1. */
export interface Part {
  readonly index: number;
  readonly count: number;
}

/** Each runs as a whole in one of the parts. */
const LONG_STEPS: readonly Step[] = [
  OTHER_BROWSER,
  counting('starters', 'test:only', 'starters'),
  long('stories', 'test:only', 'stories'),
  counting('three engines', 'test:only', 'engines'),
  counting('benchmarks', 'bench', '--once'),
  counting('old browsers', 'test:only', 'old-browsers'),
  long('development hosts with StrictMode', 'test:only', 'strict-mode'),
  long('screen reader', 'test:only', 'screen-reader'),
  long('object store', 'test:only', 'store'),
  long('rollout under load', 'test:only', 'rollout'),
  long('release workflow', 'test:only', 'release'),
];

/** What `npm run test:all` runs: everything, with other and more random values for the property tests. */
export const createWholePlan = ({ index, count }: Part): Plan => {
  const shard = `--shard=${String(index)}/${String(count)}`;
  return {
    lanes: index === 1 ? LANES : [],
    runners: [
      { ...unit(shard), env: { FC_SEED: 'random', FC_RUNS: '1000' } },
      index === 1 ? SIZES : BUILD,
      journeys(shard),
      ...LONG_STEPS.filter((_, position) => position % count === index - 1),
    ],
  };
};
