import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { REACT } from '../../built-scripts';
import type { Table } from '../shared/results';
import { ALONE, focusField, OURS, visit } from './contestants';
import { prefixes } from './terms';

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
export const weighScripts = async (browser: Browser, origin: string): Promise<Table> => {
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
