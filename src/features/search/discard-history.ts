import { EARLY_SEARCH_KEY, HISTORY_KEY } from '../../../federation/contract';
import type { HeaderContext } from '../../context/context';

/** Removes the stored recent searches, valid or not, where the host has switched the search history off [HIST-4]. */
export const discardHistory = ({ props, browser }: Pick<HeaderContext, 'props' | 'browser'>): void => {
  if (props.config.features?.searchHistory) return;
  browser.localStore.remove(HISTORY_KEY);
  browser.sessionStore.remove(EARLY_SEARCH_KEY);
};
