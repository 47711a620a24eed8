/** What a host tells the header about itself. Checked once, at the start [FED-3]. */
export interface HeaderConfig {
  /** Sent with every request as the `breadcrumb` header [CALL-1]. */
  readonly applicationName: string;
  readonly brand: BrandConfig;
  readonly services: ServiceAddresses;
  /** Switches; everything left out is off. */
  readonly features?: FeatureFlags;
  readonly logging?: LoggingConfig;
  readonly session?: SessionConfig;
  /** Channel that the host took the remote from, such as 'stable'; the health panel names it. */
  readonly channel?: string;
  /** Address of the staff application, the target of 'Return to admin' [NAV-9]. */
  readonly adminAppUrl: string;
}

export interface BrandConfig {
  readonly name: string;
  /** Name of the loyalty programme as shoppers read it. */
  readonly loyaltyName: string;
  /** Last part of `/ecom/my-{loyalty}`: lower-case letters, digits and hyphens [NAV-4]. */
  readonly loyaltySegment: string;
  /** Shown where shoppers are asked to call. */
  readonly customerServiceTelephone: string;
  readonly storeFinderUrl: string;
  readonly sisterShops: Readonly<Record<SisterShop, SisterShopConfig>>;
  /** Where the shop's app is to be had; left out, the header doesn't offer it [APP-1]. */
  readonly app?: AppConfig;
}

/** Addresses of the app's pages in the stores; without one, nothing is offered there. */
export interface AppConfig {
  readonly android?: string;
  readonly ios?: string;
}

export type SisterShop = 'cellar' | 'garden' | 'dishDelivery';

export interface SisterShopConfig {
  readonly name: string;
  readonly url: string;
}

/**
 * Base address of each service: an absolute http(s) URL, or a path on the page's own origin ('/' for its
 * root). The header appends the path of the call.
 */
export interface ServiceAddresses {
  /** `GET /v1/shopping-context` */
  readonly shoppingContext: string;
  /** `POST /graph/live` */
  readonly graph: string;
  /** `GET, DELETE /slot-reservations` */
  readonly slots: string;
  /** `GET /addresses/{id}` */
  readonly addresses: string;
  /** `GET /branches/{id}` */
  readonly branches: string;
  /** `GET /v1/orders/{id}`, `PATCH /v1/orders/{id}/place` */
  readonly orders: string;
  /** `POST /mfe/common/api/v1/instantCheckoutTransactionComplete` */
  readonly beacon: string;
  /** The whole address of the term-suggest service; `?term=` is appended. */
  readonly termSuggest: string;
  /** `PUT /{path}?clientType=WEB_APP`: what a page is made of. The header itself makes no such call. */
  readonly content: string;
  /** `GET /v1/pass/status` */
  readonly deliveryPass: string;
  /** `POST /adtech/banners` */
  readonly banners: string;
  /** `GET ?parent={id}&levels=2`: the whole address. Left out: menus hold the fixed links alone [MEGA-10]. */
  readonly taxonomy?: string;
  /** `GET /{key}?tokenSession=…`. Left out: menus have no content of the CMS [CONT-10]. */
  readonly fragments?: string;
  /** `GET /v1/token` */
  readonly token: string;
  /** The whole address of the token service's auth page, where registration starts [NAV-3]. */
  readonly auth: string;
}

export interface FeatureFlags {
  readonly searchHistory?: boolean;
  readonly pinBar?: boolean;
  readonly adTechMenuBanners?: boolean;
  readonly multiSearch?: boolean;
  /** Alt+Shift+H opens a panel for those who look after the header: version, calls, session. */
  readonly healthPanel?: boolean;
}

export interface LoggingConfig {
  /** Client-side logging happens only when this is true. */
  readonly enabled: boolean;
}

export interface SessionConfig {
  /**
   * Whether the browser holds a token session; the host's server knows it from its own cookie.
   * `false`: a visitor, and no token is asked for. `true`: shown as signed in while the token is fetched.
   * Left out: unknown, so the token service decides and space is kept meanwhile.
   */
  readonly hasTokenSession?: boolean;
}
