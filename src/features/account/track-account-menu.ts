import type { Translate } from '../../kernel/translate';
import type { HeaderContext } from '../../header/context/context';

/** Analytics labels are English in every language. */
const englishLabel = ({ language }: Translate, label: string): string =>
  Object.entries(language?.texts ?? {}).find(([, text]) => text === label)?.[0] ?? label;

/**
 * Reports which link of the account menu was followed [EVT-1]. The listener is on the header, so that the first paint
 * contains no code for it. It listens in the capture phase, because the press closes the menu.
 *
 * @returns a function that removes the listener
 */
export const trackAccountMenu = (context: HeaderContext): (() => void) => {
  const { page, analytics } = context;
  const element = context.element();
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || page.getState().openPanel !== 'account') return;
    analytics.track({ event: 'account_menu_click', label: englishLabel(context.t, link.textContent) });
  };
  element?.addEventListener('click', follow, { passive: true, capture: true });
  return () => {
    element?.removeEventListener('click', follow, { capture: true });
  };
};
