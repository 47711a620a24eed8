import type { Product } from '../../../federation/contract';
export { TrolleyPopover, TrolleySheet } from '../../domains/trolley/lazy-preview';
import { NOT_CHANGED } from './texts';
import type { HeaderContext } from '../../context/context';

/** Returns a function that returns what the trolley's preview shows when it opens. */
export const createPreviewData = ({ t, trolley, slot, adapters, announcer, withTimeout }: HeaderContext) => {
  const loadProducts = async (ids: readonly string[]): Promise<readonly Product[]> => {
    try {
      const given = Promise.resolve(adapters().products?.byId?.(ids));
      const [{ readProducts }, products] = await withTimeout(Promise.all([loadReader(), given]));
      return readProducts(products);
    } catch {
      // The preview has its totals without the lines.
      return [];
    }
  };
  const setAmount = async ({ id, name }: Pick<Product, 'id' | 'name'>, amount: number) => {
    try {
      await withTimeout(Promise.resolve(adapters().products?.setAmount?.(id, amount)));
      return undefined;
    } catch {
      announcer.announce(NOT_CHANGED, { name });
      return t(NOT_CHANGED, { name });
    }
  };
  return () => {
    const { status } = slot.getState();
    const label = status.kind === 'booked' ? status.slot.label : undefined;
    return {
      store: trolley,
      slot: label && `${t(label.name)}, ${label.day}, ${label.time}`,
      loadProducts: adapters().products?.byId && loadProducts,
      setAmount: adapters().products?.setAmount && setAmount,
    };
  };
};

const loadReader = () => import(/* webpackChunkName: "products" */ '../products/read-products');
