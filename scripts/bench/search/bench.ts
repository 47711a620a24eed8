import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { REACT } from '../../built-scripts';
import type { Bench } from '../shared/bench';
import type { Table } from '../shared/results';
import { ALONE, focusField, OURS, visit, withSearchPages, prefixes } from './contestants';
import { measureSuggestions, suggestionsResults } from './suggestions';
import { measureTyping, typingResults } from './typing';

interface WeighedScript {
  readonly bytes: number;
  readonly isReact: boolean;
  /** Loaded when the field was used. */
  readonly isOnUse: boolean;
}

const scriptsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.endsWith('.js')),
    ),
  ]);

/** Compresses a file with brotli at its best quality, however it was served. */
const weigh = async (url: string, isOnUse: boolean): Promise<WeighedScript> => {
  const code = await (await fetch(url)).text();
  return { bytes: brotliCompressSync(code).length, isReact: REACT.test(code), isOnUse };
};

/** Weighs the scripts of each page: those that it loads by itself, and those that it loads until suggestions show. */
const weighScripts = async (browser: Browser, origin: string): Promise<Table> => {
  const rows: Table['rows'][number][] = [];
  for (const contestant of [OURS, ...ALONE]) {
    const visited = await visit(browser, contestant, { origin, width: 1440 });
    const { page } = visited;
    const before = await scriptsOf(page);
    await focusField(visited);
    await page.keyboard.type(prefixes(1)[0] ?? '');
    await page.getByRole('option').first().waitFor();
    const urls = await scriptsOf(page);
    const scripts = await Promise.all(urls.map((url) => weigh(url, !before.includes(url))));
    await visited.close();
    const sum = (chosen: typeof scripts) => chosen.reduce((total, { bytes }) => total + bytes, 0);
    const own = scripts.filter(({ isReact }) => !isReact);
    const onUse = sum(own.filter(({ isOnUse }) => isOnUse));
    rows.push([contestant.name, sum(own) - onUse, onUse, sum(own), sum(scripts)]);
  }
  return {
    title: 'Bytes of script',
    note: 'Brotli, without React except in the last column. On use: loaded when the field is used, until suggestions show. This header is the whole header; the libraries are a field with suggestions.',
    heads: ['library', 'with the page', 'on use', 'together', 'with React'],
    rows,
  };
};

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
