import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import { focusField, visit } from './browser';
import { CONTESTANTS, type Contestant } from './contestants';
import { wordsToType } from './terms';

const WIDTHS = [1440, 320];
/** Milliseconds that a key is held; the next one follows at once: about 100 words a minute. */
const HELD = 100;
/** Interactions that are shorter aren't reported by browsers; they count as this long. */
const SHORTEST = 16;

export interface TypingRun {
  readonly contestant: Contestant;
  readonly width: number;
  /** Milliseconds from each key to its next paint. */
  readonly interactions: readonly number[];
}

interface TypingOptions {
  readonly origin: string;
  readonly cpu: number;
  readonly words: number;
  readonly tell: (progress: string) => void;
}

const typeWords = async (
  browser: Browser,
  contestant: Contestant,
  width: number,
  { origin, cpu, words }: TypingOptions,
): Promise<TypingRun> => {
  const visited = await visit(browser, contestant, { origin, width });
  const { page } = visited;
  await focusField(visited);
  await throttle(page, cpu);
  await page.evaluate(() => {
    window.probe.watchTyping();
  });
  const typed = wordsToType(words);
  for (const word of typed) {
    await page.keyboard.type(word, { delay: HELD });
    await contestant.field(page).selectText();
    await page.keyboard.press('Delete', { delay: HELD });
  }
  const seen = await page.evaluate(() => window.probe.interactions());
  await visited.close();
  const unseen = typed.join('').length + typed.length - seen.length;
  if (unseen < 0) throw new Error('more interactions than keys');
  return { contestant, width, interactions: [...seen, ...Array.from({ length: unseen }, () => SHORTEST)] };
};

/** Measures interaction to next paint of every key, from the first, while suggestions come and go. */
export const measureTyping = async (
  browser: Browser,
  options: TypingOptions,
): Promise<readonly TypingRun[]> => {
  const runs: TypingRun[] = [];
  for (const width of WIDTHS) {
    for (const contestant of CONTESTANTS) {
      options.tell(`typing: ${contestant.name} at ${width} px`);
      runs.push(await typeWords(browser, contestant, width, options));
    }
  }
  return runs;
};
