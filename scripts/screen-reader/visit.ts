import type { Engine } from '../../tests/engines/engine';
import { openChecked } from '../../tests/engines/emulation';
import { Shopper } from '../../tests/engines/shopper';
import type { Desktop } from './desktop';
import { PATH, type Scene, type Step } from './scenes';

const DAYS = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[a-z]*day)?';
const MONTHS = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';

/**
 * Returns what Orca says without what differs between two runs: days and the time left, because the demo's slots are
 * relative to now; and which links the browser has visited.
 */
export const stablePhrase = (phrase: string): string =>
  phrase
    .replace(new RegExp(`\\b${DAYS},? \\d\\d? ${MONTHS}`, 'g'), '‹day›')
    .replace(new RegExp(`\\b(?:${DAYS})(?= night)`, 'g'), '‹day›')
    .replace(
      /\b\d+ (?:h|hours?)(?: \d+ (?:min|minutes?))?(?= left)|\b\d+ (?:min|minutes?)(?= left)/g,
      '‹time›',
    )
    .replace(/\bvisited link\b/g, 'link')
    .trim();

/** Orca names its own mode when it changes, which depends on what it has read before. */
const OWN_MODE = /^(Browse|Focus) mode$/;

/** What Orca says after each step. */
export interface SpokenScene {
  readonly title: string;
  readonly steps: readonly { readonly what: string; readonly phrases: readonly string[] }[];
}

/** Removes what Orca repeats at once: it says “collapsed” before the name of a button with this state, or does not. */
const withoutRepetition = (phrases: readonly string[]): readonly string[] =>
  phrases.filter((phrase, index) => !phrases.slice(index + 1).some((later) => later.includes(phrase)));

/**
 * Removes the way back into the header. When a dialog closes, Orca sometimes reads the page before the focus returns, and
 * then names the parts that it leaves.
 */
const withoutWayBack = (phrases: readonly string[]): readonly string[] =>
  phrases.some((phrase) => phrase.startsWith('leaving '))
    ? phrases.filter((phrase) => !/^leaving |^banner$/.test(phrase))
    : phrases;

const runStep = async (shopper: Shopper, desktop: Desktop, { what, run, before, isLastOnly }: Step) => {
  if (before) {
    await before(shopper);
    await desktop.takePhrases();
  }
  await run(shopper);
  const phrases = (await desktop.takePhrases()).filter((phrase) => !OWN_MODE.test(phrase));
  return {
    what,
    phrases: withoutRepetition(withoutWayBack(phrases.map(stablePhrase))).slice(isLastOnly ? -1 : 0),
  };
};

/** Visits the demo in a window that Orca reads. */
export const visitScene = async (
  engine: Engine,
  desktop: Desktop,
  origin: string,
  { title, preset, size, ready, steps }: Scene,
): Promise<SpokenScene> => {
  const page = await openChecked(engine);
  const shopper = new Shopper(page, origin);
  if (size) await page.resize(...size);
  await shopper.open(PATH, preset);
  await shopper.see(ready);
  await desktop.hearPage();
  const spoken: SpokenScene['steps'][number][] = [];
  for (const step of steps) spoken.push(await runStep(shopper, desktop, step));
  await page.close();
  return { title, steps: spoken };
};
