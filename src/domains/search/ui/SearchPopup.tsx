import { useStore } from 'zustand';
import type { SearchStore } from '../state';
import { HistoryGrid } from './HistoryGrid';
import * as styles from './SearchPopup.module.css';
import { SuggestionList } from './SuggestionList';

interface SearchPopupProps {
  readonly store: SearchStore;
  /** Id of the list; the ids of cells are made of it and their place. */
  readonly id: string;
}

/** The popup under the field: suggestions, recent searches, and a progress line while a response is stalled. */
export const SearchPopup = ({ store, id }: SearchPopupProps) => {
  const search = useStore(store);
  return (
    <>
      {search.isStalled && <div className={styles.stalled} data-stalled />}
      {search.popup === 'suggestions' && <SuggestionList search={search} id={id} />}
      {search.popup === 'history' && <HistoryGrid search={search} id={id} />}
    </>
  );
};
