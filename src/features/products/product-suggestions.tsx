import type { ComponentType } from 'react';
import { ADDED_PRODUCT, NOT_ADDED } from './texts';
import type { HeaderContext } from '../../context/context';
import { ProductSuggestions, type SuggestedProduct } from '../../domains/search/lazy-products';
import { readProducts } from './read-products';

const MAX_PRODUCTS = 3;

/** Returns the products of a term under the suggestions, for hosts whose adapter suggests products. */
export const createProductSuggestions = ({
  adapters,
  page,
  modals,
  announcer,
  withTimeout,
}: HeaderContext): ComponentType<{ readonly term: string }> => {
  const load = async (term: string, signal: AbortSignal): Promise<readonly SuggestedProduct[]> => {
    try {
      const given = await withTimeout(Promise.resolve(adapters().products?.suggest?.(term, signal)));
      return readProducts(given)
        .flatMap(({ href, ...product }) => (href === undefined ? [] : [{ ...product, href }]))
        .slice(0, MAX_PRODUCTS);
    } catch {
      // The suggestions are complete without products.
      return [];
    }
  };
  const add = async ({ id, name }: SuggestedProduct) => {
    try {
      await withTimeout(Promise.resolve(adapters().products?.add?.(id)));
      announcer.announce(ADDED_PRODUCT, { name });
      return true;
    } catch {
      modals.notify(NOT_ADDED, { name });
      return false;
    }
  };
  const onLeave = () => {
    page.getState().open('none');
  };
  const Products = ({ term }: { readonly term: string }) => (
    <ProductSuggestions
      term={term}
      load={load}
      add={adapters().products?.add ? add : undefined}
      onLeave={onLeave}
    />
  );
  return Products;
};
