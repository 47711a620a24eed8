import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Argument, Command } from 'commander';
import { createDemo } from '../host-demo/server';
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../tests/setup/chromium';
import { packLoader } from './loader-package/pack';
import { STARTERS, type Starter } from './starters/starters';
import { fillStores } from './starters/stores';
import { documentOf } from './starters/table';
import { testStarter, type Row, type Surroundings } from './starters/test-starter';

const DOCUMENT = 'docs/starters.md';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Opens everything around the starters: browser, demo, release stores and the loader's archive. */
const openSurroundings = async () => {
  const executablePath = findHeadlessShell() ?? findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  const demo = createDemo({ host: '127.0.0.1', port: 0 });
  const { origin } = new URL(await demo.listen());
  const stores = await fillStores();
  const loader = await packLoader(path.join('dist', 'loader-package'));
  return {
    parts: { browser, demo: origin, stores, loader },
    async close() {
      await browser.close();
      await demo.close();
      for (const { stop } of stores) await stop();
    },
  };
};

const counts = { passed: 0, failed: 0 };

const run = async (starter: Starter, parts: Omit<Surroundings, 'passed'>): Promise<Row | undefined> => {
  const passed = (step: string): void => {
    counts.passed += 1;
    print(`✔ ${starter.name}: ${step}`);
  };
  try {
    return await testStarter(starter, { ...parts, passed });
  } catch (error) {
    counts.failed += 1;
    print(`✘ ${starter.name}: ${String(error)}`);
    for (const stream of ['stdout', 'stderr']) {
      const output = Reflect.get(Object(error) as object, stream) as unknown;
      if (typeof output === 'string') print(output);
    }
    return undefined;
  }
};

const testStarters = async (names: readonly string[], { write }: { readonly write?: true }) => {
  const chosen = STARTERS.filter(({ name }) => names.length === 0 || names.includes(name));
  const { parts, close } = await openSurroundings();
  const rows: Row[] = [];
  for (const starter of chosen) {
    const row = await run(starter, parts);
    if (row) rows.push(row);
  }
  await close();
  const text = await documentOf(rows);
  print(text);
  if (write && rows.length === STARTERS.length) writeFileSync(DOCUMENT, text);
  print(`${String(counts.passed)} passed, ${String(counts.failed)} failed`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
};

void new Command('npm run test:starters --')
  .description('makes a host from each starter, and drives it in a browser')
  .addArgument(
    new Argument('[name...]', 'starters; all by default').choices(STARTERS.map(({ name }) => name)),
  )
  .option('--write', `write ${DOCUMENT}`)
  .action(testStarters)
  .parseAsync();
