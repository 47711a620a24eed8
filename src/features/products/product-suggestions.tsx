import type { ComponentType } from 'react';
import { useStore } from '../../ui/use-store';
import { ADDED_PRODUCT, NOT_ADDED, NOT_REMOVED, REMOVED_PRODUCT } from './texts';
import type { HeaderContext } from '../../context/context';
import { ProductSuggestions, type SuggestedProduct } from '../../domains/search/lazy-products';
import { readProducts } from './read-products';

const MAX_PRODUCTS = 3;

/** Returns the products of a term under the suggestions, for hosts whose adapter suggests products. */
export const createProductSuggestions = ({
  adapters,
  page,
  trolley,
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
  /** The service's lines are the only ones with amounts, so they are read again after each change. */
  const change = async ({ id, name }: SuggestedProduct, before: number, amount: number): Promise<void> => {
    const { add, setAmount } = adapters().products ?? {};
    const isAdded = amount > before;
    try {
      await withTimeout(Promise.resolve(isAdded && add ? add(id) : setAmount?.(id, amount)));
      announcer.announce(isAdded ? ADDED_PRODUCT : REMOVED_PRODUCT, { name });
      await withTimeout(trolley.getState().refresh());
    } catch {
      modals.notify(isAdded ? NOT_ADDED : NOT_REMOVED, { name });
    }
  };
  const onLeave = () => {
    page.getState().open('none');
  };
  const Products = ({ term }: { readonly term: string }) => {
    const state = useStore(trolley);
    const { add, setAmount } = adapters().products ?? {};
    return (
      <ProductSuggestions
        term={term}
        load={load}
        amountOf={(id) =>
          state.trolley?.items.find(({ productId }) => productId === id)?.quantity.amount ?? 0
        }
        change={add && change}
        canRemove={setAmount !== undefined}
        trolley={state.status.kind === 'ready' ? state.status.label.name : undefined}
        onLeave={onLeave}
      />
    );
  };
  return Products;
};
