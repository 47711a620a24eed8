import type { Bench } from '../shared/bench';
import { withBrowser } from '../shared/browser';
import { buildPages } from './build-pages';
import { weighScripts } from './bytes';
import { searchResults } from './results';
import { startServer } from './server';
import { measureSuggestions } from './suggestions';
import { measureTyping } from './typing';

/** How many times slower the page's main thread runs. */
const CPU_SLOWDOWN = { suggestions: 4, typing: 6 } as const;
const MAX_WORDS = 30;

export const searchBench: Bench = {
  name: 'search',
  summary:
    'Suggestions of this header compared with @algolia/autocomplete-js and downshift: one page each, the same data, the same run.',
  runs: { default: 40, minimum: 2 },
  async measure({ runs, isOnce, log }) {
    await buildPages();
    const server = await startServer();
    const { origin } = server;
    try {
      return await withBrowser(async (browser) => {
        const weights = await weighScripts(browser, origin);
        const suggestions = await measureSuggestions(browser, {
          origin,
          cpu: CPU_SLOWDOWN.suggestions,
          runs,
          isOnce,
          log,
        });
        const words = Math.min(runs, MAX_WORDS);
        const typing = await measureTyping(browser, { origin, cpu: CPU_SLOWDOWN.typing, words, log });
        return searchResults(suggestions, weights, typing);
      });
    } finally {
      await server.close();
    }
  },
};
