import type { Product } from '../../../federation/contract';
import type { HeaderContext } from '../../context/context';

/** Returns the host's products of these ids; none without a catalogue, and after a failure or a timeout. Never rejects. */
export const loadProducts = async (
  { adapters, withTimeout }: Pick<HeaderContext, 'adapters' | 'withTimeout'>,
  ids: readonly string[],
): Promise<readonly Product[]> => {
  try {
    const given = Promise.resolve(adapters().products?.byId?.(ids));
    const [{ readProducts }, products] = await withTimeout(Promise.all([loadReader(), given]));
    return readProducts(products);
  } catch {
    return [];
  }
};

const loadReader = () => import(/* webpackChunkName: "products" */ './read-products');
