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

/**
 * Where the loader keeps, in `sessionStorage`, the header's version that a developer asked for by `?header=1.4.2`:
 * for this tab, and on origins alone that the host has named as `overrideOrigins`.
 */
export const HEADER_OVERRIDE_KEY = 'wtr_header_version';

/**
 * Where the loader keeps, in `sessionStorage`, the version for which it has suggested to load the page anew: once a
 * tab and version, so that a host which follows can't end in a loop [ERR-6].
 */
export const RELOAD_SUGGESTED_KEY = 'wtr_header_reload';
