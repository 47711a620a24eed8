import type { Page } from '@playwright/test';
import { addProbe, type Probe } from './browser';
import { atMost } from './results';
import { quantile } from './statistics';

/** Browsers do not report shorter interactions; they count as this long. */
export const SHORTEST_INTERACTION_MS = 16;

const LIMITS_MS = { p75: 100, worst: 200 } as const;

declare global {
  interface Window {
    readonly readInteractions: () => Promise<readonly number[]>;
  }
}

/** Runs in the page: creates `window.readInteractions`. */
const probe: Probe = ({ afterPaint, argument: event }) => {
  let longest = new Map<number, number>();
  /** TypeScript's type of the options does not contain the threshold yet. */
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId && name.startsWith(event))
        longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }).observe(options);

  const nextFrame = () => new Promise((done) => requestAnimationFrame(() => afterPaint(done)));

  const readInteractions = async (): Promise<readonly number[]> => {
    // The browser reports entries after the frame that ends them.
    await nextFrame();
    await nextFrame();
    const recorded = [...longest.values()];
    longest = new Map();
    return recorded;
  };
  Object.defineProperty(window, 'readInteractions', { value: readInteractions });
};

/**
 * Records the interactions of a page that is opened afterwards (Event Timing).
 *
 * @param event the events to record, by the beginning of their names; all by default
 */
export const recordInteractions = (page: Page, event = ''): Promise<void> => addProbe(page, probe, event);

/** Returns the milliseconds from input to next paint of each interaction since the last call that took 16 ms or longer. */
export const readInteractions = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => window.readInteractions());

/** Returns the p75 and the worst of the interactions, in milliseconds, with the check of each. */
export const checkInteractions = (name: string, times: readonly number[]) => {
  const [p75, worst] = [quantile(times, 0.75), Math.max(...times)];
  const checks = [
    atMost({ name: `${name}, p75`, value: p75, limit: LIMITS_MS.p75, unit: 'ms' }),
    atMost({ name: `${name}, worst`, value: worst, limit: LIMITS_MS.worst, unit: 'ms' }),
  ];
  return { p75, worst, checks };
};
