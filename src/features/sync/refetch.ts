import type { HeaderContext } from '../../context/context';
import { customerOf } from '../../context/identity';
import type { Topic } from '../../context/tabs';

/** Returns the function that refetches a topic that another tab can announce. Visitors have a session only. */
export const createRefetch = ({
  services: { session },
  trolley,
  slot,
  loadOrder,
  refetchOrder,
}: HeaderContext): ((topic: Topic) => Promise<void>) => {
  const customer = () => customerOf(session.store.getState());
  const readers: Readonly<Record<Topic, () => Promise<void>>> = {
    trolley: () => {
      const { status, refresh } = trolley.getState();
      return status.kind === 'none' ? loadOrder() : refresh();
    },
    slot: () => slot.getState().refresh(),
    order: refetchOrder,
    session: async () => {
      const before = customer();
      await session.refresh();
      // For another customer, the session's listener loads the order.
      if (before !== undefined && customer() === before) await refetchOrder();
    },
  };
  return async (topic) => {
    if (topic === 'session' || customer() !== undefined) await readers[topic]();
  };
};
