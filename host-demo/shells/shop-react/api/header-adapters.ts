import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import type {
  Product as HeaderProduct,
  ProductsAdapter,
  SlotsAdapter,
  Substitute,
} from '../../../../federation/contract';
import { formatPrice } from '../../shop/format';
import { searchPath } from '../../shop/paths';
import type { PendingItem } from '../trolley/pending-items';
import type { TrolleyState } from '../trolley/trolley-store';
import type { Graph, Operation } from './graph';
import {
  boughtBeforeOperation,
  listTotalsOperation,
  mostBought,
  productsOperation,
  trolleyOperation,
  type Product,
  type Trolley,
} from './operations';

interface HeaderProductsDeps {
  readonly graph: Graph;
  readonly orderId: string;
  readonly trolley: StoreApi<TrolleyState>;
  /** Whether products are suggested in the search field. */
  readonly suggests: boolean;
  readonly signedIn: boolean;
  /** Called for a product that a visitor adds; opens another page. */
  readonly signInToAdd: (item: PendingItem) => void;
}

/** A shopper's usual products, not everything that was ever bought. */
const MAX_FAVOURITES = 20;

/** A product's id begins with its line number. */
const lineNumberOf = (id: string): string => id.split('-')[0] ?? '';

/** The trolley service names products by this id, so the header finds their amounts. */
const forHeader = ({ productId, name, size, offer, image, price }: Product): HeaderProduct => ({
  id: productId,
  name,
  size,
  ...(offer && { offer }),
  picture: image,
  // The shop has no pages of single products.
  href: searchPath(name),
  price: formatPrice(price.amount),
});

const forSwap = ({ productId, name, image, price }: Product): Substitute => ({
  id: productId,
  name,
  picture: image,
  pricePence: Math.round(price.amount * 100),
});

/** Creates the adapter by which the header reads the catalogue and changes the trolley. */
export const createHeaderProducts = ({
  graph,
  orderId,
  trolley,
  suggests,
  signedIn,
  signInToAdd,
}: HeaderProductsDeps): ProductsAdapter => {
  const suggestedNames = new Map<string, string>();
  const setAmount = async (id: string, amount: number) => {
    await trolley.getState().setAmount(lineNumberOf(id), amount);
    if (trolley.getState().problem) throw new Error(`${id} could not be changed`);
  };
  return {
    byId: async (ids) => {
      const { status } = trolley.getState();
      if (status.kind !== 'ready') return [];
      const linesIn = ({ trolleyItems }: Trolley) =>
        trolleyItems.map((line) => [line.lineNumber, line] as const);
      // The shop may have changed an order that is being amended since the page loaded.
      const now = status.trolley.amendingOrder
        ? (await graph.request(trolleyOperation, { orderId })).getTrolley?.trolley
        : undefined;
      const lines = new Map([...linesIn(status.trolley), ...(now ? linesIn(now) : [])]);
      return ids.flatMap((id) => {
        const line = lines.get(lineNumberOf(id));
        return line?.product
          ? [
              {
                ...forHeader(line.product),
                id,
                isUnavailable: line.conflict === 'HARD',
                ...(line.substitute && { substitute: forSwap(line.substitute) }),
              },
            ]
          : [];
      });
    },
    count: async (terms, signal) => {
      const variables = Object.fromEntries(terms.map((term, index) => [`term${String(index)}`, term]));
      const totals = await graph.request(listTotalsOperation(terms.length), variables, signal);
      return terms.map((_, index) => totals[`found${String(index)}`]?.total ?? 0);
    },
    ...(signedIn && {
      setAmount,
      favourites: async () =>
        mostBought(await graph.request(boughtBeforeOperation, {}))
          .slice(0, MAX_FAVOURITES)
          .map(forHeader),
    }),
    ...(suggests && {
      suggest: async (searchTerm, signal) => {
        const { getProducts } = await graph.request(productsOperation, { searchTerm, size: 3 }, signal);
        for (const { productId, name } of getProducts.products) suggestedNames.set(productId, name);
        return getProducts.products.map(forHeader);
      },
      add: (id) => {
        const lineNumber = lineNumberOf(id);
        if (signedIn) return setAmount(id, (trolley.getState().amounts[lineNumber] ?? 0) + 1);
        signInToAdd({ lineNumber, name: suggestedNames.get(id) ?? '', amount: 1 });
        // Nothing is added on this page.
        return new Promise(() => undefined);
      },
    }),
  };
};

const slot = v.object({ startDateTime: v.string(), endDateTime: v.string(), available: v.boolean() });
const slotsOperation = {
  tag: 'slots',
  query: '{ getSlots(slotType: DELIVERY) { slots { startDateTime endDateTime available } } }',
  schema: v.object({ getSlots: v.array(v.object({ slots: v.array(slot) })) }),
} satisfies Operation<unknown>;

/** Creates the adapter by which the header displays the next free slot. @param area the first half of the home postcode */
export const createHeaderSlots = (graph: Graph, area: string): SlotsAdapter => ({
  next: async () => {
    const { getSlots } = await graph.request(slotsOperation, {});
    const free = getSlots.flatMap((day) => day.slots).find(({ available }) => available);
    return free && { start: free.startDateTime, end: free.endDateTime, postcode: area };
  },
});
