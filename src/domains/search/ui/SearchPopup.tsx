import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useStore } from 'zustand';
import type { Place } from '../grid';
import { HistoryGrid } from './HistoryGrid';
import type { SearchPopupProps } from './SearchField';
import * as styles from './SearchPopup.module.css';
import { SuggestionList } from './SuggestionList';

/** Sets a property to the height in CSS pixels that an on-screen keyboard leaves. Zooming does not change it. */
const useVisibleHeight = (popup: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    const { current: element } = popup;
    const viewport = element?.ownerDocument.defaultView?.visualViewport;
    if (!element || !viewport) return undefined;
    const update = () => {
      const height = Math.round(viewport.height * viewport.scale);
      element.style.setProperty('--sh-visible-height', `${String(height)}px`);
    };
    update();
    viewport.addEventListener('resize', update);
    return () => {
      viewport.removeEventListener('resize', update);
    };
  }, [popup]);
};

/** Scrolls the list, and never the page, until the selected cell is visible. */
const useVisibleSelection = (popup: RefObject<HTMLElement | null>, active: Place) => {
  useLayoutEffect(() => {
    const list = popup.current?.lastElementChild;
    const cell = list?.querySelector('[aria-selected="true"]');
    if (!list || !cell) return;
    const [shown, own] = [list.getBoundingClientRect(), cell.getBoundingClientRect()];
    list.scrollBy(0, Math.min(0, own.top - shown.top) + Math.max(0, own.bottom - shown.bottom));
  }, [popup, active]);
};

/** The popup under the field: suggestions, recent searches, and a progress line while a response is stalled. */
export const SearchPopup = ({ store, id, Products }: SearchPopupProps) => {
  const search = useStore(store);
  const popup = useRef<HTMLDivElement>(null);
  useVisibleHeight(popup);
  useVisibleSelection(popup, search.active);
  return (
    <div
      ref={popup}
      // The focus stays in the field.
      onPointerDown={(event) => {
        event.preventDefault();
      }}
    >
      {search.isStalled && <div className={styles.stalled} data-stalled />}
      {(search.popup === 'suggestions' || search.popup === 'aisles') && (
        <SuggestionList search={search} id={id}>
          {Products && search.resultsTerm && <Products term={search.resultsTerm} />}
        </SuggestionList>
      )}
      {search.popup === 'history' && <HistoryGrid search={search} id={id} />}
    </div>
  );
};
