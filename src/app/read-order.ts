import type { ShoppingContextStore, ShoppingContexts } from '../domains/account';
import type { SlotStore } from '../domains/slot';
import type { TrolleyStore } from '../domains/trolley';

export interface OrderReaderDeps {
  readonly services: { readonly contexts: ShoppingContexts };
  readonly context: ShoppingContextStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  /** Reads which order the customer has now, and all that belongs to it. */
  readonly openOrder: () => Promise<void>;
}

/**
 * Reads the order again, and what belongs to it; what is shown stays until the answers are there. A context that
 * can't be had leaves the order that stands.
 */
export const createOrderReader =
  ({ services, context, trolley, slot, openOrder }: OrderReaderDeps) =>
  async (): Promise<void> => {
    const before = context.getState().context;
    const answer = await services.contexts.load(new AbortController().signal);
    const now = answer.ok ? answer.value : before;
    const isSame =
      now.customerOrderId === before.customerOrderId && now.customerOrderState === before.customerOrderState;
    if (isSame) await Promise.all([trolley.getState().refresh(), slot.getState().refresh()]);
    else await openOrder();
  };
