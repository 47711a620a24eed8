/**
 * Events between host and header: `CustomEvent`s on `document`, each listed below with its `detail`. They need no
 * shared module, so any page can dispatch them and listen to them.
 */

/** Host → header: a change of the trolley has started, finished or failed [TROL-4]. */
export const TROLLEY_UPDATE = 'shop-header:trolley-update';
/** Host → header: a booking or a change of the slot has started, finished or failed. */
export const SLOT_UPDATE = 'shop-header:slot-update';
/**
 * Host → header: the shopper wants to search, for example by a button of the page that looks like a field. Dispatch it
 * while the press is handled, because a phone opens its keyboard only then [SRCH-10].
 */
export const OPEN_SEARCH = 'shop-header:open-search';
/** Header → host: the header has painted for the first time. */
export const HEADER_READY = 'shop-header:ready';
/** Header → host: the shopper's role became known or changed. */
export const IDENTITY_CHANGED = 'shop-header:identity';
/** Header → host: a search was submitted. */
export const SEARCH_SUBMITTED = 'shop-header:search';

/** Header → host: a banner of the header covers another height of the viewport's bottom. */
export const BOTTOM_CHANGED = 'shop-header:bottom';

/** Detail of {@link TROLLEY_UPDATE}. */
export type TrolleyUpdate =
  /** Displays the trolley as loading until 'finish' or 'fail'. After 15 seconds the header refetches the trolley. */
  | { readonly phase: 'start' }
  /** Displays the given totals at once, then refetches the trolley with its order. */
  | { readonly phase: 'finish'; readonly trolleyTotals?: TrolleyTotalsMessage }
  /** The change failed: displays the last known totals again. */
  | { readonly phase: 'fail' };

/** Detail of {@link SLOT_UPDATE}. */
export type SlotUpdate =
  /** Displays the slot as loading until 'finish' or 'fail'. After 15 seconds the header refetches the slot. */
  | { readonly phase: 'start' }
  /** The slot was booked, changed or cancelled: this header and those in other tabs refetch it, and the trolley. */
  | { readonly phase: 'finish' }
  /** The change failed: displays the last known slot again. */
  | { readonly phase: 'fail' };

/** The part of the trolley service's `trolleyTotals` that the header reads; amounts in pounds. */
export interface TrolleyTotalsMessage {
  readonly totalEstimatedCost: { readonly amount: number; readonly currencyCode: string };
  /**
   * The cost of the items without the delivery charge, from which the header computes how much is missing to the
   * minimum spend. If omitted, the header subtracts the delivery charge of the last response, which can be wrong until
   * it has refetched the trolley.
   */
  readonly itemTotalEstimatedCost?: { readonly amount: number; readonly currencyCode: string };
  readonly trolleyItemCounts: {
    readonly hardConflicts: number;
    readonly softConflicts: number;
    readonly noConflicts: number;
  };
  readonly minimumSpendThresholdMet?: boolean;
  /** If omitted, the header uses the values of its last response. */
  readonly deliveryMinimumOrderValue?: { readonly amount: number; readonly currencyCode: string };
  readonly collectionMinimumOrderValue?: { readonly amount: number; readonly currencyCode: string };
}

/** Who uses the page: a visitor, a signed-in customer, or staff who act for a customer (operator). */
export type Role = 'visitor' | 'customer' | 'operator';

/** Every event's `detail`, by the event's name. */
export interface HeaderEventDetails {
  readonly [TROLLEY_UPDATE]: TrolleyUpdate;
  readonly [SLOT_UPDATE]: SlotUpdate;
  readonly [OPEN_SEARCH]: null;
  readonly [HEADER_READY]: { readonly version: string };
  readonly [IDENTITY_CHANGED]: { readonly role: Role };
  readonly [SEARCH_SUBMITTED]: { readonly searchTerm: string };
  /** `height` in CSS pixels; 0 without a banner. The same value is `--shop-header-bottom` on the root element. */
  readonly [BOTTOM_CHANGED]: { readonly height: number };
}

/** Every event, by its name. */
export type HeaderEventMap = {
  readonly [Name in keyof HeaderEventDetails]: CustomEvent<HeaderEventDetails[Name]>;
};

declare global {
  /** Types the listeners of `document.addEventListener`. */
  interface DocumentEventMap extends HeaderEventMap {}
}

/**
 * Creates one of the events, with a type-checked detail: `document.dispatchEvent(headerEvent(…))`.
 *
 * @param name one of the event names above
 * @param detail the `detail` of that event
 */
export const headerEvent = <Name extends keyof HeaderEventDetails>(
  name: Name,
  detail: HeaderEventDetails[Name],
): CustomEvent<HeaderEventDetails[Name]> => new CustomEvent(name, { detail });
