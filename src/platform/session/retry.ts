import type { Browser } from '../browser';

const SHORTEST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export type RetryPage = Pick<Browser, 'after' | 'random' | 'isHidden' | 'onWindowEvent' | 'onDocumentEvent'>;

/**
 * Calls `attempt` after a pause, when the browser is online again and when the page becomes visible. A hidden page
 * makes no attempt. The pause is as long as the failure has lasted, hence doubles with each attempt; it is shortened
 * by up to a half at random, so that many pages do not retry together.
 *
 * @param elapsedMs since the first attempt
 * @returns functions that remove the timer and the listeners
 */
export const scheduleRetry = (
  page: RetryPage,
  elapsedMs: number,
  attempt: () => void,
): readonly (() => void)[] => {
  const run = () => {
    if (!page.isHidden()) attempt();
  };
  const pauseMs = Math.min(Math.max(elapsedMs, SHORTEST_PAUSE_MS), LONGEST_PAUSE_MS);
  return [
    page.after((pauseMs * (1 + page.random())) / 2, run),
    page.onWindowEvent('online', run),
    page.onDocumentEvent('visibilitychange', run),
  ];
};
