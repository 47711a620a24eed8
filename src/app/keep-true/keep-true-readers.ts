import type { Session } from '../../platform/session';
import { customerOf } from '../identity';
import { createOrderReader, type OrderReaderDeps } from '../read-order';
import type { Topic } from './keep-true-topics';

/** What is read again. */
export interface KeptStores extends OrderReaderDeps {
  readonly services: OrderReaderDeps['services'] & {
    readonly session: Pick<Session, 'store' | 'ask' | 'end'>;
  };
}

/** Reads again each of what tabs tell about; a context that can't be had leaves the order that stands. */
export const createReaders = (deps: KeptStores): Readonly<Record<Topic, () => Promise<void>>> => {
  const { services, trolley, slot, openOrder } = deps;
  const readOrder = createOrderReader(deps);
  return {
    trolley: () => {
      const { status, refresh } = trolley.getState();
      return status.kind === 'none' ? openOrder() : refresh();
    },
    slot: () => slot.getState().refresh(),
    order: readOrder,
    session: async () => {
      const { store, ask } = services.session;
      const before = customerOf(store.getState());
      await ask();
      // Another customer's order is opened by whoever follows the session.
      if (before !== undefined && customerOf(store.getState()) === before) await readOrder();
    },
  };
};
