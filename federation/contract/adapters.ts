/** What a host may put in place of the header's own behaviour. All are optional. */
export interface HeaderAdapters {
  readonly navigation?: NavigationAdapter;
  readonly session?: SessionAdapter;
  readonly analytics?: AnalyticsSink;
  readonly monitor?: ErrorMonitor;
}

/** A host with a client-side router takes plain clicks on the header's links [NAV-14]. */
export interface NavigationAdapter {
  /** @param href same-origin path with query and hash, such as `/ecom/shop/trolley` */
  readonly navigate: (href: string) => void;
}

/** Who is signed in, as the token service or the host's own session says. */
export type SessionAnswer =
  | { readonly kind: 'signed-out' }
  | {
      readonly kind: 'signed-in';
      readonly token: string;
      readonly customerId: string;
      /** True while staff act for the customer. */
      readonly isSignedOnAsCustomer: boolean;
      /** ISO instant after which the token is no longer good. */
      readonly expiresAt: string;
    };

/** Replaces the header's own call of the token service. */
export interface SessionAdapter {
  /**
   * Rejects when the session cannot be told. A shopper of whom nothing is known yet then counts as a visitor; one
   * who is signed in stays so.
   *
   * @param ask `fresh`: the token that was given last was refused, or ends; the same again is of no use
   */
  readonly load: (signal: AbortSignal, ask?: { readonly fresh: boolean }) => Promise<SessionAnswer>;
  /** Calls back whenever another may be signed in than before; the header then loads again. The answer stops. */
  readonly subscribe?: (onChange: () => void) => () => void;
}

export interface AnalyticsSink {
  readonly push: (event: AnalyticsEvent) => void;
}

/** One analytics event: its name, and fields that are plain values. */
export interface AnalyticsEvent {
  readonly event: string;
  readonly [field: string]: unknown;
}

export interface ErrorMonitor {
  readonly report: (problem: { readonly name: string; readonly message: string }) => void;
}
