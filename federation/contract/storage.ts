/**
 * Where the header keeps the height of an amended order's bar, in CSS pixels, in `sessionStorage`, so that the
 * next page keeps its place from the start [AMND-1]. Not there: no order is being amended.
 */
export const AMEND_BAR_KEY = 'wtr_amend_bar';

/**
 * Where the header keeps a shopper's multi-search list in `localStorage`, for the results page to walk through:
 * a JSON array of at most 100 strings [MULT-4].
 *
 * @param customerId undefined for a visitor
 */
export const multiSearchKey = (customerId: string | undefined): string =>
  `wtr_multi_search_${customerId ?? '-1'}`;
