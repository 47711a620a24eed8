import type { Product } from '../../../federation/contract';
import type { HeaderContext } from '../../context/context';

/** Returns the products in a response of the host's adapter. Rejects after its failure, and after a timeout. */
export const readResponse = async (
  { withTimeout }: Pick<HeaderContext, 'withTimeout'>,
  response: unknown,
): Promise<readonly Product[]> => {
  const reader = import(/* webpackChunkName: "products" */ './read-products');
  const [{ readProducts }, products] = await withTimeout(Promise.all([reader, response]));
  return readProducts(products);
};

/** Returns the host's products of these ids; none without a catalogue, and after a failure or a timeout. Never rejects. */
export const loadProducts = async (
  context: Pick<HeaderContext, 'adapters' | 'withTimeout'>,
  ids: readonly string[],
): Promise<readonly Product[]> => {
  try {
    return await readResponse(context, context.adapters().products?.byId?.(ids));
  } catch {
    return [];
  }
};
