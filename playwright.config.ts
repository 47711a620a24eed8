import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from './tests/setup/chromium';

const executablePath = findHeadlessShell() ?? findChromium();

/** Without it, pixels at the edge of a repainted area depend on what was painted before: pictures differ. */
const SAME_PIXELS = '--disable-partial-raster';

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Built files are imported without being transformed.
  build: { external: ['**/dist/**'] },
  // A run writes tables to the documents, as snapshots.
  snapshotPathTemplate: 'docs/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 6_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      args: [...CHROMIUM_ARGS, SAME_PIXELS],
      ...(executablePath !== undefined && { executablePath }),
    },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  },
});
