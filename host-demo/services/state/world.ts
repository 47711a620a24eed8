/** The state of one shopper's shop as one immutable value. The pure functions of this folder return the next one. */

export const WHO = ['visitor', 'customer', 'operator'] as const;
export type Who = (typeof WHO)[number];

export const ORDER_STATES = [
  'AMENDING',
  'CANCELLED',
  'COMPLETED',
  'FULFIL',
  'PAID',
  'PAYMENT_FAILED',
  'PENDING',
  'PICKED',
  'PLACED',
  'REFUND_PENDING',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const SLOT_TYPES = [
  'DELIVERY',
  'GROCERY_COLLECTION',
  'ENTERTAINING_COLLECTION',
  'DELIVERY_SERVICE',
  'UNDEFINED',
] as const;
export type SlotType = (typeof SLOT_TYPES)[number];

export const RESERVATION_STATUSES = ['UNCONFIRMED', 'CONFIRMED', 'EXPIRED'] as const;
type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

export const CONFLICTS = ['HARD', 'SOFT', 'NONE'] as const;
export type Conflict = (typeof CONFLICTS)[number];

/** What a shop can do to an order after the shopper last read it and before the placement arrives. */
export const MEANWHILE_EVENTS = [
  'SLOT_LOST',
  'SLOT_EXPIRED',
  'SLOT_PASSED',
  'SLOT_TAKEN',
  'DAY_CLOSED',
  'ADDRESS_REMOVED',
  'ITEM_UNAVAILABLE',
  'ITEM_REMOVED',
  'PRICE_CHANGED',
  'GROCERIES_GONE',
  'MINIMUM_RAISED',
  'PROMO_CODE_ENDED',
  'GIFT_CARD_ADDED',
  'VOUCHER_ADDED',
  'INSTANT_CHECKOUT_WITHDRAWN',
] as const;
export type MeanwhileEvent = (typeof MEANWHILE_EVENTS)[number];

export const SHOP_UPDATES = ['PRICE_CHANGED', 'ITEM_REMOVED'] as const;
export type ShopUpdate = (typeof SHOP_UPDATES)[number];

/** Languages of the header in the demo; the pseudo-languages show which texts are translated, and what they overflow. */
export const LANGUAGES = ['en-GB', 'pseudo', 'pseudo-rtl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PASS_STATUSES = ['UNKNOWN', 'ACTIVE', 'AVAILABLE'] as const;
export type PassStatus = (typeof PASS_STATUSES)[number];

/** The data of the taxonomy service: 'odd' contains mistakes, the numbers are numbers of categories. */
export const TAXONOMIES = ['usual', 'cyclic', 'odd', 'ten-thousand', 'hundred-thousand', 'none'] as const;
export type TaxonomyKind = (typeof TAXONOMIES)[number];

/** The data of the content system: 'hostile' contains attacks. */
export const CONTENTS = ['usual', 'hostile', 'none'] as const;
export type ContentKind = (typeof CONTENTS)[number];

/** What the shop promotes at a time of the year, in the order of a year. */
export const SEASONS = [
  'new-year',
  'valentines',
  'easter',
  'spring',
  'summer',
  'autumn',
  'christmas',
] as const;
export type SeasonName = (typeof SEASONS)[number];

/**
 * How the order service prevents a second placement: 'state' refuses an order that is not open and honours keys, 'key'
 * only honours `Idempotency-Key`, 'none' places every request.
 */
export const ORDER_GUARDS = ['state', 'key', 'none'] as const;
type OrderGuard = (typeof ORDER_GUARDS)[number];

/** A reserved slot; instants are ISO with 'Z'. */
export interface SlotReservation {
  readonly id: string;
  readonly status: ReservationStatus;
  /** Null for collections. */
  readonly addressId: string | null;
  readonly branchId: string;
  readonly slotType: SlotType;
  readonly startDateTime: string;
  readonly endDateTime: string;
  readonly amendOrderCutoffDateTime: string;
  /** Pounds. */
  readonly charge: number;
  /** When an unconfirmed reservation expires; null if it never does. */
  readonly expiresDateTime: string | null;
  /** Another shopper has the slot; the shop notices that only when the order is placed. */
  readonly taken: boolean;
}

export interface TrolleyLine {
  readonly lineNumber: string;
  /** Pieces, or kilograms for a product sold by weight. */
  readonly amount: number;
  readonly conflict: Conflict;
  /** Pounds for one piece or kilogram, if the shop has changed the price since. */
  readonly price?: number;
}

/** Additions to the order other than products. */
export interface Payment {
  readonly promoCode: { readonly code: string; readonly applies: boolean } | null;
  readonly giftCard: boolean;
  readonly voucher: boolean;
}

export interface Failure {
  readonly message: string;
  readonly type: string;
}

/** Minimums are in pounds; null if the shop has none. */
export interface TrolleyState {
  readonly lines: readonly TrolleyLine[];
  readonly deliveryMinimum: number | null;
  readonly collectionMinimum: number | null;
  /** Messages in the trolley's response, such as an item that could not be added. */
  readonly failures: readonly Failure[];
}

/**
 * What a world switches on and off: features of the header, and products that the storefront suggests. With labels, and
 * whether each is on in a new world.
 */
export const FEATURES = {
  searchHistory: ['Search history', true],
  pinBar: ['Pin bar', true],
  adTechMenuBanners: ['Menu banners', true],
  multiSearch: ['Multi-search', true],
  healthPanel: ['Health panel', true],
  hideOnScroll: ['Hide on scroll', false],
  searchField: ['Search fields, on phones', false],
  searchRow: ['Search field in a row of its own, on phones', false],
  searchKey: ['Key / for search', true],
  voiceSearch: ['Voice search', false],
  productSuggestions: ['Product suggestions', false],
  nextSlot: ['Next free slot', false],
  accountDetails: ['Name, points and next order in the account menu', false],
} as const;
export type FeatureSwitches = Readonly<Record<keyof typeof FEATURES, boolean>>;

/** What is also on for people who visit the demo. Voice search stays off, because it asks for the microphone. */
export const VISITOR_FEATURES: Partial<FeatureSwitches> = {
  searchRow: true,
  productSuggestions: true,
  nextSlot: true,
  accountDetails: true,
};

/** The part of the world that `GET /demo/world` shows and `PUT /demo/world` sets [HOST-3]. */
export interface WorldDocument {
  readonly who: Who;
  readonly customerId: string;
  /** The order that the trolley belongs to. */
  readonly customerOrderId: string;
  readonly orderState: OrderState;
  readonly slot: SlotReservation | null;
  /** The amended order's own slot, after another one was reserved for it. */
  readonly previousSlot: SlotReservation | null;
  readonly trolley: TrolleyState;
  readonly pass: PassStatus;
  readonly features: FeatureSwitches;
  /** The language of the header; the shop itself stays English. */
  readonly language: Language;
  /** ISO instant of the shop's clock, which does not advance; null: real time. */
  readonly clock: string | null;
  readonly slotChangeable: boolean;
  /** ALLOWED, NOT_AMENDING or another value. */
  readonly instantCheckout: string;
  readonly payment: Payment;
  /** London days, 'YYYY-MM-DD', without deliveries. */
  readonly closedDays: readonly string[];
  /** A change by the shop that the shopper has not read yet; reading the trolley clears it. */
  readonly shopUpdate: ShopUpdate | null;
  /** What happens when the next placement arrives, before it is processed. */
  readonly meanwhile: MeanwhileEvent | null;
  readonly taxonomy: TaxonomyKind;
  readonly content: ContentKind;
  /** The season of the menus and pages, as on its first day; null: the season of the clock. */
  readonly season: SeasonName | null;
  readonly orderGuard: OrderGuard;
}

export interface PlacedOrder {
  readonly customerOrderId: string;
  readonly state: OrderState;
  readonly lines: readonly TrolleyLine[];
  readonly slot: SlotReservation | null;
  /** ISO instant; null for an order that was never placed. */
  readonly placedDateTime: string | null;
  /** Whether the order was placed before, and has been changed since. */
  readonly isChanged?: boolean;
}

/** A trolley that was set aside while a placed order is amended. */
interface SetAside {
  readonly customerOrderId: string;
  readonly lines: readonly TrolleyLine[];
  readonly slot: SlotReservation | null;
}

/** One request to place an order, and its outcome. */
export interface PlaceAttempt {
  readonly customerOrderId: string;
  readonly key: string | null;
  readonly instantCheckout: boolean;
  /** PLACED, PLACED_BEFORE (the same key again), or the code of the refusal. */
  readonly outcome: string;
}

export interface World extends WorldDocument {
  /** Orders placed before, newest first; the one being amended is included as it was placed. */
  readonly orders: readonly PlacedOrder[];
  readonly setAside: SetAside | null;
  /** Line numbers of unavailable products that were removed: they are unavailable when they are added again. */
  readonly unavailable: readonly string[];
  /** Every request to place an order, oldest first. */
  readonly attempts: readonly PlaceAttempt[];
  readonly nextNumber: number;
}

/** The result of a transition: the next world, or a failure; without a world, a failure leaves the world unchanged. */
export type Outcome<T = undefined> =
  | { readonly ok: true; readonly world: World; readonly value: T }
  | { readonly ok: false; readonly failure: Failure; readonly world?: World };

export const done = <T>(world: World, value: T): Outcome<T> => ({ ok: true, world, value });

export const refuse = (type: string, message: string): Outcome<never> => ({
  ok: false,
  failure: { type, message },
});
