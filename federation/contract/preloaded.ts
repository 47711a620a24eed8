/**
 * Responses that the host's server already has, each in its service's own format. They are decoded like responses; one
 * that cannot be decoded is ignored.
 */
export interface PreloadedData {
  /** Response of the taxonomy service for Groceries, so that its menu opens at once. */
  readonly taxonomy?: unknown;
  /** Fragments by key, such as `menu/middle-mega-menu/master` [CONT-10]. */
  readonly fragments?: Readonly<Record<string, unknown>>;
  /** The signed-in shopper's role, which is displayed until the token service responds. */
  readonly session?: { readonly role: 'customer' | 'operator' };
  /** Trolley and slot as a server's `renderHeader` displays them, until the services respond. */
  readonly summary?: HeaderSummary;
}

/** The texts that the header displays of trolley and slot. */
export interface HeaderSummary {
  readonly trolley?: TrolleySummaryText;
  /** `null` if no slot is booked. */
  readonly slot?: SlotSummaryText | null;
  /** True if the services have just sent these texts, so that nothing shows that they load. */
  readonly isCurrent?: boolean;
}

/** The texts of the trolley link. */
export interface TrolleySummaryText {
  /** '12', capped at '99+'; empty for an empty trolley. */
  readonly count: string;
  /** '£43.10' */
  readonly cost: string;
  /** Accessible name of the link. */
  readonly name: string;
  /** Marks the count while the trolley contains items that are no longer available. */
  readonly problem?: 'unavailable';
}

/** The texts of the slot button. */
export interface SlotSummaryText {
  /** 'Delivery', 'Collection', or 'Slot'. */
  readonly name: string;
  /** Path of the page where this slot is changed. */
  readonly changeHref: string;
  /** 'Mon 05 May' */
  readonly day: string;
  /** 'Mon 05', shown by narrow phones; without it, they show as much of `day` as fits. */
  readonly shortDay?: string | undefined;
  /** '2pm - 3pm' */
  readonly time: string;
  /** Start of the slot, an ISO 8601 instant. */
  readonly start: string;
}
