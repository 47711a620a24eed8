import { createMenuTrigger } from '../../domains/menus';
import type { HeaderContext } from '../../context/context';
import { INTERACTION_TIMEOUT_MS } from '../../context/timeouts';
import type { MegaMenuController } from './mega-menu-controller';

interface RowMenuParts {
  /** Undefined until its code has loaded. */
  readonly current: () => MegaMenuController | undefined;
  /** Loads what the open menu needs. Rejects when its code fails to load. */
  readonly load: () => Promise<void>;
  /** Called after the menu has closed without its code, which failed to load or took too long. */
  readonly onGivenUp: () => void;
}

/** Creates the opening and closing of a menu of the row. A menu that is not loaded opens by a press only [MEGA-3] [ERR-6]. */
export const createRowMenu = (
  { browser, hoverOpened, page, report }: HeaderContext,
  menu: 'groceries' | 'seasonal',
  { current, load, onGivenUp }: RowMenuParts,
) => {
  let stopTimer: (() => void) | undefined;
  const stopWaiting = () => stopTimer?.();
  const openMenu = () => page.getState().openPanel;
  const isOpen = () => openMenu() === menu;
  const close = () => {
    page.getState().open('none');
  };
  const giveUp = () => {
    if (!isOpen()) return;
    close();
    onGivenUp();
  };
  const trigger = createMenuTrigger({
    clock: browser,
    menu,
    openMenu,
    hoverOpened,
    mayHover: () => current() !== undefined,
    open() {
      current()?.willOpen();
      page.getState().open(menu);
      stopWaiting();
      stopTimer = browser.after(INTERACTION_TIMEOUT_MS, giveUp);
      load().then(stopWaiting, (error: unknown) => {
        stopWaiting();
        report(`${menu} menu`, error);
        giveUp();
      });
    },
    close,
  });
  return {
    trigger,
    isOpen,
    close,
    stop: () => {
      stopWaiting();
      trigger.stop();
    },
  };
};
