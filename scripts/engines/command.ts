import { Argument, Command } from 'commander';
import { PARTS } from '../../tests/engines/journeys';
import { launchChromium, launchFirefox } from '../../tests/engines/playwright-engines';
import { startProblemProxy } from '../../tests/engines/problem-proxy';
import { findMissing, type EngineName } from '../../tests/engines/programs';
import { launchWebKit } from '../../tests/engines/webkit-engine';
import { startDemo } from '../../tests/support/demo';
import { markdownTable } from '../../tests/support/markdown-table';
import { writePart } from '../docs/format-document';
import { ensurePackages } from '../test/programs';
import { visit, type Outcome } from './visit';

const PACKAGES: Readonly<Record<EngineName, readonly string[]>> = {
  chromium: ['chromium', 'fonts-liberation'],
  firefox: ['firefox-esr', 'fonts-liberation'],
  webkit: ['libwebkit2gtk-4.1-0', 'webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
};

/**
 * Ensures that engines are installed: by apt where this process may install packages. Otherwise it logs the command to run.
 *
 * @returns the engines that are installed
 */
const ensureEngines = (names: readonly EngineName[], log: (line: string) => void): readonly EngineName[] => {
  ensurePackages(() => findMissing(names).flatMap((name) => PACKAGES[name]), log);
  const absent = findMissing(names);
  return names.filter((name) => !absent.includes(name));
};

const MARKS = { passed: 'yes', failed: 'no', skipped: 'not possible' } as const;

/** Returns the tables in Markdown: for each part of the header, its journeys and what each engine did. */
const enginesPart = (outcomes: readonly Outcome[]): string =>
  PARTS.flatMap(([part, journeys]) => [
    `### ${part}`,
    markdownTable(
      ['journey', ...outcomes.map(({ name, version }) => `${name} ${version}`)],
      journeys.map(({ title }) => [
        title,
        ...outcomes.map(({ results }) => MARKS[results.get(title) ?? 'failed']),
      ]),
    ),
  ]).join('\n\n');

const LAUNCH = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };
const NAMES = Object.keys(LAUNCH) as EngineName[];

interface Options {
  readonly only?: string;
  readonly write?: true;
}

/** Runs the journeys in one engine after the other. */
const visitAll = async (names: readonly EngineName[], only = ''): Promise<readonly Outcome[]> => {
  const journeys = PARTS.flatMap(([, ofPart]) => ofPart).filter(({ title }) => title.includes(only));
  const demo = await startDemo();
  const proxy = await startProblemProxy(demo.origin);
  const outcomes: Outcome[] = [];
  try {
    for (const name of names) {
      const engine = await LAUNCH[name]();
      outcomes.push(await visit(engine, proxy, journeys));
      await engine.close();
    }
  } finally {
    await proxy.close();
    await demo.close();
  }
  return outcomes;
};

const testEngines = async (chosen: readonly EngineName[], { only, write }: Options): Promise<void> => {
  const names = chosen.length > 0 ? chosen : NAMES;
  const installed = ensureEngines(names, console.log);
  const outcomes = await visitAll(installed, only);
  const results = outcomes.flatMap((one) => [...one.results.values()]);
  const count = (kind: (typeof results)[number]) => results.filter((result) => result === kind).length;
  const isComplete = installed.length === names.length;
  const isAll = installed.length === NAMES.length && only === undefined;
  if (write && isAll) await writePart('docs/browsers.md', 'engines', enginesPart(outcomes));
  else if (write) console.log('docs/browsers.md is not written: it needs all engines and all journeys');
  console.log(
    `${String(count('passed'))} passed, ${String(count('failed'))} failed, ${String(count('skipped'))} skipped`,
  );
  // On a developer's machine, the engines that are installed are enough.
  const isRefused = !isComplete && (process.env.CI !== undefined || write === true || installed.length === 0);
  process.exitCode = count('failed') > 0 || results.length === 0 || isRefused ? 1 : 0;
};

export const engines = new Command('engines')
  .description(
    'Visits the built demo in Chromium, Firefox ESR and WebKitGTK, by the journeys of tests/engines. Missing engines are installed by apt where this process may do so.',
  )
  .addArgument(new Argument('[engines...]', 'the engines to use; all by default').choices(NAMES))
  .option('--only <text>', 'only the journeys whose title contains the text')
  .option('--write', 'writes the table of docs/browsers.md')
  .action(testEngines);
