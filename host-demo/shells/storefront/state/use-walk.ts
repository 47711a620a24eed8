import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { readList, walkOf, type Asked, type Walk } from './list-walk';
import { useShop } from './shop';

/** Where the address leads in the shopper's list, as it is stored now; read again at every move. */
export const useWalk = ({ query, position }: Asked): Walk => {
  const { navigation, savedList } = useShop();
  // A new list may begin with the item on show: then the address stays, and only the move tells.
  useStore(navigation.store, (state) => state.moves);
  const stored = useSyncExternalStore(savedList.subscribe, savedList.read);
  return useMemo(() => walkOf({ query, position }, readList(stored)), [query, position, stored]);
};
