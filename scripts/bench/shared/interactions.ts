import type { Page } from '@playwright/test';
import { addProbe } from './browser';

/** Browsers do not report shorter interactions; they count as this long. */
export const SHORTEST_INTERACTION_MS = 16;

declare global {
  interface Window {
    readonly readInteractions: () => Promise<readonly number[]>;
  }
}

/** Runs in the page: creates `window.readInteractions`. */
const probe = (event: string): void => {
  let longest = new Map<number, number>();
  /** TypeScript's type of the options does not contain the threshold yet. */
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId && name.startsWith(event))
        longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }).observe(options);

  /** A message that is posted inside a frame is handled after that frame is painted. */
  const afterPaint = (): Promise<void> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          resolve();
          port1.close();
        };
        port2.postMessage(null);
      });
    });

  const readInteractions = async (): Promise<readonly number[]> => {
    // The browser reports entries after the frame that ends them.
    await afterPaint();
    await afterPaint();
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
