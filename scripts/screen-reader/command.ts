import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { launchFirefox } from '../../tests/engines/playwright-engines';
import { startProblemProxy } from '../../tests/engines/problem-proxy';
import { startDemo } from '../../tests/support/demo';
import { formatDocument } from '../docs/format-document';
import { startDesktop } from './desktop';
import { rowsOf, screenReaderPage } from './page';
import { ensurePrograms } from './programs';
import { SCENES } from './scenes';
import { visitScene, type SpokenScene } from './visit';

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
