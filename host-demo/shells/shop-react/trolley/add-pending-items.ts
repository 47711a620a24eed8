import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PendingItem } from './pending-items';
import type { TrolleyState } from './trolley-store';

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
