import type { ReactNode } from 'react';
import { SEASON_KEY } from '../../../federation/contract';
import { createMenuTrigger, SeasonButton } from '../../domains/menus';
import type { HeaderContext } from '../../context/context';
import { createOpening } from './opening';
import type { MegaMenuController } from './mega-menu-controller';
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

/** Returns the title that the previous page of the visit has stored in the language of this page; empty without one. */
const readTitle = ({ browser }: HeaderContext, language: string): string => {
  const stored = browser.recall(SEASON_KEY);
  return stored?.startsWith(language) ? stored.slice(language.length) : '';
};

/**
 * Creates the season's menu of the row. The previous page of the visit has stored its title, so that its button is there
 * before its code, which is loaded when a shopper comes near [SEAS-1].
 */
export const createSeason = (context: HeaderContext, { current, load, prepare, onChange }: SeasonParts) => {
  const { browser, page, modals, t } = context;
  const language = `${t.language?.lang ?? ''} `;
  /** The title while the menus have no content; then empty. */
  let early = readTitle(context, language);
  const isOpen = () => page.getState().openPanel === 'seasonal';
  const close = () => {
    page.getState().open('none');
  };
  const opening = createOpening(context, 'seasonal menu', isOpen, () => {
    modals.notify(MENU_NOT_OPENED);
  });
  const remember = () => {
    early = '';
    browser.remember(SEASON_KEY, language + (current()?.season() ?? ''));
    onChange();
  };
  const trigger = createMenuTrigger({
    clock: browser,
    menu: 'seasonal',
    openMenu: () => page.getState().openPanel,
    hoverOpened: context.hoverOpened,
    mayHover: () => current() !== undefined,
    open() {
      current()?.willOpen();
      page.getState().open('seasonal');
      opening.wait(
        load().then(() => {
          // The season may have ended since the previous page.
          if (isOpen() && !current()?.season()) close();
        }),
      );
    },
    close,
  });
  return {
    /** Whether the row shows the season's button before the menus are loaded. */
    isKnown: () => early !== '',
    /** Stores the title for the next page. Call it once the menus have their content. */
    remember,
    button: (): ReactNode => {
      const title = current()?.season() ?? early;
      const onPress = () => {
        trackPress(context, title);
        trigger.press();
      };
      const button = { title, isOpen: isOpen(), trigger, prepare, onPress };
      return title && <SeasonButton {...button}>{current()?.seasonal(trigger)}</SeasonButton>;
    },
    stop() {
      opening.stop();
      trigger.stop();
    },
  };
};
