export * from './early-storage';

/**
 * Returns the key in `localStorage` of a shopper's multi-search list, which the results page reads: a JSON array of at
 * most 100 strings [MULT-4]. If the browser cannot store it, the address of the results page has it in its fragment instead,
 * as `#list=` and the encoded array. If the shopper wants more than one piece of an item, the query of the address has
 * `amounts`, such as `3,1`, in the order of the list [MULT-2].
 *
 * @param customerId undefined for a visitor
 */
export const multiSearchKey = (customerId: string | undefined): string =>
  `wtr_multi_search_${customerId ?? '-1'}`;

/** Key in `localStorage` of recent searches; other shops on the origin have other keys [HIST-2]. */
export const HISTORY_KEY = 'wtr_groceries_search_history';

/**
 * Key in `sessionStorage` of what a developer selected with `?header=` for this tab: a channel, a version or the address
 * of a server. Used only on origins that the host lists in `overrideOrigins`.
 */
export const HEADER_OVERRIDE_KEY = 'wtr_header_version';

/**
 * Key in `sessionStorage` of the version for which the loader has suggested a reload of the page. The loader suggests
 * it once per tab and version, so that a host that reloads cannot end in a loop [ERR-6].
 */
export const RELOAD_SUGGESTED_KEY = 'wtr_header_reload';

/**
 * Key in `localStorage` of the orders that were sent to be placed and whose outcome is not known yet: a JSON array of
 * order id, `Idempotency-Key`, start, phase and the completion beacon's body, without tokens, names or customer ids. It
 * is strictly necessary and therefore stored regardless of the shopper's consent. An entry is removed when the outcome
 * is known, or one hour after its start [INST-2] [INST-3].
 */
export const PLACING_ORDERS_KEY = 'wtr_placing_orders';

/**
 * Key of the texts of a customer's trolley and slot in `sessionStorage`, with the customer's id. The next page of the visit
 * displays them until the services respond. Removed at sign-out.
 */
export const LAST_KNOWN_KEY = 'wtr_last_known';

/** Key of the id of the expired reservation that the shopper was notified of, in `sessionStorage` [SLOT-1]. */
export const EXPIRED_SLOT_KEY = 'wtr_expired_slot';

/**
 * Returns the key in `sessionStorage` of the title of the season's menu in the page's language. The next page of the visit shows
 * the menu's button without loading the menu [SEAS-1].
 *
 * @param lang a language tag; undefined for English
 */
export const seasonKey = (lang = ''): string => `wtr_season${lang}`;
