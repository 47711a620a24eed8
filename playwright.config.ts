import { defineConfig } from '@playwright/test';
import {
  CHROMIUM_ARGS,
  findFullBrowser,
  findJourneyBrowser,
  type JourneyBrowser,
} from './tests/setup/chromium';

const browser = findJourneyBrowser();

/** The headless shell at times crashes a tab that a modified press opens (microsoft/playwright#42142). */
const NEW_TAB = /@new-tab/;

/** In a browser whose default font size is twice the usual one, as a shopper may set it. */
const LARGE_TEXT = /@large-text/;

/** Without it, pixels at the edge of a repainted area depend on what was painted before: pictures differ. */
const SAME_PIXELS = '--disable-partial-raster';

const launch = ({ launchOptions }: JourneyBrowser, ...more: readonly string[]) => ({
  args: [...CHROMIUM_ARGS, SAME_PIXELS, ...more],
  ...launchOptions,
});

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
  // A journey that passes only when it is retried is listed as flaky; it is a defect to fix.
  retries: 1,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 6_000 },
  reporter: 'list',
  projects: [
    {
      name: browser.name,
      grepInvert: [NEW_TAB, LARGE_TEXT],
      use: { launchOptions: launch(browser) },
    },
    {
      name: 'large text',
      grep: LARGE_TEXT,
      use: { launchOptions: launch(browser, '--blink-settings=defaultFontSize=32') },
    },
    { name: 'new tabs', grep: NEW_TAB, use: { launchOptions: launch(findFullBrowser()) } },
  ],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  },
});
