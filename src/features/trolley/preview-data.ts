import type { SetAmounts } from '../../domains/trolley/lazy-preview';
import { loadProducts } from '../products/load-products';
export { TrolleyPopover, TrolleySheet } from '../../domains/trolley/lazy-preview';
import { NOT_ADDED, NOT_CHANGED, NOT_REMOVED } from './texts';
import type { HeaderContext } from '../../context/context';

/** Returns a function that returns what the trolley's preview shows when it opens. */
export const createPreviewData = (context: HeaderContext) => {
  const { t, trolley, slot, adapters, announcer, withTimeout } = context;
  const problemOf = (id: string, amount: number) => {
    if (amount === 0) return NOT_REMOVED;
    const isInTrolley = trolley.getState().trolley?.items.some(({ productId }) => productId === id);
    return isInTrolley ? NOT_CHANGED : NOT_ADDED;
  };
  const setAmounts: SetAmounts = async (changes, done) => {
    for (const [{ id, name }, amount] of changes) {
      try {
        await withTimeout(Promise.resolve(adapters().products?.setAmount?.(id, amount)));
      } catch {
        const problem = problemOf(id, amount);
        announcer.announce(problem, { name });
        // What was set before the failure is in the trolley.
        void trolley.getState().refresh();
        return t(problem, { name });
      }
    }
    if (done) announcer.announce(...done);
    return undefined;
  };
  return () => {
    const { status } = slot.getState();
    const label = status.kind === 'booked' ? status.slot.label : undefined;
    return {
      store: trolley,
      slot: label && `${t(label.name)}, ${label.day}, ${label.time}`,
      loadProducts: adapters().products?.byId && ((ids: readonly string[]) => loadProducts(context, ids)),
      setAmounts: adapters().products?.setAmount && setAmounts,
    };
  };
};
