import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Argument, Command } from 'commander';
import { createDemo } from '../../host-demo/server';
import { CHROMIUM_ARGS, findChromium, findHeadlessShell } from '../../tests/setup/chromium';
import { formatDocument } from '../docs/format-document';
import { packLoader } from '../loader-package/pack';
import { ensureChromium } from '../test/programs';
import { DOCUMENT, documentOf, type Row } from './document';
import { fillStores, type FilledStore } from './origin';
import { STARTERS, type Starter } from './starters';
import { testStarter, type TestEnvironment } from './test-starter';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Opens everything around the starters: browser, demo and the loader's archive. */
const openEnvironment = async () => {
  ensureChromium(print);
  const executablePath = findHeadlessShell() ?? findChromium();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  const demo = createDemo({ host: '127.0.0.1', port: 0 });
  const { origin } = new URL(await demo.listen());
  const loader = await packLoader(path.join('dist', 'loader-package'));
  return {
    parts: { browser, demo: origin, loader },
    close: async (): Promise<void> => {
      await browser.close();
      await demo.close();
    },
  };
};

const counts = { passed: 0, failed: 0 };

const printFailure = (title: string, error: unknown): void => {
  counts.failed += 1;
  print(`✘ ${title}: ${String(error)}`);
  for (const stream of ['stdout', 'stderr']) {
    const output = Reflect.get(Object(error) as object, stream) as unknown;
    if (typeof output === 'string') print(output);
  }
};

/** Tests a starter. Returns undefined if a step has failed. */
const run = async (
  starter: Starter,
  parts: Omit<TestEnvironment, 'step' | 'stores'>,
): Promise<Row | undefined> => {
  let current = 'release stores';
  const step: TestEnvironment['step'] = async (title, work) => {
    current = title;
    const result = await work();
    counts.passed += 1;
    print(`✔ ${starter.name}: ${title}`);
    current = `after the step "${title}"`;
    return result;
  };
  const stores: FilledStore[] = [];
  try {
    stores.push(...(await fillStores()));
    return await testStarter(starter, { ...parts, stores, step });
  } catch (error) {
    printFailure(`${starter.name}: ${current}`, error);
    return undefined;
  } finally {
    for (const store of stores) await store.stop();
  }
};

const testStarters = async (names: readonly string[], { write }: { readonly write?: true }) => {
  const chosen = STARTERS.filter(({ name }) => names.length === 0 || names.includes(name));
  const { parts, close } = await openEnvironment();
  const rows: Row[] = [];
  for (const starter of chosen) {
    const row = await run(starter, parts);
    if (row) rows.push(row);
  }
  await close();
  const text = await formatDocument(DOCUMENT, documentOf(rows, readFileSync(DOCUMENT, 'utf8')));
  print(text);
  if (write) writeFileSync(DOCUMENT, text);
  print(`${String(counts.passed)} passed, ${String(counts.failed)} failed`);
  process.exitCode = counts.failed > 0 ? 1 : 0;
};

export const starters = new Command('starters')
  .description('Makes a host from each starter, and drives it in a browser.')
  .addArgument(
    new Argument('[name...]', 'starters; all by default').choices(STARTERS.map(({ name }) => name)),
  )
  .option('--write', `write the rows of ${DOCUMENT}`)
  .action(testStarters);
