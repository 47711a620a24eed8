import type { HeaderContext } from '../../context/context';
import type { PageState } from '../../context/page-store';
import { MENU_NOT_OPENED } from './texts';
import { INTERACTION_TIMEOUT_MS } from '../../context/timeouts';

/**
 * Notifies the shopper when the code of the side menu fails to load, and closes a side menu that takes longer than the
 * interaction timeout [ERR-6]. The next press of the menu button loads the code again.
 *
 * @returns a function that removes the listener and the timer
 */
export const trackSideMenuLoading = ({ page, browser, modals }: HeaderContext): (() => void) => {
  let stopTimer: (() => void) | undefined;
  const notify = () => {
    modals.notify(MENU_NOT_OPENED);
  };
  const startTimer = ({ openPanel, sideMenu }: PageState) => {
    stopTimer?.();
    stopTimer =
      openPanel === 'menu' && sideMenu === 'loading'
        ? browser.after(INTERACTION_TIMEOUT_MS, () => {
            notify();
            page.getState().open('none');
          })
        : undefined;
  };
  startTimer(page.getState());
  const stop = page.subscribe((now, before) => {
    if (now.sideMenu === 'failed' && before.sideMenu === 'loading') notify();
    if (now.openPanel !== before.openPanel || now.sideMenu !== before.sideMenu) startTimer(now);
  });
  return () => {
    stop();
    stopTimer?.();
  };
};
