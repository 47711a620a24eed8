import { createStore } from 'zustand/vanilla';
import type { HeaderContext } from '../../context/context';
import type { SearchParts, SearchStore } from '../../domains/search';
import { ProductRows, ProductsFoot, type Cell, type SearchProduct } from '../../domains/search/lazy-products';
import { itemsText } from '../../domains/trolley';
import { routes } from '../../kernel/routes';
import { useStore } from '../../ui/use-store';
import { createProductAmounts } from './product-amounts';
import { addProductRows } from './product-rows';
import { readProducts } from './read-products';
import {
  ADD_PRODUCT,
  ADDED_PRODUCT,
  AMOUNT_IN_TROLLEY,
  ONE_FEWER,
  ONE_MORE,
  REMOVE_PRODUCT,
  REMOVED_PRODUCT,
} from './texts';

const MAX_PRODUCTS = 3;

/** Returns a function that loads a term's products that have a page. */
const createLoad =
  ({ adapters, withTimeout }: HeaderContext) =>
  async (term: string, signal: AbortSignal): Promise<readonly SearchProduct[]> => {
    try {
      const given = await withTimeout(Promise.resolve(adapters().products?.suggest?.(term, signal)));
      return readProducts(given)
        .flatMap(({ href, ...product }) => (href === undefined ? [] : [{ ...product, href }]))
        .slice(0, MAX_PRODUCTS)
        .map((product) => ({ ...product, amount: '', isWaiting: false }));
    } catch {
      // The suggestions are complete without products.
      return [];
    }
  };

/** Creates the amounts of products. A change that failed is explained in the popup, or in a notice once that is closed. */
const createAmounts = (context: HeaderContext, store: SearchStore) => {
  const { announcer, modals, t } = context;
  const problem = createStore(() => '');
  const amounts = createProductAmounts(
    context,
    ({ name }, before, pieces) => {
      const text =
        pieces === 0 ? REMOVED_PRODUCT : before === 0 && pieces === 1 ? ADDED_PRODUCT : AMOUNT_IN_TROLLEY;
      announcer.announce(text, { name, count: pieces });
    },
    (text, { name }) => {
      if (store.getState().popup === 'none') {
        modals.notify(text, { name });
        return;
      }
      problem.setState(t(text, { name }), true);
      announcer.announce(text, { name });
    },
  );
  /** Returns a product with its amount, and with buttons for one piece more and one fewer where the host has them. */
  const cellsOf = (given: SearchProduct): readonly Cell[] => {
    const { text, isWaiting, fewer, more } = amounts.amountOf(given.id);
    const product = { ...given, amount: text, isWaiting };
    const button = (kind: 'fewer' | 'more', label: string, pieces: number | undefined): readonly Cell[] => {
      if (pieces === undefined) return [];
      const press = () => {
        problem.setState('', true);
        void amounts.change(given, pieces);
      };
      return [{ kind, product, label, press }];
    };
    return [
      { kind: 'product', product },
      ...button('fewer', fewer === 0 ? REMOVE_PRODUCT : ONE_FEWER, fewer),
      ...button('more', text ? ONE_MORE : ADD_PRODUCT, more),
    ];
  };
  return { problem, cellsOf, onChange: amounts.onChange };
};

/** So few that the first product is in view on a phone, above its keyboard. */
const MAX_TERMS = 4;

/** Returns the products of a term under the suggestions, for hosts whose adapter suggests products. */
export const createProductSuggestions = (
  context: HeaderContext,
  store: SearchStore,
): NonNullable<SearchParts['products']> => {
  const { page, trolley, t } = context;
  store.setState({ maxTerms: MAX_TERMS });
  const { problem, cellsOf, onChange } = createAmounts(context, store);
  onChange(addProductRows(store, createLoad(context), cellsOf));
  const onLeave = () => {
    store.getState().clear();
    page.getState().open('none');
  };
  return {
    Rows: (props) => <ProductRows {...props} onLeave={onLeave} />,
    Foot: () => {
      const { status } = useStore(trolley);
      const totals = status.kind === 'ready' ? status.totals : undefined;
      return (
        <ProductsFoot
          problem={useStore(problem)}
          trolleyHref={routes.trolley}
          items={totals && itemsText(totals, t)}
          cost={
            status.kind === 'ready' && totals?.estimatedCost !== undefined ? status.label.cost : undefined
          }
          onLeave={onLeave}
        />
      );
    },
  };
};
