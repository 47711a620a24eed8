import { createContext, use, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { headerEvent, TROLLEY_UPDATE, type HeaderAdapters } from '../../../../federation/contract';
import { createListeners } from '../../shop/page';
import { loginFrom } from '../../shop/paths';
import type { BookedSlot, ShellConfig } from '../../shop/shell-config';
import { createGraph, type Graph, type Operation, type Variables } from '../api/graph';
import { createHeaderProducts, createHeaderSlots } from '../api/header-adapters';
import {
  addPendingItems,
  createPendingItems,
  type PendingAddition,
  type PendingItem,
} from '../trolley/pending-items';
import { createTrolleyStore, type TrolleyState } from '../trolley/trolley-store';
import { createBookedSlotStore } from './booked-slot';
import { createNavigation, type Navigation } from './navigation';
import { createSavedList, type SavedList } from './saved-list';

/** The objects that all views of a React shell need; the shell's entry creates them once. */
export interface Shop {
  readonly config: ShellConfig;
  readonly graph: Graph;
  readonly trolley: StoreApi<TrolleyState>;
  /** The customer's slot; null without one. */
  readonly slot: StoreApi<BookedSlot | null>;
  /** Keeps a visitor's product until the visitor signs in, and opens the sign-in page, which leads back to this page. */
  readonly signInToAdd: (item: PendingItem) => void;
  /** What became of the products that the customer added before signing in; empty for a visitor. */
  readonly pendingAdditions: StoreApi<readonly PendingAddition[]>;
  /** The list that the header's multi-search stored. */
  readonly savedList: SavedList;
  readonly navigation: Navigation;
  /** What the header gets from the shop: products, the next free slot, the account, and where it reports to. */
  readonly adapters: HeaderAdapters;
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
  const { signedIn, customerId, customerOrderId, suggestsProducts, nextSlotArea, account } = config.shop;
  const graph = createGraph(signedIn);
  const trolley = createTrolleyStore({
    graph,
    orderId: customerOrderId,
    announce: (update) => {
      document.dispatchEvent(headerEvent(TROLLEY_UPDATE, update));
    },
  });
  const pendingItems = createPendingItems(window);
  const navigation = createNavigation(window, isOwnPath);
  const signInToAdd = (item: PendingItem): void => {
    pendingItems.keep(item);
    navigation.navigate(loginFrom(navigation.store.getState().href, item.name));
  };
  const loaded = signedIn ? trolley.getState().load() : Promise.resolve();
  return {
    config,
    graph,
    trolley,
    slot: createBookedSlotStore(config.shop, graph, window),
    signInToAdd,
    pendingAdditions: addPendingItems(signedIn ? pendingItems.take() : [], trolley, loaded),
    savedList: createSavedList(window, customerId),
    navigation,
    adapters: {
      ...createListeners(window),
      products: createHeaderProducts({
        graph,
        orderId: customerOrderId,
        trolley,
        suggests: suggestsProducts,
        signedIn,
        signInToAdd,
      }),
      ...(nextSlotArea !== undefined && { slots: createHeaderSlots(graph, nextSlotArea) }),
      ...(account && { account: { load: () => account } }),
    },
  };
};

/** The state of a request: pending, ready with its value, or failed. */
type RequestState<T> =
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed' };

/**
 * Sends a request to the graph, and again whenever the variables change; a late response to older variables is ignored.
 */
export const useRequest = <ResponseData>(
  operation: Operation<ResponseData>,
  variables: Variables = {},
): RequestState<ResponseData> => {
  const { graph } = useShop();
  const key = JSON.stringify(variables);
  const [state, setState] = useState<{ readonly key: string; readonly state: RequestState<ResponseData> }>();

  useEffect(() => {
    const giveUp = new AbortController();
    graph.request(operation, JSON.parse(key) as Variables, giveUp.signal).then(
      (value) => {
        setState({ key, state: { kind: 'ready', value } });
      },
      () => {
        if (!giveUp.signal.aborted) setState({ key, state: { kind: 'failed' } });
      },
    );
    return () => {
      giveUp.abort();
    };
  }, [graph, operation, key]);

  return state?.key === key ? state.state : { kind: 'pending' };
};
