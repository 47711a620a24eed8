/** What a host can replace or observe in the header. All adapters are optional. */
export interface HeaderAdapters {
  readonly navigation?: NavigationAdapter;
  readonly session?: SessionAdapter;
  readonly analytics?: AnalyticsSink;
  readonly monitor?: ErrorMonitor;
  readonly products?: ProductsAdapter;
  readonly slots?: SlotsAdapter;
  readonly account?: AccountAdapter;
}

/** Navigation of a host with a client-side router. The header calls it for plain clicks on its links [NAV-14]. */
export interface NavigationAdapter {
  /** @param href same-origin path with query and hash, such as `/ecom/shop/trolley` */
  readonly navigate: (href: string) => void;
}

/** Who is signed in, according to the token service or the host's own session. */
export type SessionResponse =
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'signed-in';
      readonly token: string;
      readonly customerId: string;
      /** True while staff act for the customer. */
      readonly isSignedOnAsCustomer: boolean;
      /**
       * When the token expires: an ISO 8601 instant, epoch seconds or epoch milliseconds. A token without an expiry is
       * used until a service refuses it.
       */
      readonly expiresAt?: string | number | undefined;
      /** Seconds from now until the token expires; preferred to `expiresAt`. */
      readonly expiresIn?: string | number | undefined;
    };

/**
 * Former name of {@link SessionResponse}, kept for one minor version.
 *
 * @deprecated
 * @public
 */
export type SessionAnswer = SessionResponse;

/** Replaces the header's own call of the token service. */
export interface SessionAdapter {
  /**
   * Returns who is signed in, and rejects if this is unknown. After a rejection the header calls `load` again after a
   * pause, when the browser is online again and when the page becomes visible. After 3 seconds of failures it displays
   * a visitor, and continues to retry. A shopper who is already signed in stays signed in.
   *
   * @param options `fresh`: the last token was refused or is about to expire, so another token is needed
   */
  readonly load: (signal: AbortSignal, options?: { readonly fresh: boolean }) => Promise<SessionResponse>;
  /**
   * Calls `onChange` when another user may be signed in than before; the header then calls `load`. Returns a function
   * that ends the subscription.
   */
  readonly subscribe?: (onChange: () => void) => () => void;
}

/** A product of the host's catalogue. */
export interface Product {
  /** The `productId` of its items in the trolley, or else their `lineNumber`; by it the header finds the product's amount. */
  readonly id: string;
  readonly name: string;
  /** What one piece contains, such as '2 litres' or '6 pack'. Displayed with suggested products. */
  readonly size?: string;
  /** The offer, such as 'Save 30p'. Displayed with suggested products. */
  readonly offer?: string;
  /** Address of a picture, which is displayed at 40 × 40 px. */
  readonly picture?: string;
  /** Path of the product's page; only products with a path are suggested. */
  readonly href?: string;
  /** The displayed price, such as '£1.20'. */
  readonly price?: string;
  /** True if the product can no longer be delivered in the shopper's slot. */
  readonly isUnavailable?: boolean;
  /** What the trolley's preview offers in its place while it is unavailable. */
  readonly substitute?: Substitute;
}

/** A product that a shopper can take in place of an unavailable one. */
export interface Substitute {
  /** Like the id of a {@link Product}; `setAmount` gets it. */
  readonly id: string;
  readonly name: string;
  /** The price of one piece in whole pence, such as 120. */
  readonly pricePence?: number;
  /** Address of a picture, which is displayed at 28 × 28 px. */
  readonly picture?: string;
}

/**
 * The host's catalogue. Products that lack an id or a name are ignored, as are failures, and responses that take longer than
 * 8 seconds.
 */
export interface ProductsAdapter {
  /**
   * Returns products of the trolley, in any order. The trolley's preview displays them as its lines. When an order cannot be
   * placed because products are unavailable or were removed, the dialog names them: return the current `isUnavailable`, and
   * the names of products that have just been removed.
   */
  readonly byId?: (ids: readonly string[]) => Promise<readonly Product[]>;
  /** Returns products for a search term. The first three are displayed with the suggestions. */
  readonly suggest?: (term: string, signal: AbortSignal) => Promise<readonly Product[]>;
  /**
   * Returns how many products each term finds, in the order of the terms. Multi-search displays it for each line of the
   * list, and asks for at most 25 terms at once, when the shopper pauses. After a failure it does not ask again until the
   * list is next opened.
   */
  readonly count?: (terms: readonly string[], signal: AbortSignal) => Promise<readonly number[]>;
  /** Returns the customer's favourite products. Multi-search then has the button 'Add my favourites' for customers. */
  readonly favourites?: () => Promise<readonly Product[]>;
  /**
   * Adds one piece of a suggested product to the trolley, and dispatches `TROLLEY_UPDATE`. With it, visitors see 'Add', too:
   * keep their product, open your sign-in page, and add it afterwards.
   */
  readonly add?: (id: string) => Promise<void>;
  /**
   * Sets how many pieces of a product are in the trolley, 0 to remove it, and dispatches `TROLLEY_UPDATE`. The preview's
   * lines and the suggested products in the trolley then have buttons for one piece more and one fewer, and unavailable
   * lines have buttons to remove or swap them. A weight is set only to undo these: in the unit of its line.
   */
  readonly setAmount?: (id: string, amount: number) => Promise<void>;
}

/** A free slot, for shoppers who have booked none. */
export interface NextSlot {
  /** ISO 8601 instants. */
  readonly start: string;
  readonly end: string;
  /** The area that the slot is for, such as 'GU99'. Displayed after the time where there is room. */
  readonly postcode?: string;
}

/** The host's slots. A failure, a response later than 8 seconds and a slot without a valid start are ignored. */
export interface SlotsAdapter {
  /** Returns the next free slot, if there is one. A customer without a slot sees it below 'Book a slot' on wide screens. */
  readonly next?: () => Promise<NextSlot | undefined>;
}

/** What the host knows of the signed-in shopper. Fields that are missing or malformed are left out. */
export interface AccountDetails {
  /** The shopper's name as displayed, such as 'Rowan Ellis'. */
  readonly name?: string;
  /** The balance of the loyalty programme; a whole number, 0 or more. */
  readonly loyaltyPoints?: number;
  /** The placed order that arrives next. Without it, the header shows its own order if that is placed. */
  readonly nextOrder?: NextOrder;
}

/** A placed order of the shopper. */
export interface NextOrder {
  readonly customerOrderId: string;
  /** ISO 8601 instants of its slot. */
  readonly start: string;
  readonly end?: string;
  /** True if the shopper collects the order. */
  readonly isCollection?: boolean;
}

/** The host's data of the account. A failure and a response later than 8 seconds are ignored. */
export interface AccountAdapter {
  /**
   * Returns what the account menu shows above its links. Called when a shopper who is signed in comes near the header of a wide
   * page, and for each other customer who signs in.
   */
  readonly load: () => AccountDetails | undefined | Promise<AccountDetails | undefined>;
}

/** Receives the header's analytics events, once the shopper has consented to them [AUTH-8] [EVT-1]. */
export interface AnalyticsSink {
  readonly push: (event: AnalyticsEvent) => void;
}

/** An analytics event: its name, and fields that are plain values. */
export interface AnalyticsEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** Receives the header's problems, for the host's monitoring. `name` is a `MonitorProblemCode`. */
export interface ErrorMonitor {
  readonly report: (problem: { readonly name: string; readonly message: string }) => void;
}
