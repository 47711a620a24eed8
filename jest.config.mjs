import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Everything that tests write to the temporary folder is removed at the end of the run. */
const temporaryFiles = mkdtempSync(path.join(tmpdir(), 'header-tests-'));
// Programs that a test starts may run as another user.
chmodSync(temporaryFiles, 0o755);
process.env.TMPDIR = temporaryFiles;
process.on('exit', () => {
  rmSync(temporaryFiles, { recursive: true, force: true });
});

/** Property tests read the seed and the number of runs from here, see tests/setup/property-tests.ts. */
const { FC_SEED, FC_RUNS } = process.env;
if (FC_SEED === 'random') {
  process.env.FC_SEED = String(randomInt(2 ** 31));
  process.stderr.write(`Property tests run with FC_SEED=${process.env.FC_SEED}\n`);
}

const typescript = {
  '^.+[.]tsx?$': [
    'ts-jest',
    // Types are only removed here; `npm run lint` checks them.
    { tsconfig: './tests/setup/tsconfig.jest.json', diagnostics: { ignoreCodes: [151001] } },
  ],
};

/** Parts of axios that are exported only as ES modules. */
const axiosParts = { 'axios[/]lib[/].+[.]js$': typescript['^.+[.]tsx?$'] };

const shared = {
  clearMocks: true,
  restoreMocks: true,
  resolver: '<rootDir>/tests/setup/resolve-as-built.cjs',
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/host-demo/starters/'],
  transformIgnorePatterns: ['/node_modules/(?!axios/lib/)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

const transform = { ...typescript, ...axiosParts, '^.+[.]css$': '<rootDir>/tests/setup/css-modules.cjs' };

/** Node has no XMLHttpRequest, so a test that sends calls is a `*.dom.test.ts`: it uses the adapter that the build contains. */
const inNode = { ...shared, transform, testEnvironment: 'node' };

/**
 * The exception: the demo's services do not run in jsdom, so their faults reach the clients by the adapter that axios has for
 * Node. `axios-client.dom.test.ts` and the journey of all calls cover the adapter of the build.
 */
const BY_NODE_ADAPTER = 'tests/calls-that-fail.test.ts';

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  errorOnDeprecated: true,
  // Ends a test that hangs: a busy machine is slow. More runs than usual take longer.
  testTimeout: FC_RUNS === undefined ? 60_000 : 600_000,
  projects: [
    {
      ...shared,
      transform,
      displayName: 'dom',
      // It has the abort signals of Node.js, which elements of jsdom reject: a test that needs them names `jsdom` itself.
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'https://shop.example/ecom/shop/browse/groceries' },
      testMatch: ['<rootDir>/**/*.test.tsx', '<rootDir>/**/*.dom.test.ts'],
    },
    {
      ...inNode,
      displayName: 'node',
      testMatch: [
        '<rootDir>/**/*.test.ts',
        ...['!**/*.dom.test.ts', '!**/*.slow.test.ts', `!**/${BY_NODE_ADAPTER}`],
      ],
    },
    {
      ...inNode,
      displayName: 'node-adapter',
      resolver: undefined,
      moduleNameMapper: { '^axios/unsafe/adapters/xhr[.]js$': 'axios/unsafe/adapters/http.js' },
      testMatch: [`<rootDir>/${BY_NODE_ADAPTER}`],
    },
    {
      // They start other programs or take seconds; `npm test` leaves them to `npm run test:all`.
      ...inNode,
      displayName: 'slow',
      testMatch: ['<rootDir>/**/*.slow.test.ts'],
    },
  ],
};
