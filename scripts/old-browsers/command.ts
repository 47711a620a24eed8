import { Command } from 'commander';
import type { Browser } from 'puppeteer-core';
import { startDemo } from '../../tests/support/demo';
import { markdownTable } from '../../tests/support/markdown-table';
import { writePart } from '../docs/format-document';
import { oldBrowsers, type OldBrowser } from './engines';
import { STEPS, type Step } from './visit';

/** What one browser did. */
export interface Visit {
  readonly name: string;
  /** As the browser states it: `HeadlessChrome/109.0.5412.0` */
  readonly version: string;
  /** Titles of the steps that passed. */
  readonly passed: readonly string[];
}

/** Returns the table of steps and browsers in Markdown. */
const oldBrowsersPart = (visits: readonly Visit[]): string =>
  markdownTable(
    ['visit', ...visits.map(({ name }) => name)],
    [
      ...STEPS.map(([title]) => [
        title,
        ...visits.map(({ passed }) => (passed.includes(title) ? 'yes' : 'no')),
      ]),
      ['version', ...visits.map(({ version }) => version.replace('Headless', ''))],
    ],
  );

/** Runs one step on a page of its own. @returns what went wrong; empty if nothing did */
const runStep = async (browser: Browser, origin: string, [, step]: Step): Promise<readonly string[]> => {
  const context = await browser.createIncognitoBrowserContext();
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`));
  await page.setViewport({ width: 1440, height: 900 });
  try {
    await step(page, origin);
  } catch (error) {
    problems.push(String(error));
  }
  await context.close();
  return problems;
};

/** Runs all steps in one browser, and prints each outcome. */
const visit = async ({ name, launch }: OldBrowser, origin: string): Promise<Visit> => {
  const browser = await launch();
  const version = await browser.version();
  console.log(`${name}: ${version}`);
  const passed: string[] = [];
  for (const step of STEPS) {
    const [title] = step;
    const problems = await runStep(browser, origin, step);
    console.log(`${problems.length === 0 ? '✔' : '✘'} ${title}`, ...problems);
    if (problems.length === 0) passed.push(title);
  }
  await browser.close();
  return { name, version, passed };
};

const testOldBrowsers = async ({ write }: { readonly write?: true }): Promise<void> => {
  const { origin, close } = await startDemo();
  const visits: Visit[] = [];
  try {
    for (const browser of oldBrowsers()) visits.push(await visit(browser, origin));
  } finally {
    await close();
  }
  const passed = visits.reduce((sum, one) => sum + one.passed.length, 0);
  const failed = visits.length * STEPS.length - passed;
  if (write) await writePart('docs/browsers.md', 'old-browsers', oldBrowsersPart(visits));
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

export const oldBrowserTest = new Command('old-browsers')
  .description('Visits the built demo with Chromium 109 and Firefox 115, which it downloads.')
  .option('--write', 'writes the table of docs/browsers.md')
  .action(testOldBrowsers);
