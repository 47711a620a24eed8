import { launch } from '../shared/browser';
import { runBench, tell } from '../shared/run-bench';
import { buildPages } from './build-pages';
import { weighScripts } from './bytes';
import { HELP, optionsFrom, type Options } from './options';
import { report } from './report';
import { startServer } from './server';
import { measureSuggestions } from './suggestions';
import { summarise, type Summary } from './summary';
import { measureTyping } from './typing';

const CPU = { suggestions: 4, typing: 6 } as const;

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

// This header's suggestions beside those of two libraries.
runBench({
  help: HELP,
  optionsFrom,
  measure: async (options) => {
    const summary = await measure(options);
    return {
      text: options.json ? JSON.stringify(summary, null, 2) : report(summary, CPU),
      isKept: summary.bars.every(({ isKept }) => isKept),
    };
  },
});
