const typescript = {
  '^.+[.]tsx?$': [
    'ts-jest',
    // Types are only removed here; `npm run types` checks them.
    { tsconfig: './tests/setup/tsconfig.jest.json', diagnostics: { ignoreCodes: [151001] } },
  ],
};

const shared = {
  clearMocks: true,
  restoreMocks: true,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
};

/** @type {import('jest').Config} */
export default {
  maxWorkers: 2,
  errorOnDeprecated: true,
  testTimeout: 15_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'https://shop.example/ecom/shop/browse/groceries' },
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      transform: { ...typescript, '^.+[.]css$': '<rootDir>/tests/setup/css-modules.cjs' },
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{federation,host-demo,scripts,tests}/**/*.test.{ts,tsx}'],
      transform: { ...typescript, '^.+[.]css$': '<rootDir>/tests/setup/css-modules.cjs' },
    },
  ],
};
