import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { launchFirefox } from '../../tests/engines/playwright-engines';
import { startProblemProxy } from '../../tests/engines/problem-proxy';
import { findProgram } from '../../tests/setup/chromium';
import { startDemo } from '../../tests/support/demo';
import { markdownTable } from '../../tests/support/markdown-table';
import { formatDocument } from '../docs/format-document';
import { ensurePackages } from '../test/programs';
import { startDesktop } from './desktop';
import { SCENES } from './scenes';
import { visitScene, type SpokenScene } from './visit';

/** Starts the accessibility bus; Debian has it outside of the search path. */
const BUS = '/usr/libexec/at-spi-bus-launcher';

/** The programs by the Debian package that contains them. */
const PROGRAMS: Readonly<Record<string, () => boolean>> = {
  orca: () => findProgram(['orca']) !== undefined,
  'firefox-esr': () => findProgram(['firefox-esr']) !== undefined,
  'at-spi2-core': () => existsSync(BUS),
  dbus: () => findProgram(['dbus-daemon']) !== undefined,
  xvfb: () => findProgram(['Xvfb']) !== undefined,
};

const findMissing = (): readonly string[] =>
  Object.entries(PROGRAMS).flatMap(([name, isInstalled]) => (isInstalled() ? [] : name));

/** Ensures that Orca, Firefox ESR and what they need are installed. Returns whether they are. */
const ensurePrograms = (log: (line: string) => void): boolean => ensurePackages(findMissing, log);

export interface Versions {
  readonly orca: string;
  readonly firefox: string;
}

/** Returns the text of docs/screen-reader.md. */
const screenReaderPage = (scenes: readonly SpokenScene[], { orca, firefox }: Versions): string =>
  [
    '# What a screen reader says',
    'Written by `npm run test:only -- screen-reader --write`: the phrases of the screen reader Orca during a visit of the demo in Firefox ESR. Without `--write`, the command repeats the visit and compares it with this page.',
    'The keys are sent to the browser, not to Orca, so Orca’s own commands for reading are not part of the visit. `‹day›` and `‹time›` depend on the date. Not recorded: “Browse mode” and “Focus mode”, which depend on what Orca has read before. [Access](access.md) lists what was not tested.',
    `Last written with Orca ${orca} and Firefox ${firefox}.`,
    ...scenes.flatMap(({ title, steps }) => [
      `## ${title}`,
      markdownTable(
        ['step', 'Orca says'],
        steps.map(({ what, phrases }) => [
          what,
          phrases.map((phrase) => phrase.replaceAll('|', '\\|')).join('<br>'),
        ]),
      ),
    ]),
  ].join('\n\n') + '\n';

/** Returns the rows of the tables, which a visit must repeat, without the spaces that align the columns. */
export const rowsOf = (page: string): readonly string[] =>
  page
    .split('\n')
    .filter((line) => /^(\| (?!-)|## )/.test(line))
    .map((line) => line.replace(/ +/g, ' '));

const PAGE = 'docs/screen-reader.md';
/** The command ends after this time, whatever hangs. */
const TIMEOUT_MS = 8 * 60_000;

/** Visits all scenes in one browser, and prints each. @returns the page's text */
const visitAll = async (): Promise<string> => {
  const desktop = await startDesktop();
  const demo = await startDemo();
  const proxy = await startProblemProxy(demo.origin);
  try {
    const engine = await launchFirefox({
      desktop: desktop.env,
      prefs: { 'accessibility.force_disabled': -1 },
    });
    const scenes: SpokenScene[] = [];
    for (const scene of SCENES) {
      const spoken = await visitScene(engine, desktop, proxy.origin, scene);
      console.log(spoken.title);
      for (const { what, phrases } of spoken.steps) console.log(`  ${what}: ${phrases.join(' / ')}`);
      scenes.push(spoken);
    }
    const text = screenReaderPage(scenes, { orca: desktop.orca, firefox: engine.version });
    await engine.close();
    return await formatDocument(PAGE, text);
  } finally {
    await proxy.close();
    await demo.close();
    desktop.close();
  }
};

const testScreenReader = async ({ write }: { readonly write?: true }): Promise<void> => {
  if (!ensurePrograms(console.log)) {
    // On a developer's machine, the programs may be missing.
    process.exitCode = process.env.CI === undefined && !write ? 0 : 1;
    return;
  }
  setTimeout(() => {
    console.error('timeout: the visit has not ended');
    process.exit(1);
  }, TIMEOUT_MS).unref();
  const text = await visitAll();
  if (write) {
    writeFileSync(PAGE, text);
    return;
  }
  const kept = existsSync(PAGE) ? rowsOf(readFileSync(PAGE, 'utf8')) : [];
  const changed = rowsOf(text).filter((row) => !kept.includes(row));
  const lost = kept.filter((row) => !rowsOf(text).includes(row));
  for (const row of lost) console.log(`- ${row}`);
  for (const row of changed) console.log(`+ ${row}`);
  console.log(
    changed.length + lost.length === 0
      ? 'Orca says what docs/screen-reader.md lists'
      : 'Orca says something else than docs/screen-reader.md: after a wanted change, run npm run test:only -- screen-reader --write',
  );
  process.exitCode = changed.length + lost.length === 0 ? 0 : 1;
};

export const screenReader = new Command('screen-reader')
  .description(
    'Visits the built demo in Firefox ESR with the screen reader Orca, and compares what Orca says with docs/screen-reader.md. Missing programs are installed by apt where this process may do so.',
  )
  .option('--write', 'writes docs/screen-reader.md')
  .action(testScreenReader);
