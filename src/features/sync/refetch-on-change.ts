import type { Browser } from '../../platform/browser';
import { LONG_HIDDEN_MS } from '../../platform/browser/long-hidden';
import { isTopic, SIGNED_OUT, type Topic } from '../../context/tabs';

type Page = Pick<Browser, 'tabs' | 'isHidden' | 'onWindowEvent' | 'onDocumentEvent' | 'now' | 'after'>;

/** Changes within this time are refetched together. */
const BATCH_MS = 100;

/** Returns the widest topics: a session includes its order, an order includes trolley and slot. */
const widest = (due: ReadonlySet<Topic>): readonly Topic[] => {
  if (due.has('session')) return ['session'];
  return due.has('order') ? ['order'] : [...due];
};

/** Collects changes, and refetches them together while the page is visible. */
const createBatches = (page: Page, read: (topic: Topic) => Promise<unknown>) => {
  const due = new Set<Topic>();
  let stopTimer: (() => void) | undefined;
  let isReading = false;
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
    if (due.size > 0) stopTimer ??= page.after(BATCH_MS, () => void flush());
  };
  return {
    plan,
    add: (topic: Topic) => {
      due.add(topic);
      plan();
    },
    clear: () => {
      stopTimer?.();
      due.clear();
    },
  };
};

/**
 * Refetches what another tab announces, the session after the back-forward cache and after the page was hidden for long,
 * and the order after the page was offline. A burst of changes is refetched once, and never while the page is hidden.
 *
 * @param read resolves once the topic is refetched; must not reject
 * @param onSignedOut called at once, even while the page is hidden, when the shopper signs out in another tab
 * @param hasSessionChanged returns false if the session is certainly the same, so that it is not refetched
 * @returns a function that removes the listeners
 */
export const refetchOnChange = (
  page: Page,
  read: (topic: Topic) => Promise<unknown>,
  onSignedOut: () => void,
  hasSessionChanged: () => boolean,
): (() => void) => {
  const { add, plan, clear } = createBatches(page, read);
  let hiddenSince: number | undefined;
  const addSession = () => {
    if (hasSessionChanged()) add('session');
  };
  const listenToTabs = () =>
    page.tabs.listen((message) => {
      if (message === SIGNED_OUT) onSignedOut();
      else if (isTopic(message)) add(message);
    });

  let stopListening = listenToTabs();
  const stops = [
    // An open channel may keep a page out of the back-forward cache.
    page.onWindowEvent('pagehide', () => {
      stopListening();
    }),
    page.onWindowEvent('pageshow', (event) => {
      if (Reflect.get(event, 'persisted') !== true) return;
      stopListening();
      stopListening = listenToTabs();
      addSession();
    }),
    page.onWindowEvent('online', () => {
      add('order');
    }),
    page.onDocumentEvent('visibilitychange', () => {
      if (page.isHidden()) {
        hiddenSince ??= page.now();
        return;
      }
      if (hiddenSince !== undefined && page.now() - hiddenSince >= LONG_HIDDEN_MS) addSession();
      hiddenSince = undefined;
      plan();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    stopListening();
    clear();
  };
};
