import type { AnalyticsSink } from '../../../federation/contract';
import type { Browser } from '../browser';
import { consents } from './consent';
import type { ShopEvent } from './events';

/** Sends events to the host's sink. `track` never throws and never blocks. */
export interface Analytics {
  readonly track: (event: ShopEvent) => void;
}

interface RunningAnalytics extends Analytics {
  /** Listens for consent changes. Returns a function that removes the listeners and empties the queue. */
  readonly start: () => () => void;
}

/** Number of events queued until the shopper decides on consent. Beyond it, the oldest are dropped. */
const MAX_QUEUED_EVENTS = 200;

/**
 * Sends events to the host's sink only with the shopper's consent to analytics; events of adverts also need consent to
 * advertising [AUTH-8]. Without a decision in the cookies, events are queued in order, at most until the page is left.
 *
 * @param sink returns the host's current sink; errors that it throws are ignored
 */
export const createAnalytics = (
  sink: () => AnalyticsSink | undefined,
  { cookies, onCookieChange, onWindowEvent }: Pick<Browser, 'cookies' | 'onCookieChange' | 'onWindowEvent'>,
): RunningAnalytics => {
  let queue: ShopEvent[] = [];

  const flush = () => {
    const due = queue;
    const analytics = consents(cookies, 'analytics');
    const consentFor = ({ event }: ShopEvent) => {
      if (!/^(click|impression)$/.test(event) || analytics === false) return analytics;
      return consents(cookies, 'advertising') && analytics;
    };
    queue = due.filter((event) => consentFor(event) === undefined).slice(-MAX_QUEUED_EVENTS);
    for (const event of due) {
      if (!consentFor(event)) continue;
      try {
        sink()?.push(event);
      } catch {
        // The host is responsible for errors of its sink.
      }
    }
  };

  return {
    track(event) {
      queue.push(event);
      flush();
    },
    start() {
      const end = () => {
        flush();
        queue = [];
      };
      const stops = [onCookieChange(flush), onWindowEvent('pagehide', end)];
      return () => {
        for (const stop of stops) stop();
        end();
      };
    },
  };
};
