import type { AnalyticsSink } from '../../../federation/contract';
import type { Browser } from '../browser';
import { consents } from './consent';
import type { ShopEvent } from './events';

/** Tells the host's sink what happened. Never throws, and never waits. */
export interface Analytics {
  readonly track: (event: ShopEvent) => void;
}

interface RunningAnalytics extends Analytics {
  /** Begins to hear the shopper's answer; the answer ends it, and forgets what waits for one. */
  readonly start: () => () => void;
}

/** Events that wait for an answer; of more, the oldest are given up. */
const LIMIT = 200;

/**
 * Nothing is told without the shopper's consent [AUTH-8]: to analytics, and for adverts to advertising as well.
 * Events wait in order until the cookies say yes or no, and no longer than the page is there.
 *
 * @param sink the host's, as it is now; one that throws harms nobody
 */
export const createAnalytics = (
  sink: () => AnalyticsSink | undefined,
  { cookies, onCookieChange, onWindowEvent }: Pick<Browser, 'cookies' | 'onCookieChange' | 'onWindowEvent'>,
): RunningAnalytics => {
  let held: ShopEvent[] = [];

  const settle = () => {
    const due = held;
    const analytics = consents(cookies, 'analytics');
    const answerFor = ({ event }: ShopEvent) => {
      if (!/^(click|impression)$/.test(event) || analytics === false) return analytics;
      return consents(cookies, 'advertising') && analytics;
    };
    held = due.filter((event) => answerFor(event) === undefined).slice(-LIMIT);
    for (const event of due) {
      if (!answerFor(event)) continue;
      try {
        sink()?.push(event);
      } catch {
        // The host's own failure, which its monitoring sees.
      }
    }
  };

  return {
    track(event) {
      held.push(event);
      settle();
    },
    start() {
      const end = () => {
        settle();
        held = [];
      };
      const stops = [onCookieChange(settle), onWindowEvent('pagehide', end)];
      return () => {
        for (const stop of stops) stop();
        end();
      };
    },
  };
};
