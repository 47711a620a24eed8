import type { Browser } from '../../platform/browser';
import { isTopic, SIGNED_OUT, type Topic } from './keep-true-topics';

type Page = Pick<Browser, 'tabs' | 'isHidden' | 'onWindowEvent' | 'onDocumentEvent' | 'now' | 'after'>;

/** What is heard within this time is one reading, in milliseconds. */
const BURST = 100;
/** A page that was hidden for as long reads again, in milliseconds. */
const LONG_HIDDEN = 5 * 60_000;

/** The widest alone: a session covers its order, an order covers trolley and slot. */
const widest = (due: ReadonlySet<Topic>): readonly Topic[] => {
  if (due.has('session')) return ['session'];
  return due.has('order') ? ['order'] : [...due];
};

/**
 * Reads again what another tab changed, what the back-forward cache kept, what came about while the page was
 * offline or long out of sight. A burst is read once, and never out of sight.
 *
 * @param read settles once it is read; it must not reject
 * @param onSignedOut another tab's shopper left; told at once, in sight or not
 * @returns ends all of it
 */
export const keepTrue = (
  page: Page,
  read: (topic: Topic) => Promise<unknown>,
  onSignedOut: () => void,
): (() => void) => {
  const due = new Set<Topic>();
  let stopTimer: (() => void) | undefined;
  let isReading = false;
  let hiddenSince: number | undefined;

  const flush = async () => {
    stopTimer = undefined;
    if (isReading || page.isHidden()) return;
    const topics = widest(due);
    due.clear();
    isReading = true;
    await Promise.all(topics.map(read));
    isReading = false;
    plan();
  };
  const plan = () => {
    if (due.size > 0) stopTimer ??= page.after(BURST, () => void flush());
  };
  const add = (topic: Topic) => {
    due.add(topic);
    plan();
  };
  const hear = () =>
    page.tabs.hear((message) => {
      if (message === SIGNED_OUT) onSignedOut();
      else if (isTopic(message)) add(message);
    });

  let stopHearing = hear();
  const stops = [
    // An open channel may keep a page out of the back-forward cache.
    page.onWindowEvent('pagehide', () => {
      stopHearing();
    }),
    page.onWindowEvent('pageshow', (event) => {
      if (Reflect.get(event, 'persisted') !== true) return;
      stopHearing();
      stopHearing = hear();
      add('order');
    }),
    page.onWindowEvent('online', () => {
      add('order');
    }),
    page.onDocumentEvent('visibilitychange', () => {
      if (page.isHidden()) {
        hiddenSince ??= page.now();
        return;
      }
      if (hiddenSince !== undefined && page.now() - hiddenSince >= LONG_HIDDEN) add('order');
      hiddenSince = undefined;
      plan();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    stopHearing();
    stopTimer?.();
    due.clear();
  };
};
