import type { Tabs } from './browser';
import { LONG_HIDDEN_MS } from './long-hidden';
import { readCookie } from './read-cookie';

/**
 * Calls back when what is shown of a customer may be old: another tab has changed something, the page was offline or hidden for a
 * minute, or another customer has signed in. `onPageSign` knows of a restored page.
 *
 * @param customerId returns the customer's id; undefined until it is known
 * @param onSign called with the message of another tab, or an event
 * @returns a function that removes the listeners
 */
export const onCustomerSign = (
  tabs: Tabs,
  customerId: () => string | undefined,
  onSign: (message: unknown) => void,
): (() => void) => {
  const ended = new AbortController();
  const { signal } = ended;
  // A page may be opened in a tab that is hidden.
  let hiddenSince = document.hidden ? Date.now() : undefined;
  const stopTabs = tabs.listen(onSign);
  window.addEventListener('online', onSign, { signal });
  // An open channel may keep a page out of the back-forward cache.
  window.addEventListener('pagehide', stopTabs, { signal });
  document.addEventListener(
    'visibilitychange',
    (event) => {
      const known = customerId();
      const isOther = known !== undefined && readCookie('customerId') !== known;
      if (document.hidden) hiddenSince ??= Date.now();
      else if (isOther || (hiddenSince !== undefined && Date.now() - hiddenSince >= LONG_HIDDEN_MS))
        onSign(event);
      else hiddenSince = undefined;
    },
    { signal },
  );
  return () => {
    stopTabs();
    ended.abort();
  };
};
