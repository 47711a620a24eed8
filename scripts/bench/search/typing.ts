import type { Browser } from '@playwright/test';
import { throttle } from '../shared/browser';
import type { BenchOptions } from '../shared/bench';
import {
  checkInteractions,
  readInteractions,
  recordInteractions,
  SHORTEST_INTERACTION_MS,
} from '../shared/interactions';
import type { Results } from '../shared/results';
import { ALONE, focusField, OURS, visit, wordsToType, type Contestant } from './contestants';

const WIDTHS = [1440, 320];
const MAX_WORDS = 30;
const CPU_SLOWDOWN = 6;
/** The next key follows at once: about 100 words a minute. */
const KEY_HELD_MS = 100;

interface TypingRun {
  readonly contestant: Contestant;
  readonly width: number;
  /** Milliseconds from each key to its next paint. */
  readonly interactions: readonly number[];
}

const typeWords = async (
  browser: Browser,
  contestant: Contestant,
  { origin, width, words }: { readonly origin: string; readonly width: number; readonly words: number },
): Promise<TypingRun> => {
  const visited = await visit(browser, contestant, {
    origin,
    width,
    // The press that moves the focus to the field does not count.
    prepare: (page) => recordInteractions(page, 'key'),
  });
  const { page, session } = visited;
  await focusField(visited);
  await throttle(session, CPU_SLOWDOWN);
  const typed = wordsToType(words);
  for (const word of typed) {
    await page.keyboard.type(word, { delay: KEY_HELD_MS });
    await contestant.field(page).selectText();
    await page.keyboard.press('Delete', { delay: KEY_HELD_MS });
  }
  const reported = await readInteractions(page);
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
  origin: string,
  { runs, log }: BenchOptions,
): Promise<readonly TypingRun[]> => {
  const measured: TypingRun[] = [];
  for (const width of WIDTHS) {
    for (const contestant of [OURS, ...ALONE]) {
      log(`typing: ${contestant.name} at ${width} px`);
      measured.push(
        await typeWords(browser, contestant, { origin, width, words: Math.min(runs, MAX_WORDS) }),
      );
    }
  }
  return measured;
};

export const typingResults = (measured: readonly TypingRun[]): Results => {
  const all = measured.map((run) => ({
    ...run,
    ...checkInteractions(`typing at ${run.width} px, CPU 6x slower`, run.interactions),
  }));
  return {
    checks: all.filter(({ contestant }) => contestant === OURS).flatMap(({ checks }) => checks),
    tables: [
      {
        title: 'Typing, CPU 6 times slower',
        note: 'Milliseconds from each key to its next paint, from the first key on a fresh page. Browsers do not report interactions under 16 ms; they count as 16.',
        heads: ['library', 'width px', 'keys', 'p75', 'worst'],
        rows: all.map(({ contestant, width, interactions, p75, worst }) => [
          contestant.name,
          width,
          interactions.length,
          p75,
          worst,
        ]),
      },
    ],
  };
};
