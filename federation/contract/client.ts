/**
 * What a running header offers to its page. Every method resolves and none rejects: failures are values. `onReady` of
 * the header's props receives the client; the handle that `mountHeader` returns has the same methods.
 */
export interface HeaderClient {
  /**
   * Loads the categories of the page's footer from `services.footerTaxonomy` [MEGA-10]. All callers share one request.
   * After a failure, the next call sends the request again.
   */
  readonly loadFooter: () => Promise<HeaderResult<readonly FooterCategory[]>>;
  /**
   * Loads the editors' content of a page: `PUT {services.content}/{path}?clientType=WEB_APP` [CONT-10]. Every call
   * sends a request.
   *
   * @param path segments of letters, digits and `- _ . ~` without a slash at either end, such as `inspiration/spring`;
   *   no segment starts with a dot. With any other path the call fails as `invalid-path`
   */
  readonly loadContent: (
    path: string,
    customerSearchRequest: CustomerSearchRequest,
    options?: RequestOptions,
  ) => Promise<HeaderResult<PageContent>>;
}

/** Body of the request for the content of a page. */
export interface CustomerSearchRequest {
  /** The page's own query, such as `{ category: '10051', size: '48' }`. */
  readonly queryParams: Readonly<Record<string, unknown>>;
}

/** Options of a request. */
export interface RequestOptions {
  /** Cancels the request, which then fails as `cancelled`. */
  readonly signal?: AbortSignal;
}

/** The editors' content of a page: its locations, in the order of the response. */
export interface PageContent {
  readonly locations: readonly ContentLocation[];
}

/** A named place of the page, such as `main`, and its components. */
export interface ContentLocation {
  readonly name: string;
  readonly components: readonly PageComponent[];
}

/**
 * A component of content, decoded and sanitised: texts are plain text, and every address is http(s) or a path.
 * The fields depend on `type`, such as `richText`, `tradingCell` or `navigationLinks`.
 */
export interface PageComponent {
  readonly type: string;
  /** The component's id in the content system; empty if it has none. */
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A category of the footer, with its subcategories. */
export interface FooterCategory {
  readonly id: string;
  readonly name: string;
  /** Path of the category's page on the shop's origin; undefined for a category without a page. */
  readonly href: string | undefined;
  readonly categories: readonly FooterCategory[];
}

/** The result of a method of {@link HeaderClient}: a value or a failure. */
export type HeaderResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: HeaderFailure };

/** Why a method of {@link HeaderClient} failed. */
export interface HeaderFailure {
  /**
   * `unavailable`: no request was sent, because the header did not load or the service is not configured.
   * `invalid-path`: no request was sent, because the path could change the address. `cancelled`: by the caller's
   * signal, or because the header was unmounted. `wrong-shape`: the response could not be decoded.
   */
  readonly kind:
    | 'unavailable'
    | 'invalid-path'
    | 'cancelled'
    | 'timeout'
    | 'network'
    | 'http'
    | 'graphql'
    | 'wrong-shape';
  /** For logs; never show it to a shopper. */
  readonly message: string;
  /** HTTP status, if a response was received. */
  readonly status?: number;
}
