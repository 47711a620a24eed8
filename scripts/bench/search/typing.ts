import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import { focusField, visit } from './browser';
import { ALONE, OURS, type Contestant } from './contestants';
import { wordsToType } from './terms';

const WIDTHS = [1440, 320];
/** The next key follows at once: about 100 words a minute. */
const KEY_HELD_MS = 100;
/** Browsers do not report shorter interactions; they count as this long. */
const SHORTEST_INTERACTION_MS = 16;

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
  readonly log: (line: string) => void;
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
    window.probe.recordTyping();
  });
  const typed = wordsToType(words);
  for (const word of typed) {
    await page.keyboard.type(word, { delay: KEY_HELD_MS });
    await contestant.field(page).selectText();
    await page.keyboard.press('Delete', { delay: KEY_HELD_MS });
  }
  const reported = await page.evaluate(() => window.probe.interactions());
  await visited.close();
  const unreported = typed.join('').length + typed.length - reported.length;
  if (unreported < 0) throw new Error('more interactions than keys');
  return {
    contestant,
    width,
    interactions: [...reported, ...Array.from({ length: unreported }, () => SHORTEST_INTERACTION_MS)],
  };
};

/** Measures the interaction to next paint of every key, from the first, while suggestions change. */
export const measureTyping = async (
  browser: Browser,
  options: TypingOptions,
): Promise<readonly TypingRun[]> => {
  const runs: TypingRun[] = [];
  for (const width of WIDTHS) {
    for (const contestant of [OURS, ...ALONE]) {
      options.log(`typing: ${contestant.name} at ${width} px`);
      runs.push(await typeWords(browser, contestant, width, options));
    }
  }
  return runs;
};
