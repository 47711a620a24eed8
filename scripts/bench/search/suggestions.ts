import { expect, type Browser, type CDPSession } from '@playwright/test';
import { suggest } from '../../../host-demo/services/state';
import { setCpuThrottling } from '../shared/browser';
import { waitForPageCallback } from '../shared/page-callback';
import { focusField, visit, type Visit } from './browser';
import { CONTESTANTS, type Contestant } from './contestants';
import { SUGGESTIONS_SHOWN, type KeyToPaint } from './suggestions-shown';
import { prefixes } from './terms';

const WIDTH = 1440;
const WARM_UP = 5;
/** The pause before each run is longer than the header's debounce, so that each run is a leading call. */
const PAUSE_MS = 400;
/** Limit of one key press. */
const TIMEOUT_MS = 10_000;
/** The pages load their idle-time chunks before the first key. */
const IDLE_MS = 4_000;

export interface SuggestionRuns {
  readonly contestant: Contestant;
  readonly runs: readonly KeyToPaint[];
}

interface SuggestionOptions {
  readonly origin: string;
  readonly cpu: number;
  readonly runs: number;
  readonly isOnce: boolean;
  readonly log: (line: string) => void;
}

interface Measuring extends Visit {
  readonly session: CDPSession;
}

/** Types all but the last letter, and measures the press of that one until its suggestions are painted. */
const press = async (
  { contestant, page, session }: Measuring,
  term: string,
  cpu: number,
): Promise<KeyToPaint> => {
  const { name, suggestions } = contestant;
  await contestant.field(page).fill('');
  await expect(page.locator(suggestions)).toHaveCount(0);
  await page.keyboard.type(term.slice(0, -1));
  const shown = await waitForPageCallback(session, SUGGESTIONS_SHOWN, TIMEOUT_MS);
  await page.evaluate((selector) => {
    window.probe.arm(selector);
  }, suggestions);
  // A throttled page keeps a core busy even while it is idle, so only the measured page is.
  await setCpuThrottling(session, cpu);
  await page.waitForTimeout(PAUSE_MS);
  await page.keyboard.press(term.slice(-1));
  const run = JSON.parse(await shown()) as KeyToPaint;
  await setCpuThrottling(session, 1);
  const expected = suggest(term).length;
  if (run.suggestions !== expected)
    throw new Error(`${name} shows ${run.suggestions} of ${expected} suggestions for '${term}'`);
  return run;
};

/** Measures key press to suggestions painted: one term for each round, and each contestant once in a round. */
export const measureSuggestions = async (
  browser: Browser,
  { origin, cpu, runs, isOnce, log }: SuggestionOptions,
): Promise<readonly SuggestionRuns[]> => {
  const visits = await Promise.all(
    CONTESTANTS.map(async (contestant): Promise<Measuring> => {
      const visited = await visit(browser, contestant, { origin, width: WIDTH });
      return { ...visited, session: await visited.page.context().newCDPSession(visited.page) };
    }),
  );
  await Promise.all(visits.map(({ page }) => page.waitForTimeout(IDLE_MS)));
  await Promise.all(visits.map(({ page }) => page.waitForLoadState('networkidle')));
  for (const each of visits) await focusField(each);
  const measured = visits.map(({ contestant }) => ({ contestant, runs: [] as KeyToPaint[] }));
  const warmUp = isOnce ? 0 : WARM_UP;
  // The warm-up uses the terms with the fewest suggestions, so that the measured rounds have the longest lists.
  const terms = prefixes(runs + warmUp).toReversed();
  for (const [round, term] of terms.entries()) {
    for (const [index, each] of visits.entries()) {
      const run = await press(each, term, cpu);
      if (round >= warmUp) measured[index]?.runs.push(run);
    }
    if (round % 10 === 0) log(`suggestions: round ${round} of ${terms.length}`);
  }
  for (const { close } of visits) await close();
  return measured;
};
