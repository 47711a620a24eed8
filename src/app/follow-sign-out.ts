import { routes } from '../kernel/routes';

/**
 * Hears that the shopper follows the header's link out of the session. All of theirs goes at once, while the browser
 * still waits for the next page.
 *
 * @param element the header's
 */
export const followSignOut = (element: HTMLElement | null, onSignOut: () => void): (() => void) => {
  const follow = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname === routes.logout) onSignOut();
  };
  element?.addEventListener('click', follow, { passive: true });
  return () => {
    element?.removeEventListener('click', follow);
  };
};
