import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { focusField, visit } from './browser';
import { ALONE, OURS, type Contestant } from './contestants';
import { prefixes } from './terms';

/** Text that only React's own files contain. */
const REACT = /react\.dev\/errors|react\.transitional\.element/;
/** The benchmark's own script. */
const PROBE = 'probe.js';

interface WeighedScript {
  readonly file: string;
  readonly bytes: number;
  readonly isReact: boolean;
  /** Loaded when the field was used. */
  readonly onUse: boolean;
}

export interface Weight {
  readonly contestant: Contestant;
  readonly scripts: readonly WeighedScript[];
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

/** Compresses every file with brotli at its best quality, however it was served. */
const weigh = async (url: string, onUse: boolean): Promise<WeighedScript> => {
  const code = await (await fetch(url)).text();
  const file = path.basename(new URL(url).pathname);
  return { file, bytes: brotliCompressSync(code).length, isReact: REACT.test(code), onUse };
};

/** Weighs the scripts of each page: those that it loads by itself, and those that it loads until suggestions show. */
export const weighScripts = async (browser: Browser, origin: string): Promise<readonly Weight[]> => {
  const weights: Weight[] = [];
  for (const contestant of [OURS, ...ALONE]) {
    const visited = await visit(browser, contestant, { origin, width: 1440 });
    const { page } = visited;
    const before = await scriptsOf(page);
    await focusField(visited);
    await page.keyboard.type(prefixes(1)[0] ?? '');
    await page.getByRole('option').first().waitFor();
    const all = (await scriptsOf(page)).filter((url) => !url.endsWith(PROBE));
    weights.push({
      contestant,
      scripts: await Promise.all(all.map((url) => weigh(url, !before.includes(url)))),
    });
    await visited.close();
  }
  return weights;
};
