import { createContext, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ProductsAdapter, SlotsAdapter } from '../../../../federation/contract';
import type { Listeners } from '../../shop/listeners';
import type { BookedSlot, ShellConfig } from '../../shop/shell-config';
import type { Graph } from '../api/graph';
import type { PendingAddition } from '../trolley/add-pending-items';
import type { PendingItems } from '../trolley/pending-items';
import type { TrolleyState } from '../trolley/trolley-store';
import type { Navigation } from './navigation';

/** The objects that all views of a React shell need; the shell's entry creates them once. */
export interface Shop {
  readonly config: ShellConfig;
  readonly graph: Graph;
  readonly trolley: StoreApi<TrolleyState>;
  /** Names and pictures of products, for the header. */
  readonly headerProducts: ProductsAdapter;
  readonly headerSlots: SlotsAdapter | undefined;
  /** The customer's slot; null without one. */
  readonly slot: StoreApi<BookedSlot | null>;
  /** Where a visitor's products wait until the visitor signs in. */
  readonly pendingItems: PendingItems;
  /** What became of the products that the customer added before signing in; empty for a visitor. */
  readonly pendingAdditions: StoreApi<readonly PendingAddition[]>;
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
