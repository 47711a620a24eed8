import { stopAll } from '../../kernel/stop-all';
import { isSignedOut } from '../../platform/session';
import type { HeaderContext } from '../../context/context';
import { showOperatorBanner } from './operator-banner';
import { trackPersonalisation } from './personalisation';
import { createRefetch } from './refetch';
import { refetchOnChange } from './refetch-on-change';
import { refetchStaleTrolley } from './refetch-stale-trolley';

/** Starts the parts of sync that are lazy-loaded once trolley and slot are shown. Returns a function that stops them. */
export const startLazySync = (context: HeaderContext): (() => void) => {
  const { browser, services, session } = context;
  const { all, get } = browser.cookies;
  let cookies = all();
  const hasSessionChanged = () => {
    const before = cookies;
    cookies = all();
    return !isSignedOut(session.getState()) || cookies !== before;
  };
  const refetch = createRefetch(context);
  // The shopper may have signed in and returned to this page while its code was loading.
  if (isSignedOut(session.getState()) && get('customerId') !== undefined) void refetch('session');
  return stopAll(
    refetchOnChange(browser, refetch, services.session.end, hasSessionChanged),
    refetchStaleTrolley(context),
    trackPersonalisation(context),
    showOperatorBanner(context),
  );
};
