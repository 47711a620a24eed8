import type { Bench } from '../shared/bench';
import { weighScripts } from './bytes';
import { withSearchPages } from './contestants';
import { measureSuggestions, suggestionsResults } from './suggestions';
import { measureTyping, typingResults } from './typing';

/** What a CPU profile of this bench showed; milliseconds of the main thread for one key, CPU 4 times slower. */
const NOTES: readonly string[] = [
  '### Where the time goes',
  'A CPU profile of 30 key presses, in milliseconds of the main thread, CPU 4 times slower: this header 36, downshift 31, @algolia/autocomplete-js 34, each in the same header. Before the response: handling of the key 10 to 11 in each page, of which the browser’s own `send` takes 2; then the frame of the typed letter. After it: decode, filter and highlight 2, React’s render 3, style, layout and paint 8. downshift needs 5 for style, layout and paint: its list is plain text without a panel, icons, marked words, aisles and the last row.',
  'What the profile removed: the announcement of the suggestions ran in their frame and now follows it by a timer; the aisles of the shop were listed again for each response; each row built the address of its results; marking words cloned a Unicode pattern for each row.',
  'What did not pay: rows without background images, clipping and shadow, and a popup with layout containment. Both are within the noise of 1 ms.',
];

export const searchBench: Bench = {
  name: 'search',
  summary:
    'Suggestions of this header compared with @algolia/autocomplete-js and downshift: one page each, the same data, the same run.',
  runs: 40,
  measure: (options) =>
    withSearchPages(async (browser, origin) => {
      const bytes = await weighScripts(browser, origin);
      const suggestions = suggestionsResults(await measureSuggestions(browser, origin, options));
      const typing = typingResults(await measureTyping(browser, origin, options));
      return {
        checks: [...suggestions.checks, ...typing.checks],
        tables: [...suggestions.tables, bytes, ...typing.tables],
        notes: NOTES,
      };
    }),
};
