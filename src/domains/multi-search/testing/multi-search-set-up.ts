import { english } from '../../../kernel/translate';
import { createManualClock } from '../../../kernel/testing/manual-clock';
import type { MultiSearchPorts } from '../ports';
import { createMultiSearchStore } from '../store';

export const CUSTOMER = { key: 'list-of-70012345', mayStore: true };
export const VISITOR = { key: 'list-of-visitor', mayStore: true };
export const OPERATOR = { key: CUSTOMER.key, mayStore: false };

/** Creates a multi-search store with a manual clock, opened by a customer. */
export const setUpMultiSearch = (
  saved: Readonly<Record<string, string>> = {},
  {
    composesPlainWords = false,
    isFull = false,
    count = async () => [],
    favourites = async () => [],
  }: Partial<Pick<MultiSearchPorts, 'composesPlainWords' | 'count' | 'favourites'>> & {
    isFull?: boolean;
  } = {},
) => {
  const clock = createManualClock();
  const storage = new Map(Object.entries(saved));
  const announced: string[] = [];
  const searched: string[] = [];
  let isSilent = false;
  let owner = CUSTOMER;
  const store = createMultiSearchStore({
    t: english,
    clock,
    composesPlainWords,
    count,
    favourites,
    owner: () => owner,
    announce: (...message) => announced.push(english(...message)),
    setSilent: (silent) => {
      isSilent = silent;
    },
    search: (firstItem, amounts, list) => {
      searched.push([firstItem, amounts.join(), list].filter(Boolean).join(' '));
    },
    storage: {
      get: (key) => storage.get(key),
      set: (key, value) => !isFull && storage.set(key, value).has(key),
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
    stored: () => storage.get(CUSTOMER.key),
    setOwner: (next: typeof owner) => {
      owner = next;
    },
  };
};
