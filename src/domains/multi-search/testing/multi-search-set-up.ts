import { createManualClock } from '../../../kernel/testing/manual-clock';
import { createMultiSearchStore } from '../store';

export const CUSTOMER = { key: 'list-of-70012345', mayStore: true };
export const VISITOR = { key: 'list-of-nobody', mayStore: true };
export const OPERATOR = { key: CUSTOMER.key, mayStore: false };

/** A multi-search store, opened by a customer in a world that stands still. */
export const setUpMultiSearch = (
  saved: Readonly<Record<string, string>> = {},
  { composesPlainWords = false } = {},
) => {
  const clock = createManualClock();
  const storage = new Map(Object.entries(saved));
  const announced: string[] = [];
  const searched: string[] = [];
  let isSilent = false;
  let owner = CUSTOMER;
  const store = createMultiSearchStore({
    clock,
    composesPlainWords,
    owner: () => owner,
    announce: (phrase) => announced.push(phrase),
    setSilent: (silent) => {
      isSilent = silent;
    },
    search: (firstItem) => searched.push(firstItem),
    storage: {
      get: (key) => storage.get(key),
      set: (key, value) => void storage.set(key, value),
      remove: (key) => void storage.delete(key),
    },
  });
  store.getState().open();
  return {
    ...store.getState(),
    clock,
    announced,
    searched,
    isSilent: () => isSilent,
    state: store.getState,
    storage,
    /** The customer's list as it is stored. */
    stored: () => storage.get(CUSTOMER.key),
    become: (next: typeof owner) => {
      owner = next;
    },
  };
};
