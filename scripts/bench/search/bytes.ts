import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { focusField, visit } from './browser';
import { CONTESTANTS, type Contestant } from './contestants';
import { beginnings } from './terms';

/** Only React's own files hold these. */
const REACT = /react\.dev\/errors|react\.transitional\.element/;
/** The instrument, not a part of any library. */
const PROBE = 'probe.js';

interface WeighedScript {
  readonly file: string;
  readonly bytes: number;
  readonly isReact: boolean;
  /** Fetched only once the field was used. */
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

/** Brotli at its best quality, for every file alike, however it was served. */
const weigh = async (url: string, onUse: boolean): Promise<WeighedScript> => {
  const code = await (await fetch(url)).text();
  const file = path.basename(new URL(url).pathname);
  return { file, bytes: brotliCompressSync(code).length, isReact: REACT.test(code), onUse };
};

/** Weighs the script that each page fetches on its own, and once its field is used until suggestions show. */
export const weighScripts = async (browser: Browser, origin: string): Promise<readonly Weight[]> => {
  const weights: Weight[] = [];
  for (const contestant of CONTESTANTS) {
    const visited = await visit(browser, contestant, { origin, width: 1440 });
    const { page } = visited;
    const before = await scriptsOf(page);
    await focusField(visited);
    await page.keyboard.type(beginnings(1)[0] ?? '');
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
