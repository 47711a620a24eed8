/**
 * Where the header keeps a shopper's multi-search list in `localStorage`, for the results page to walk through:
 * a JSON array of at most 100 strings [MULT-4].
 *
 * @param customerId undefined for a visitor
 */
export const multiSearchKey = (customerId: string | undefined): string =>
  `wtr_multi_search_${customerId ?? '-1'}`;
