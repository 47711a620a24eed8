import { stopAll } from '../../kernel/stop-all';
import {
  EARLY_SEARCH_KEY,
  HISTORY_KEY,
  LAST_KNOWN_KEY,
  multiSearchKey,
  EXPIRED_SLOT_KEY,
  seasonKey,
} from '../../../federation/contract';
import { DISMISSED_COOKIE } from '../../domains/app-banner';
import { refusesStorage } from '../../platform/analytics';
import { removeCookie } from '../../context/remove-cookie';
import type { HeaderContext } from '../../context/context';
import { customerOf } from '../../context/identity';

/**
 * Removes what the header stored before the shopper refused functional storage: at once, when the refusal is noticed,
 * and when the customer becomes known, whose own list it is [AUTH-8].
 *
 * @returns a function that removes the listeners
 */
export const removeRefusedStorage = ({ browser, session, adapters, t }: HeaderContext): (() => void) => {
  const update = () => {
    if (!refusesStorage(browser.cookies)) return;
    const lists = [undefined, customerOf(session.getState())].map(multiSearchKey);
    for (const key of [HISTORY_KEY, ...lists]) browser.localStore.remove(key);
    for (const key of [EARLY_SEARCH_KEY, LAST_KNOWN_KEY, EXPIRED_SLOT_KEY, seasonKey(t.language?.lang)])
      browser.sessionStore.remove(key);
    removeCookie({ browser, adapters }, DISMISSED_COOKIE);
  };
  update();
  return stopAll(browser.onCookieChange(update), session.subscribe(update));
};
