import type { StoreApi } from 'zustand/vanilla';
import type { Product as HeaderProduct, ProductsAdapter } from '../../../../federation/contract';
import { formatPrice } from '../../shop/money';
import { searchPath } from '../../shop/paths';
import type { TrolleyState } from '../trolley/trolley-store';
import type { Graph } from './graph';
import { productsOperation, type Product } from './products';

interface HeaderProductsDeps {
  readonly graph: Graph;
  readonly trolley: StoreApi<TrolleyState>;
  /** Whether products are suggested in the search field. */
  readonly suggests: boolean;
  /** Adds one piece of a product for a customer; undefined for a visitor, who signs in first. */
  readonly add: ((lineNumber: string) => Promise<void>) | undefined;
}

const forHeader = ({ lineNumber, name, image, price }: Product): HeaderProduct => ({
  id: lineNumber,
  name,
  picture: image,
  // The shop has no pages of single products.
  href: searchPath(name),
  price: formatPrice(price.amount),
});

/** Creates the adapter that gives the header the names and pictures of products. */
export const createHeaderProducts = ({
  graph,
  trolley,
  suggests,
  add,
}: HeaderProductsDeps): ProductsAdapter => ({
  byId: async (ids) => {
    const { status } = trolley.getState();
    if (status.kind !== 'ready') return [];
    const lines = new Map(status.trolley.trolleyItems.map((line) => [line.lineNumber, line]));
    return ids.flatMap((id) => {
      // A product's id begins with its line number.
      const line = lines.get(id.split('-')[0] ?? '');
      return line?.product
        ? [{ ...forHeader(line.product), id, isUnavailable: line.conflict === 'HARD' }]
        : [];
    });
  },
  ...(suggests && {
    suggest: async (searchTerm, signal) => {
      const { getProducts } = await graph.request(productsOperation, { searchTerm, size: 3 }, signal);
      return getProducts.products.map(forHeader);
    },
    ...(add && { add }),
  }),
});
