/** The header's configuration by its host. Checked once, when the header is created [FED-3]. */
export interface HeaderConfig {
  /** Sent with every request as the `breadcrumb` header [CALL-1]. */
  readonly applicationName: string;
  readonly brand: BrandConfig;
  readonly services: ServiceAddresses;
  /** Optional features. All are off by default except `multiSearch`. */
  readonly features?: FeatureFlags;
  readonly logging?: LoggingConfig;
  readonly checkout?: CheckoutConfig;
  readonly session?: SessionConfig;
  /** The language of the header's texts; British English by default. */
  readonly language?: LanguageConfig;
  /**
   * Channel from which the host loaded the remote, such as 'stable'.
   *
   * @deprecated The loader passes its own channel to the health panel, so this field has no purpose.
   */
  readonly channel?: string;
  /** Address of the staff application, the target of 'Return to admin' [NAV-9]. */
  readonly adminAppUrl: string;
  /**
   * Folders on the page's own host from which content may use pictures and tracking addresses, each with a leading and
   * a trailing slash; `['/content/dam/']` by default. Browsers send the shopper's cookies with requests for these
   * pictures, so addresses in these folders must not have side effects. Other hosts are not restricted.
   */
  readonly mediaPaths?: readonly string[];
}

/** Names, addresses and the telephone number of the shop's brand. */
export interface BrandConfig {
  readonly name: string;
  /** Name of the loyalty programme as displayed to shoppers. */
  readonly loyaltyName: string;
  /** `{loyalty}` in the path `/ecom/my-{loyalty}`: lower-case letters, digits and hyphens [NAV-4]. */
  readonly loyaltySegment: string;
  /** Displayed where shoppers are asked to call. */
  readonly customerServiceTelephone: string;
  readonly storeFinderUrl: string;
  readonly sisterShops: Readonly<Record<SisterShop, SisterShopConfig>>;
  /** Where the shop's app can be installed. If omitted, the header does not offer the app [APP-1]. */
  readonly app?: AppConfig;
}

/** Addresses of the app's pages in the app stores. The app is not offered on a platform without an address. */
export interface AppConfig {
  readonly android?: string;
  readonly ios?: string;
}

/** The other shops of the brand, to which the header links [NAV-12]. */
export type SisterShop = 'cellar' | 'garden' | 'dishDelivery';

/** Name and address of a sister shop. */
export interface SisterShopConfig {
  readonly name: string;
  readonly url: string;
}

/**
 * Base address of each service: an absolute http(s) URL, or a path on the page's own origin ('/' for its root). The
 * header appends the path of the call.
 */
export interface ServiceAddresses {
  /** `GET /v1/shopping-context` */
  readonly shoppingContext: string;
  /** `POST /graph/live` */
  readonly graph: string;
  /**
   * `GET, DELETE /slot-reservations`. An unconfirmed reservation may have `expiresDateTime`, an ISO 8601 instant until which it
   * is kept: the minutes until then are displayed during its last hour.
   */
  readonly slots: string;
  /** `GET /addresses/{id}` */
  readonly addresses: string;
  /** `GET /branches/{id}` */
  readonly branches: string;
  /** `GET /v1/orders/{id}`, `PATCH /v1/orders/{id}/place` */
  readonly orders: string;
  /** `POST /mfe/common/api/v1/instantCheckoutTransactionComplete` */
  readonly beacon: string;
  /**
   * The complete address of the term-suggest service; the header appends `?term=`. The response has `terms`, and optionally
   * `scopes`, which are searches within a category: `[{ term: 'milk', category: '300107', name: 'Dairy' }]`. The first two
   * are displayed as 'milk in Dairy', and open the results with the query `category`.
   */
  readonly termSuggest: string;
  /** `PUT /{path}?clientType=WEB_APP`: the content that `HeaderClient.loadContent` returns. */
  readonly content: string;
  /** `GET /v1/pass/status` */
  readonly deliveryPass: string;
  /** `POST /adtech/banners` */
  readonly banners: string;
  /** `GET ?parent={id}&levels=2`: the complete address. If omitted, menus have the fixed links only [MEGA-10]. */
  readonly taxonomy?: string;
  /**
   * `GET`: the complete address of the footer's categories. If omitted, `loadFooter` fails as `unavailable` [MEGA-10].
   */
  readonly footerTaxonomy?: string;
  /** `GET /{key}?tokenSession=…`. If omitted, menus have no content of the CMS [CONT-10]. */
  readonly fragments?: string;
  /** `GET /v1/token` */
  readonly token: string;
  /** The complete address of the token service's auth page, where registration starts [NAV-3]. */
  readonly auth: string;
}

/** Optional features of the header. */
export interface FeatureFlags {
  readonly searchHistory?: boolean;
  readonly pinBar?: boolean;
  readonly adTechMenuBanners?: boolean;
  /** On by default: only `false` switches multi-search off [MULT-1]. */
  readonly multiSearch?: boolean;
  /** Alt+Shift+H opens the health panel for operators of the header: version, calls and session. */
  readonly healthPanel?: boolean;
  /** On phones, the header leaves the screen while the page scrolls down, and returns when it scrolls up. */
  readonly hideOnScroll?: boolean;
  /**
   * On phones, the search button of a scrolled page is as wide as a field and shows the searched term [SRCH-10]. With 'row',
   * the field itself has a row of its own at the top of the page, too: below 768 px, the header is `SEARCH_ROW_HEIGHT`
   * higher. A field that is pressed opens the same overlay as the button.
   */
  readonly searchField?: boolean | 'row';
  /** The key `/` moves the focus to the search field, unless the shopper is typing. */
  readonly searchKey?: boolean;
  /**
   * A button in the empty search field starts dictation, in browsers that recognise speech. The browser asks for the
   * microphone and may send the recording to its vendor.
   */
  readonly voiceSearch?: boolean;
}

/** How the header calls the service of orders. */
export interface CheckoutConfig {
  /**
   * Format of the body of `PATCH /v1/orders/{id}/place`: `flat` (the default) is
   * `{ event: 'PLACE', instantCheckout: true }`, `nested` is `{ event: 'PLACE', options: { instantCheckout: true } }`.
   */
  readonly placeOptions?: 'flat' | 'nested';
}

/** Logging to the browser's console. */
export interface LoggingConfig {
  /** The header logs to the console only if this is true [CALL-1]. */
  readonly enabled: boolean;
}

/** What the host knows about the session before the token service responds. */
export interface SessionConfig {
  /**
   * Whether the browser has a token session, which the host's server can read from its own cookie. `false`: the shopper
   * is a visitor, and no token is requested. `true`: the shopper is displayed as signed in while the token is
   * requested. Omitted: unknown until the token service responds, and space is reserved meanwhile. In a page that was
   * prerendered, the token service is asked in any case, because the shopper may have signed in or out since.
   */
  readonly hasTokenSession?: boolean;
}

/** A language other than English. A field that is wrong is reported to the monitor, and the header is in English. */
export interface LanguageConfig {
  /** BCP 47 tag, such as 'cy' or 'ar-EG': the `lang` of the header, and the plural rules of its texts. */
  readonly lang: string;
  /** Direction of the text, the `dir` of the header; from left to right by default. */
  readonly dir?: 'ltr' | 'rtl';
  /**
   * Translations by English text, as in `texts.en-GB.json` of the loader's package. A text without a translation is
   * shown in English. Placeholders such as `{count}` keep their names. Plural forms are an object of texts by the
   * category of `Intl.PluralRules`, for example `{ "one": "…", "other": "…" }`.
   */
  readonly texts: Readonly<Record<string, string | PluralForms>>;
}

/** A text for each plural category of a language; `other` for a category that is left out. */
export type PluralForms = Readonly<
  Partial<Record<'zero' | 'one' | 'two' | 'few' | 'many' | 'other', string>>
>;
