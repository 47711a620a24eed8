import type { HeaderContext } from '../../context/context';
import { customerOf } from '../../context/identity';
import type { Topic } from '../../context/tabs';

/** Returns the function that refetches each topic that another tab can announce. */
export const createRefetchers = ({
  services: { session },
  trolley,
  slot,
  loadOrder,
  refetchOrder,
}: HeaderContext): Readonly<Record<Topic, () => Promise<void>>> => ({
  trolley: () => {
    const { status, refresh } = trolley.getState();
    return status.kind === 'none' ? loadOrder() : refresh();
  },
  slot: () => slot.getState().refresh(),
  order: refetchOrder,
  session: async () => {
    const before = customerOf(session.store.getState());
    await session.refresh();
    // For another customer, the session's listener loads the order.
    if (before !== undefined && customerOf(session.store.getState()) === before) await refetchOrder();
  },
});
