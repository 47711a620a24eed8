import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import {
  headerEvent,
  TROLLEY_UPDATE,
  type ProductsAdapter,
  type SlotsAdapter,
} from '../../../../federation/contract';
import { createListeners, type Listeners } from '../../shop/listeners';
import type { BookedSlot, ShellConfig } from '../../shop/shell-config';
import { createGraph, type Graph } from '../api/graph';
import { createHeaderProducts } from '../api/header-products';
import { createHeaderSlots } from '../api/header-slots';
import { createSession } from '../api/session';
import { addPendingItems, type PendingAddition } from '../trolley/add-pending-items';
import { createPendingItems, type PendingItems } from '../trolley/pending-items';
import { createTrolleyStore, type TrolleyState } from '../trolley/trolley-store';
import { createBookedSlotStore } from './booked-slot';
import { createNavigation, type Navigation } from './navigation';
import { createSavedList, type SavedList } from './saved-list';

/** The objects that all views of a React shell need; the shell's entry creates them once. */
export interface Shop {
  readonly config: ShellConfig;
  readonly graph: Graph;
  readonly trolley: StoreApi<TrolleyState>;
  /** Names and pictures of products, for the header. */
  readonly headerProducts: ProductsAdapter;
  /** The next free slot, if the header displays it. */
  readonly headerSlots: SlotsAdapter | undefined;
  /** The customer's slot; null without one. */
  readonly slot: StoreApi<BookedSlot | null>;
  /** Where a visitor's products wait until the visitor signs in. */
  readonly pendingItems: PendingItems;
  /** What became of the products that the customer added before signing in; empty for a visitor. */
  readonly pendingAdditions: StoreApi<readonly PendingAddition[]>;
  /** The list that the header's multi-search stored. */
  readonly savedList: SavedList;
  readonly navigation: Navigation;
  readonly listeners: Listeners;
}

export const ShopContext = createContext<Shop | undefined>(undefined);

/** @throws Error outside the shell's provider */
export const useShop = (): Shop => {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop is used outside its provider');
  return shop;
};

/**
 * Creates the objects that all views of a React shell need. For a customer, it starts to load the trolley, and then adds
 * what the customer added before signing in.
 *
 * @param isOwnPath whether the shell renders a path itself; every other path is an ordinary page load
 */
export const createShop = (config: ShellConfig, isOwnPath: (path: string) => boolean): Shop => {
  const { signedIn, customerId, customerOrderId, suggestsProducts, nextSlotArea } = config.shop;
  const session = createSession(signedIn);
  const graph = createGraph(session);
  const trolley = createTrolleyStore({
    graph,
    orderId: customerOrderId,
    announce: (update) => {
      document.dispatchEvent(headerEvent(TROLLEY_UPDATE, update));
    },
  });
  const pendingItems = createPendingItems(window);
  const loaded = signedIn ? trolley.getState().load() : Promise.resolve();
  return {
    config,
    graph,
    trolley,
    headerProducts: createHeaderProducts({ graph, trolley, suggests: suggestsProducts, signedIn }),
    headerSlots: nextSlotArea === undefined ? undefined : createHeaderSlots(graph, nextSlotArea),
    slot: createBookedSlotStore(config.shop, session, window),
    pendingItems,
    pendingAdditions: addPendingItems(signedIn ? pendingItems.take() : [], trolley, loaded),
    savedList: createSavedList(window, customerId),
    navigation: createNavigation(window, isOwnPath),
    listeners: createListeners(window),
  };
};
