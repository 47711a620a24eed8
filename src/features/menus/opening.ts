import type { HeaderContext } from '../../context/context';
import { INTERACTION_TIMEOUT_MS } from '../../context/timeouts';

/** Waits for the code of a menu that was opened. If it fails to load or takes too long, the menu closes. */
export const createOpening = (
  { browser, page, report }: HeaderContext,
  region: string,
  isOpen: () => boolean,
  /** Called after it has closed without its code. */
  onGivenUp: () => void,
) => {
  let stopTimer: (() => void) | undefined;
  const giveUp = () => {
    if (!isOpen()) return;
    page.getState().open('none');
    onGivenUp();
  };
  const stop = () => stopTimer?.();
  return {
    wait(loading: Promise<void>) {
      stop();
      stopTimer = browser.after(INTERACTION_TIMEOUT_MS, giveUp);
      loading.then(stop, (error: unknown) => {
        stop();
        report(region, error);
        giveUp();
      });
    },
    stop,
  };
};
