import { readJest, readPlaywright } from '../test/reports';
import type { Step } from '../test/steps';
import { journeysOf } from './journeys-of';

export const LOGS = '.cache/check';

interface State {
  /** Paths of all journeys. */
  readonly specs: readonly string[];
  /** Whether `dist` was built from these sources. */
  readonly isBuilt: boolean;
  /** Whether the types of the schema were generated from it. */
  readonly hasSchema: boolean;
  /** Paths of the tests that read documents or the names of files. */
  readonly documentTests: readonly string[];
  /** Paths of the unit tests that contain a text which the change removes. */
  readonly textTests: readonly string[];
}

const TYPES = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

/** A text for people: an English text of the header, a translation, or a document. */
export const isText = (file: string): boolean => /(?:^|\/)texts\.[\w.-]*(?:ts|json)$|\.md$/.test(file);

/** The English texts of a part of the header. Most modules depend on one, so they do not select unit tests. */
export const isEnglish = (file: string): boolean => /(?:^|\/)texts\.ts$/.test(file);

/** Returns a step for those of the files that a pattern selects; none if it selects nothing. */
const onFiles = (
  name: string,
  files: readonly string[],
  command: Step['command'],
  more: Omit<Step, 'name' | 'command'> = {},
): Step[] => (files.length > 0 ? [{ name, command: [...command, ...files], ...more }] : []);

const UNIT_REPORT = `${LOGS}/jest.json`;
const JOURNEY_REPORT = `${LOGS}/playwright.json`;

/**
 * Returns the steps that check changed files, in lanes that run beside each other. A change of texts only needs no build
 * and no journeys, which would take minutes, and only the unit tests that contain a removed text.
 *
 * @param changed paths of the changed files
 */
export const stepsOf = (
  changed: readonly string[],
  { specs, isBuilt, hasSchema, documentTests, textTests }: State,
): readonly (readonly Step[])[] => {
  const code = changed.filter((file) => /\.(?:tsx?|m[jt]s)$/.test(file));
  const sheets = changed.filter((file) => /^(?:src|federation|host-demo)\/.*\.css$/.test(file));
  const modules = code.filter((file) => !file.endsWith('.spec.ts') && !isEnglish(file));
  const schema =
    hasSchema && !changed.some((file) => file.endsWith('.graphql')) ? [] : ['npm run --silent schema'];
  const types = `npx tsc --noEmit -p . ${TYPES.join(' ')}`;
  const hasDocument = changed.some((file) => file.endsWith('.md'));
  // One is run for every change, so that there is always a test.
  const general = documentTests.filter((test) => hasDocument || test.endsWith('file-names.test.ts'));
  const journeys = changed.every(isText) ? [] : journeysOf(changed, specs);
  return [
    [
      ...(code.length > 0
        ? [{ name: 'types', command: ['sh', '-c', [...schema, types].join(' && ')] } as const]
        : []),
      ...onFiles('lint', code, [
        'npx',
        'oxlint',
        '-c',
        'oxlint.config.mjs',
        '--no-error-on-unmatched-pattern',
      ]),
      ...onFiles('format', changed, ['npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern']),
      ...onFiles('stylelint', sheets, ['npx', 'stylelint', '--max-warnings', '0', '--allow-empty-input']),
      { name: 'generated documents', command: ['npm', 'run', '--silent', 'docs:update', '--', '--check'] },
    ],
    [
      ...(journeys.length > 0 && !isBuilt
        ? [{ name: 'build', command: ['npm', 'run', '--silent', 'build'] } as const]
        : []),
      ...onFiles(
        'unit tests',
        [...modules, ...textTests, ...general],
        ['npx', 'jest', '--json', `--outputFile=${UNIT_REPORT}`, '--findRelatedTests'],
        { report: { path: UNIT_REPORT, read: readJest } },
      ),
      ...onFiles(
        'journeys',
        journeys,
        ['npx', 'playwright', 'test', '--reporter=line,json', '--max-failures=3'],
        {
          report: { path: JOURNEY_REPORT, read: readPlaywright },
          env: { PLAYWRIGHT_JSON_OUTPUT_NAME: JOURNEY_REPORT },
        },
      ),
    ],
  ];
};
