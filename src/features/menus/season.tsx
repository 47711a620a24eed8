import type { ReactNode } from 'react';
import { seasonKey } from '../../../federation/contract';
import { SeasonButton } from '../../domains/menus';
import type { HeaderContext } from '../../context/context';
import type { MegaMenuController } from './mega-menu-controller';
import { createRowMenu } from './row-menu';
import { MENU_NOT_OPENED } from './texts';
import { trackPress } from './track-press';

interface SeasonParts {
  /** Undefined until its code has loaded. */
  readonly current: () => MegaMenuController | undefined;
  /** Loads the menu, and its content. Rejects when its code fails to load. */
  readonly load: () => Promise<unknown>;
  readonly prepare: () => void;
  readonly onChange: () => void;
}

/**
 * Creates the season's menu of the row. Its button is there before its code, which is loaded when a shopper comes near: the
 * previous page of the visit has stored the title, or it is requested alone [SEAS-1].
 */
export const createSeason = (context: HeaderContext, { current, load, prepare, onChange }: SeasonParts) => {
  const { browser, modals, t } = context;
  const key = seasonKey(t.language?.lang);
  /** The title while the menus have no content; then empty. */
  let early = browser.recall(key) ?? '';
  const show = (title: string, isEarly = true) => {
    early = isEarly ? title : '';
    browser.remember(key, title);
    onChange();
  };
  const { trigger, isOpen, close, stop } = createRowMenu(context, 'seasonal', {
    current,
    load: () =>
      load().then(() => {
        // The season may have ended since the previous page.
        if (isOpen() && !current()?.season()) close();
      }),
    onGivenUp: () => {
      modals.notify(MENU_NOT_OPENED);
    },
  });
  return {
    /** Whether the title is known before the menus are loaded. */
    isKnown: () => early !== '',
    /** Shows the button, or none for '', and stores its title for the next page. */
    show,
    /** Does so once the menus have their content. */
    showLoaded: () => {
      show(current()?.season() ?? '', false);
    },
    button: (): ReactNode => {
      const title = current()?.season() ?? early;
      const onPress = () => {
        trackPress(context, title);
        trigger.press();
      };
      const button = { title, isOpen: isOpen(), trigger, prepare, onPress };
      return title && <SeasonButton {...button}>{current()?.seasonal(trigger)}</SeasonButton>;
    },
    stop,
  };
};
