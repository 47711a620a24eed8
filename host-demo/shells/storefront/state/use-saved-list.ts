import { createContext, use } from 'react';
import type { SavedList } from './saved-list';

export const SavedListContext = createContext<SavedList | undefined>(undefined);

/** @throws Error outside the storefront's provider */
export const useSavedList = (): SavedList => {
  const savedList = use(SavedListContext);
  if (!savedList) throw new Error('useSavedList is used outside its provider');
  return savedList;
};
