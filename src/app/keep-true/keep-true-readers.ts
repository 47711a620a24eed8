import type { ShoppingContextStore } from '../../domains/account';
import type { SlotStore } from '../../domains/slot';
import type { TrolleyStore } from '../../domains/trolley';
import type { Session } from '../../platform/session';
import { customerOf } from '../identity';
import type { Topic } from './keep-true-topics';
import type { Services } from '../services';

/** What is read again. */
export interface KeptStores {
  readonly services: Pick<Services, 'contexts'> & { readonly session: Pick<Session, 'store' | 'start'> };
  readonly context: ShoppingContextStore;
  readonly trolley: TrolleyStore;
  readonly slot: SlotStore;
  readonly openOrder: () => Promise<void>;
}

/** Reads again each of what tabs tell about; a context that can't be had leaves the order that stands. */
export const createReaders = (deps: KeptStores): Readonly<Record<Topic, () => Promise<void>>> => {
  const { services, context, trolley, slot, openOrder } = deps;
  const readOrder = async () => {
    const before = context.getState().context;
    const { signal } = new AbortController();
    const answer = await services.contexts.load(signal);
    const now = answer.ok ? answer.value : before;
    const isSame =
      now.customerOrderId === before.customerOrderId && now.customerOrderState === before.customerOrderState;
    if (isSame) await Promise.all([trolley.getState().refresh(), slot.getState().refresh()]);
    else await openOrder();
  };
  return {
    trolley: () => {
      const { status, refresh } = trolley.getState();
      return status.kind === 'none' ? openOrder() : refresh();
    },
    slot: () => slot.getState().refresh(),
    order: readOrder,
    session: async () => {
      const { store, start } = services.session;
      const before = customerOf(store.getState());
      await start();
      // Another customer's order is opened by whoever follows the session.
      if (before !== undefined && customerOf(store.getState()) === before) await readOrder();
    },
  };
};
