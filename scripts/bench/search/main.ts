import { existsSync, readFileSync } from 'node:fs';
import { sourceHash, STAMP } from '../../source-hash.mjs';
import { launch } from './browser';
import { buildPages } from './build-pages';
import { weighScripts } from './bytes';
import { HELP, optionsFrom, type Options } from './options';
import { report } from './report';
import { startServer } from './server';
import { measureSuggestions } from './suggestions';
import { summarise, type Summary } from './summary';
import { measureTyping } from './typing';

const CPU = { suggestions: 4, typing: 6 } as const;

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const measure = async ({ runs, words, delay }: Options): Promise<Summary> => {
  await buildPages();
  const server = await startServer(delay);
  const browser = await launch();
  const { origin } = server;
  try {
    const weights = await weighScripts(browser, origin);
    const suggestions = await measureSuggestions(browser, { origin, cpu: CPU.suggestions, runs, tell });
    const typing = words > 0 ? await measureTyping(browser, { origin, cpu: CPU.typing, words, tell }) : [];
    return summarise(suggestions, weights, typing);
  } finally {
    await browser.close();
    await server.close();
  }
};

/** `npm run bench:search`: this header's suggestions beside those of two libraries. */
const main = async (): Promise<void> => {
  const options = optionsFrom(process.argv.slice(2));
  if (options.help) {
    console.log(HELP);
    return;
  }
  if (!existsSync(STAMP)) throw new Error('nothing is built: npm run build');
  if (readFileSync(STAMP, 'utf8') !== sourceHash())
    tell('the build is older than the sources: npm run build');
  const summary = await measure(options);
  console.log(options.json ? JSON.stringify(summary, null, 2) : report(summary, CPU));
  if (!summary.bars.every(({ isKept }) => isKept)) process.exitCode = 1;
};

main().catch((error: unknown) => {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
