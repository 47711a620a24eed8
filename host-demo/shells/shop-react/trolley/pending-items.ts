import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TrolleyState } from './trolley-store';

const KEY = 'shop_pending_items';

/** Most products that are kept; the oldest one is dropped. */
const LIMIT = 20;

const pendingItem = v.object({
  lineNumber: v.string(),
  name: v.string(),
  amount: v.pipe(v.number(), v.gtValue(0)),
});

/** A product that a visitor added before signing in. */
export type PendingItem = Readonly<v.InferOutput<typeof pendingItem>>;

/** The part of a window that stores the items. Access to its storage may throw. */
export interface PendingItemsPage {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The products that a visitor added in this tab, until the visitor signs in. */
interface PendingItems {
  /** Keeps a product; a product that is already kept stays as it is. */
  readonly keep: (item: PendingItem) => void;
  /** Returns the products, oldest first, and removes them, so that each is added once. */
  readonly take: () => readonly PendingItem[];
}

/** Creates the pending items of a tab. Without storage, nothing is kept. */
export const createPendingItems = (page: PendingItemsPage): PendingItems => {
  const read = (): readonly PendingItem[] => {
    try {
      return v.parse(v.array(pendingItem), JSON.parse(page.sessionStorage.getItem(KEY) ?? '[]'));
    } catch {
      return [];
    }
  };
  const write = (items: readonly PendingItem[]): void => {
    try {
      if (items.length === 0) page.sessionStorage.removeItem(KEY);
      else page.sessionStorage.setItem(KEY, JSON.stringify(items));
    } catch {
      // Storage is blocked or full: the shopper adds the product again after signing in.
    }
  };
  return {
    keep: (item) => {
      const items = read();
      if (items.some(({ lineNumber }) => lineNumber === item.lineNumber)) return;
      write([...items, item].slice(-LIMIT));
    },
    take: () => {
      const items = read();
      write([]);
      return items;
    },
  };
};

/** A product that was added before signing in, and what became of it. */
export interface PendingAddition {
  readonly lineNumber: string;
  readonly name: string;
  /** `present`: it was in the customer's trolley before. */
  readonly outcome: 'adding' | 'added' | 'present' | 'failed';
}

/**
 * Adds a visitor's products to the trolley of the customer who has signed in. A product that is already in the trolley
 * keeps its amount.
 *
 * @param loaded fulfils when the trolley has loaded, or has failed to
 * @returns the products with their outcomes
 */
export const addPendingItems = (
  items: readonly PendingItem[],
  trolley: StoreApi<TrolleyState>,
  loaded: Promise<void>,
): StoreApi<readonly PendingAddition[]> => {
  const store = createStore<readonly PendingAddition[]>()(() =>
    items.map(({ lineNumber, name }) => ({ lineNumber, name, outcome: 'adding' })),
  );
  const finish = (finished: string, outcome: PendingAddition['outcome']): void => {
    const next = store
      .getState()
      .map((addition) => (addition.lineNumber === finished ? { ...addition, outcome } : addition));
    store.setState(next, true);
  };
  const hasLine = (wanted: string): boolean => {
    const { status } = trolley.getState();
    return (
      status.kind === 'ready' && status.trolley.trolleyItems.some(({ lineNumber }) => lineNumber === wanted)
    );
  };

  const add = async ({ lineNumber, amount }: PendingItem): Promise<void> => {
    // An amount replaces the former one, so it is set only when the former one is known.
    if (trolley.getState().status.kind !== 'ready') {
      finish(lineNumber, 'failed');
    } else if (hasLine(lineNumber)) {
      finish(lineNumber, 'present');
    } else {
      await trolley.getState().setAmount(lineNumber, amount);
      finish(lineNumber, hasLine(lineNumber) ? 'added' : 'failed');
    }
  };

  void loaded.then(() => Promise.all(items.map(add)));
  return store;
};
