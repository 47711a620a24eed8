import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './tests/setup/chromium';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // What is built is tested as it was built.
  build: { external: ['**/dist/**'] },
  // Tables that a run writes stand among the documents.
  snapshotPathTemplate: 'docs/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 6_000 },
  reporter: 'list',
  use: {
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath !== undefined && { executablePath }) },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  },
});
