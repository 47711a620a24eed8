import type { ReadReport } from './counts';
import { readJest, readPlaywright, readSizes } from './counts';

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

export const REPORTS = 'dist/reports';
export const JOURNEY_REPORT = `${REPORTS}/playwright.json`;

const npm = (script: string, ...args: readonly string[]): Step['command'] => [
  'npm',
  'run',
  '--silent',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];

/**
 * Two lanes for two cores; the checks of a lane run one after the other. Types run before lint, because lint reads the
 * schema's types that they generate.
 */
export const GATES: readonly (readonly Step[])[] = [
  [
    { name: 'types', command: npm('types') },
    { name: 'lint', command: npm('lint') },
    { name: 'contract', command: npm('contract') },
  ],
  [
    { name: 'format', command: npm('format') },
    { name: 'stylelint', command: npm('stylelint') },
    { name: 'import direction', command: npm('imports') },
    { name: 'unused code', command: npm('unused') },
    { name: 'workflows', command: npm('workflows') },
    { name: 'manifests', command: npm('manifests') },
    { name: 'documentation', command: npm('docs') },
  ],
];

/** These run one after the other, because each uses both cores. */
export const RUNNERS: readonly Step[] = [
  {
    name: 'unit and integration tests',
    command: npm('unit', '--json', `--outputFile=${REPORTS}/jest.json`),
    report: { path: `${REPORTS}/jest.json`, read: readJest },
  },
  { name: 'production build', command: npm('build') },
  {
    name: 'size budgets',
    command: npm('size'),
    needs: ['production build'],
    report: { path: `${REPORTS}/size.json`, read: readSizes },
  },
  {
    name: 'browser journeys',
    command: npm('journeys', '--reporter=list,json'),
    needs: ['production build'],
    report: { path: JOURNEY_REPORT, read: readPlaywright },
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_REPORT },
    limit: 50 * 60_000,
  },
];
