import { createLatest } from '../../kernel/latest';
import type { SearchContext } from './context';
import { aisleGrid, IN_FIELD } from './grid';
import type { HistoryPopup } from './history-popup';

/** The popup of a field in which nothing was typed. */
export interface StartPopup {
  /** Opens the recent searches; without any, the aisles in the overlay of small screens. */
  readonly show: () => void;
  /** Ends a pending request for the aisles. */
  readonly cancel: () => void;
}

/** Creates the popup of a field in which nothing was typed [HIST-1]. */
export const createStartPopup = (
  { aisles, isOverlay, set }: SearchContext,
  history: HistoryPopup,
): StartPopup => {
  const latest = createLatest();
  const showAisles = async () => {
    const attempt = latest.begin();
    const grid = aisleGrid(await aisles.load());
    if (attempt.isCurrent() && grid.length > 0) set({ popup: 'aisles', grid, active: IN_FIELD });
  };
  return {
    cancel: latest.cancel,
    show() {
      if (!history.show() && isOverlay()) void showAisles();
    },
  };
};
