import { headerEvent, IDENTITY_CHANGED } from '../../federation/contract';
import { CUSTOMER_COOKIE_SECONDS, type ShoppingContextStore } from '../domains/account';
import type { PassStore } from '../domains/delivery-pass';
import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import type { Browser } from '../platform/browser';
import type { Session, SessionStatus } from '../platform/session';

interface Followers {
  readonly session: Session['store'];
  readonly context: ShoppingContextStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  readonly pass: PassStore;
  readonly browser: Browser;
}

/** Signed in: the context, then what belongs to its order. Signed out: nothing is asked [AUTH-1] [AUTH-2]. */
export const followSession = ({
  session,
  context,
  trolley,
  slot,
  pass,
  browser,
}: Followers): (() => void) => {
  const openOrder = async () => {
    const { customerOrderId, customerOrderState, defaultBranchId } = await context.getState().refresh();
    if (session.getState().kind !== 'signed-in') return;
    const order = customerOrderId;
    await Promise.all([
      trolley
        .getState()
        .open(order ? { customerOrderId: order, isAmending: customerOrderState === 'AMENDING' } : undefined),
      slot.getState().open(order ? { customerOrderId: order, defaultBranchId } : undefined),
    ]);
  };

  const follow = (status: SessionStatus) => {
    if (status.kind === 'pending') return;
    if (status.kind === 'signed-in') {
      browser.cookies.set('customerId', status.customerId, { maxAgeSeconds: CUSTOMER_COOKIE_SECONDS });
      void openOrder();
      void pass.getState().open(status.customerId);
    } else {
      browser.cookies.remove('customerId');
      context.getState().reset();
      void trolley.getState().open(undefined);
      void slot.getState().open(undefined);
      void pass.getState().open(undefined);
    }
    const role = status.kind === 'signed-in' ? status.role : 'visitor';
    browser.dispatch(headerEvent(IDENTITY_CHANGED, { role }));
  };

  follow(session.getState());
  return session.subscribe(follow);
};
