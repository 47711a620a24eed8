import * as v from 'valibot';

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
export interface PendingItems {
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
