import { ok } from '../../kernel/result';
import { adminReturnRoute, routes } from '../../kernel/routes';
import type { HeaderContext } from '../../context/context';
import { notifyTabs } from '../../context/tabs';

/** Ends the session in this tab and in the others [AUTH-5]. */
const signOut = ({ browser, services }: HeaderContext) => {
  notifyTabs(browser, 'signed-out');
  services.session.end();
};

/**
 * Removes the shopper's data as soon as the shopper follows the header's log-out link, while the browser still loads the
 * next page.
 *
 * @returns a function that removes the listener
 */
export const followSignOut = (context: HeaderContext): (() => void) => {
  const element = context.element();
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.pathname === routes.logout) signOut(context);
  };
  element?.addEventListener('click', onClick, { passive: true });
  return () => {
    element?.removeEventListener('click', onClick);
  };
};

/** Returns a function that signs staff out of the customer's account and opens the admin application [AUTH-3]. */
export const createReturnToAdmin = (context: HeaderContext) => async (): Promise<void> => {
  const { props, browser, services, session } = context;
  const status = session.getState();
  if (status.kind !== 'signed-in') return;
  const result = await services.http.send({ call: 'log-out', decode: ok });
  if (result.ok) {
    signOut(context);
    browser.go(adminReturnRoute(props.config.adminAppUrl, status.customerId));
  } else services.logger.warn(`Return to admin error: ${result.failure.message}`);
};
