/**
 * Key in `sessionStorage` of the height, in CSS pixels, of the bar of an amended order, so that the next page reserves
 * its space from the start [AMND-1]. Missing if no order is being amended.
 */
export const AMEND_BAR_KEY = 'wtr_amend_bar';

/** No bar is higher, even with large text: a greater value comes from other code of the page. */
export const MAX_BAR_HEIGHT_PX = 400;

/** Returns the height in CSS pixels that a page reserves for a stored value; 0 if it is not a height. */
export const amendBarHeight = (stored: string | null | undefined): number => {
  const height = Number(stored);
  return height >= 0 && height <= MAX_BAR_HEIGHT_PX ? height : 0;
};

/**
 * Key in `sessionStorage` of a search term that was submitted before the search's code had loaded. The next page adds it
 * to the recent searches and removes it [HIST-2].
 */
export const EARLY_SEARCH_KEY = 'wtr_early_search';
