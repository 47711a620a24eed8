import type { Browser } from 'puppeteer-core';
import { startDemo } from '../tests/support/demo';
import { oldBrowsers, type OldBrowser } from './old-browsers/engines';
import { writePart } from './page-part/write';
import { oldBrowsersPart, type Visit } from './old-browsers/page';
import { STEPS, type Step } from './old-browsers/visit';

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

/**
 * `npm run test:old-browsers`: the oldest browsers of the header, which it downloads, visit the built demo. With `--write`, it
 * writes their table in docs/browsers.md.
 */
const main = async (): Promise<void> => {
  const { origin, close } = await startDemo();
  const visits: Visit[] = [];
  try {
    for (const browser of oldBrowsers()) visits.push(await visit(browser, origin));
  } finally {
    await close();
  }
  const passed = visits.reduce((sum, one) => sum + one.passed.length, 0);
  const failed = visits.length * STEPS.length - passed;
  if (process.argv.includes('--write')) await writePart('test:old-browsers', oldBrowsersPart(visits));
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
};

void main();
