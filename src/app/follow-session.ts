import { headerEvent, IDENTITY_CHANGED, type SessionAdapter } from '../../federation/contract';
import { CUSTOMER_COOKIE_SECONDS, type ShoppingContextStore } from '../domains/account';
import type { PassStore } from '../domains/delivery-pass';
import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';
import type { Browser } from '../platform/browser';
import { isWaiting, type Session, type SessionStatus } from '../platform/session';
import { customerOf } from './identity';

interface Followers {
  readonly session: Session['store'];
  readonly context: ShoppingContextStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  readonly pass: PassStore;
  readonly browser: Browser;
  readonly openOrder: () => Promise<void>;
  /** Whoever was signed in no longer is: what still shows of theirs must go. */
  readonly onLeft: () => void;
}

/** Reads the context, then what belongs to its order; nothing for visitors [AUTH-2]. */
export const createOrderOpener =
  ({ session, context, trolley, slot }: Pick<Followers, 'session' | 'context' | 'trolley' | 'slot'>) =>
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

/**
 * Signed in: the customer's order is opened. Signed out: nothing is asked [AUTH-1] [AUTH-2]. All that is known of
 * one customer is gone before anything of another is asked for.
 */
export const followSession = (followers: Followers): (() => void) => {
  const { session, context, trolley, slot, pass, browser, openOrder, onLeft } = followers;
  const clear = () => {
    context.getState().reset();
    void trolley.getState().open(undefined);
    void slot.getState().open(undefined);
    void pass.getState().open(undefined);
  };
  let known: string | undefined;
  const follow = (status: SessionStatus) => {
    if (isWaiting(status)) return;
    const customer = customerOf(status);
    if (known !== undefined && known !== customer) onLeft();
    if (known !== undefined || customer === undefined) clear();
    known = customer;
    if (status.kind === 'signed-in') {
      browser.cookies.set('customerId', status.customerId, { maxAgeSeconds: CUSTOMER_COOKIE_SECONDS });
      void openOrder();
      void pass.getState().open(status.customerId);
    } else {
      browser.cookies.remove('customerId');
    }
    const role = status.kind === 'signed-in' ? status.role : 'visitor';
    browser.dispatch(headerEvent(IDENTITY_CHANGED, { role }));
  };

  follow(session.getState());
  return session.subscribe(follow);
};

/** Asks the host again whenever its own session has changed. The answer ends it. */
export const followHostSession = (
  adapter: SessionAdapter | undefined,
  { ask }: Pick<Session, 'ask'>,
): (() => void) => adapter?.subscribe?.(() => void ask()) ?? (() => undefined);
