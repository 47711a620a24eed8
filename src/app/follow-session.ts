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
  readonly openOrder: () => Promise<void>;
}

/** Reads the context, then what belongs to its order; nothing for visitors [AUTH-2]. */
export const createOrderOpener =
  ({ session, context, trolley, slot }: Omit<Followers, 'pass' | 'browser' | 'openOrder'>) =>
  async (): Promise<void> => {
    if (session.getState().kind !== 'signed-in') return;
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

/** Signed in: the customer's order is opened. Signed out: nothing is asked [AUTH-1] [AUTH-2]. */
export const followSession = (followers: Followers): (() => void) => {
  const { session, context, trolley, slot, pass, browser, openOrder } = followers;
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
