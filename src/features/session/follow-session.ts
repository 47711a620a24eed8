import { headerEvent, IDENTITY_CHANGED, type SessionAdapter } from '../../../federation/contract';
import { CUSTOMER_COOKIE_SECONDS } from '../../domains/account';
import { isSignedOut, isWaiting, type Session, type SessionStatus } from '../../platform/session';
import type { HeaderContext } from '../../context/context';
import { customerOf, UNREACHABLE } from '../../context/identity';
import { removeCookie } from '../../context/remove-cookie';

interface Followers extends HeaderContext {
  /** Called when the customer is no longer signed in: everything that is still shown of theirs must go. */
  readonly onLeft: () => void;
}

/**
 * Loads the customer's order after sign-in; requests nothing for visitors [AUTH-1] [AUTH-2]. The data of one customer is
 * removed before the data of the next is requested.
 *
 * @returns a function that removes the listener
 */
export const followSession = (followers: Followers): (() => void) => {
  const { session, context, trolley, slot, pass, browser, loadOrder, onLeft } = followers;
  const clear = () => {
    context.getState().reset();
    void trolley.getState().load(undefined);
    void slot.getState().load(undefined);
    void pass.getState().load(undefined);
  };
  let customerId: string | undefined;
  const follow = (status: SessionStatus) => {
    if (isWaiting(status)) return;
    const customer = customerOf(status);
    if (customerId !== undefined && customerId !== customer) onLeft();
    if (customerId !== undefined || customer === undefined) clear();
    if (status.kind === 'unconfirmed') {
      trolley.setState({ status: UNREACHABLE });
      slot.setState({ status: UNREACHABLE });
    }
    customerId = customer;
    if (status.kind === 'signed-in') {
      browser.cookies.set('customerId', status.customerId, { maxAgeSeconds: CUSTOMER_COOKIE_SECONDS });
      // First, because the response of the context sends further requests, which the response of the pass would delay.
      void pass.getState().load(status.customerId);
      void loadOrder();
    } else if (isSignedOut(status)) {
      // A failure of the token service says nothing about the customer of this browser.
      removeCookie(followers, 'customerId');
    }
    const role = status.kind === 'signed-in' ? status.role : 'visitor';
    browser.dispatch(headerEvent(IDENTITY_CHANGED, { role }));
  };

  follow(session.getState());
  return session.subscribe(follow);
};

/** Refreshes the session whenever the host's own session changes. Returns a function that removes the listener. */
export const followHostSession = (
  adapter: SessionAdapter | undefined,
  { refresh }: Pick<Session, 'refresh'>,
): (() => void) => adapter?.subscribe?.(() => void refresh()) ?? (() => undefined);
