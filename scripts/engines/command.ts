import { Argument, Command } from 'commander';
import { PARTS } from '../../tests/engines/journeys';
import { launchChromium, launchFirefox } from '../../tests/engines/playwright-engines';
import { findMissing, type EngineName } from '../../tests/engines/programs';
import { launchWebKit } from '../../tests/engines/webkit-engine';
import { writePart } from '../docs/format-document';
import { ensurePackages } from '../test/programs';
import { outcomeTable, printCounts, visitAll } from './visit';

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

const LAUNCH = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };
const NAMES = Object.keys(LAUNCH) as EngineName[];

interface Options {
  readonly only?: string;
  readonly write?: true;
}

const testEngines = async (chosen: readonly EngineName[], { only, write }: Options): Promise<void> => {
  const names = chosen.length > 0 ? chosen : NAMES;
  const installed = ensureEngines(names, console.log);
  const journeys = PARTS.flatMap(([, ofPart]) => ofPart).filter(({ title }) => title.includes(only ?? ''));
  const outcomes = await visitAll(
    installed.map((name) => LAUNCH[name]),
    journeys,
  );
  const tables = PARTS.map(([part, ofPart]) => `### ${part}\n\n${outcomeTable(outcomes, ofPart)}`);
  const isAll = installed.length === NAMES.length && only === undefined;
  if (write && isAll) await writePart('docs/browsers.md', 'engines', tables.join('\n\n'));
  else if (write) console.log('docs/browsers.md is not written: it needs all engines and all journeys');
  // On a developer's machine, the engines that are installed are enough.
  const isEveryNeeded = process.env.CI !== undefined || write === true;
  const isRefused = isEveryNeeded && installed.length < names.length;
  process.exitCode = printCounts(outcomes) && !isRefused ? 0 : 1;
};

export const engines = new Command('engines')
  .description(
    'Visits the built demo in Chromium, Firefox ESR and WebKitGTK, by the journeys of tests/engines. Missing engines are installed by apt where this process may do so.',
  )
  .addArgument(new Argument('[engines...]', 'the engines to use; all by default').choices(NAMES))
  .option('--only <text>', 'only the journeys whose title contains the text')
  .option('--write', 'writes the table of docs/browsers.md')
  .action(testEngines);
