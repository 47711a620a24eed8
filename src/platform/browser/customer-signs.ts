import type { Tabs } from './browser';
import { readCookie } from './read-cookie';

/** A page that was hidden for this long has old data. */
const LONG_HIDDEN_MS = 60_000;

/**
 * Calls back when what is shown of a customer may be old: another tab has changed something, the page was offline or hidden for a
 * minute, or another customer has signed in. `onPageSign` knows of a restored page.
 *
 * @returns a function that removes the listeners
 */
export const onCustomerSign = (tabs: Tabs, customerId: string, onSign: () => void): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  let hiddenSince: number | undefined;
  const stopTabs = tabs.listen(onSign);
  window.addEventListener('online', onSign, { signal });
  // An open channel may keep a page out of the back-forward cache.
  window.addEventListener('pagehide', stopTabs, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      const isOther = readCookie('customerId') !== customerId;
      if (document.hidden) hiddenSince ??= Date.now();
      else if (isOther || (hiddenSince !== undefined && Date.now() - hiddenSince >= LONG_HIDDEN_MS)) onSign();
      else hiddenSince = undefined;
    },
    { signal },
  );
  return () => {
    stopTabs();
    ended.abort();
  };
};
