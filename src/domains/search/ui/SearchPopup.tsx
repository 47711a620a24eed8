import { useStore } from 'zustand';
import type { SearchStore } from '../store';
import { HistoryGrid } from './HistoryGrid';
import * as styles from './SearchPopup.module.css';
import { SuggestionList } from './SuggestionList';

interface SearchPopupProps {
  readonly store: SearchStore;
  /** Id of the list; each cell's is made of it and its place. */
  readonly id: string;
}

/** What lies under the field: suggestions, recent searches, and a line while an answer is long in coming. */
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
