/**
 * Events between host and header: `CustomEvent`s on `document`, each named below with its `detail`.
 * They need no shared module, so any page can send and hear them.
 */

/** Host → header: the trolley is being changed, was changed, or could not be [TROL-4]. */
export const TROLLEY_UPDATE = 'shop-header:trolley-update';
/** Header → host: the header painted for the first time. */
export const HEADER_READY = 'shop-header:ready';
/** Header → host: who the shopper is became known, or changed. */
export const IDENTITY_CHANGED = 'shop-header:identity';
/** Header → host: a search was submitted. */
export const SEARCH_SUBMITTED = 'shop-header:search';

export type TrolleyUpdate =
  /** Shows the trolley as loading. Ended by 'finish' or 'fail', or by a fresh read after 15 seconds. */
  | { readonly phase: 'start' }
  /** With totals they are shown at once; without, the header reads the trolley again. */
  | { readonly phase: 'finish'; readonly trolleyTotals?: TrolleyTotalsMessage }
  /** The change did not happen: the last known totals stand again. */
  | { readonly phase: 'fail' };

/** The part of the trolley service's `trolleyTotals` that the header reads; amounts in pounds. */
export interface TrolleyTotalsMessage {
  readonly totalEstimatedCost: { readonly amount: number; readonly currencyCode: string };
  readonly trolleyItemCounts: {
    readonly hardConflicts: number;
    readonly softConflicts: number;
    readonly noConflicts: number;
  };
  readonly minimumSpendThresholdMet?: boolean;
  /** Left out, those that the header read before still hold. */
  readonly deliveryMinimumOrderValue?: { readonly amount: number; readonly currencyCode: string };
  readonly collectionMinimumOrderValue?: { readonly amount: number; readonly currencyCode: string };
}

export type Role = 'visitor' | 'customer' | 'operator';

/** Every event's `detail`, by the event's name. */
export interface HeaderEventDetails {
  readonly [TROLLEY_UPDATE]: TrolleyUpdate;
  readonly [HEADER_READY]: { readonly version: string };
  readonly [IDENTITY_CHANGED]: { readonly role: Role };
  readonly [SEARCH_SUBMITTED]: { readonly searchTerm: string };
}

/**
 * Makes one of the events, with its detail type-checked: `document.dispatchEvent(headerEvent(…))`.
 *
 * @param name one of the event names above
 * @param detail what that event carries
 */
export const headerEvent = <Name extends keyof HeaderEventDetails>(
  name: Name,
  detail: HeaderEventDetails[Name],
): CustomEvent<HeaderEventDetails[Name]> => new CustomEvent(name, { detail });
