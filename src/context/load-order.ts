import type { HeaderContext } from './context';
import type { ShoppingContexts } from '../domains/account';

/** Returns a function that loads the customer's context, then the trolley and the slot of its order [AUTH-2]. */
export const createLoadOrder =
  ({ session, context, trolley, slot }: Pick<HeaderContext, 'session' | 'context' | 'trolley' | 'slot'>) =>
  async (): Promise<void> => {
    if (session.getState().kind !== 'signed-in') return;
    const { customerOrderId, customerOrderState, defaultBranchId } = await context.getState().refresh();
    if (session.getState().kind !== 'signed-in') return;
    const order = customerOrderId;
    await Promise.all([
      trolley
        .getState()
        .load(order ? { customerOrderId: order, isAmending: customerOrderState === 'AMENDING' } : undefined),
      slot.getState().load(order ? { customerOrderId: order, defaultBranchId } : undefined),
    ]);
  };

interface OrderRefetcherDeps extends Pick<HeaderContext, 'context' | 'trolley' | 'slot' | 'loadOrder'> {
  readonly services: { readonly contexts: ShoppingContexts };
}

/**
 * Returns a function that refetches the order with its trolley and slot. The current values stay until the responses
 * arrive; when the shopping context fails to load, the current order stays.
 */
export const createOrderRefetcher =
  ({ services, context, trolley, slot, loadOrder }: OrderRefetcherDeps) =>
  async (): Promise<void> => {
    const before = context.getState().context;
    const result = await services.contexts.load(new AbortController().signal);
    const now = result.ok ? result.value : before;
    const isSame =
      now.customerOrderId === before.customerOrderId && now.customerOrderState === before.customerOrderState;
    if (isSame) await Promise.all([trolley.getState().refresh(), slot.getState().refresh()]);
    else await loadOrder();
  };
