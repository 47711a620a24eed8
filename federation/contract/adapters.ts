/** What a host can replace or observe in the header. All adapters are optional. */
export interface HeaderAdapters {
  readonly navigation?: NavigationAdapter;
  readonly session?: SessionAdapter;
  readonly analytics?: AnalyticsSink;
  readonly monitor?: ErrorMonitor;
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
