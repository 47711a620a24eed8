import type { Analytics } from '../platform/analytics';
import type { PageStore } from './page-store';

/**
 * Tells which link of the account's menu was followed [EVT-1]. Heard here, so that the first paint carries
 * nothing for it: a press anywhere else closes the menu before it is a click.
 *
 * @param element the header's
 */
export const followAccountMenu = (
  element: HTMLElement | null,
  { page, analytics }: { readonly page: PageStore; readonly analytics: Analytics },
): (() => void) => {
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || page.getState().openPanel !== 'account') return;
    analytics.track({ event: 'account_menu_click', label: link.textContent });
  };
  element?.addEventListener('click', follow, { passive: true, capture: true });
  return () => {
    element?.removeEventListener('click', follow, { capture: true });
  };
};
