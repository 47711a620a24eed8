import { useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useShop } from '../../shop-react/state/shop';
import { readList, walkOf, type WalkQuery, type Walk } from './list-walk';
import { useSavedList } from './use-saved-list';

/** Resolves the address in the shopper's stored list; the list is read again at every navigation. */
export const useWalk = ({ query, position }: WalkQuery): Walk => {
  const { navigation } = useShop();
  const savedList = useSavedList();
  // A new list may start with the current item: then the address stays the same, and only `moves` changes.
  useStore(navigation.store, (state) => state.moves);
  const stored = useSyncExternalStore(savedList.subscribe, savedList.read);
  return useMemo(() => walkOf({ query, position }, readList(stored)), [query, position, stored]);
};
