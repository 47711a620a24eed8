/**
 * Key in `sessionStorage` of the height, in CSS pixels, of the bar of an amended order, so that the next page reserves
 * its space from the start [AMND-1]. Missing if no order is being amended.
 */
export const AMEND_BAR_KEY = 'wtr_amend_bar';

/**
 * Key in `sessionStorage` of a search term that was submitted before the search's code had loaded. The next page adds it
 * to the recent searches and removes it [HIST-2].
 */
export const EARLY_SEARCH_KEY = 'wtr_early_search';
