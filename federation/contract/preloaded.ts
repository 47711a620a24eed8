/**
 * Answers that the host's server already has, each in its service's own shape. They are checked as an answer
 * is; one that is wrong counts as not there.
 */
export interface PreloadedData {
  /** What the taxonomy service says of Groceries, so that its menu opens at once. */
  readonly taxonomy?: unknown;
  /** Fragments by key, such as `menu/middle-mega-menu/master` [CONT-10]. */
  readonly fragments?: Readonly<Record<string, unknown>>;
  /** As whom the shopper is signed in; the header still asks, and nothing is shown of a token. */
  readonly session?: { readonly role: 'customer' | 'operator' };
  /** What a server's `renderHeader` made of trolley and slot: shown until the services have answered. */
  readonly summary?: HeaderSummary;
}

/** Trolley and slot as the header shows them, and nothing else of them. */
export interface HeaderSummary {
  readonly trolley?: TrolleySummaryText;
  /** `null`: nothing is booked. */
  readonly slot?: SlotSummaryText | null;
}

export interface TrolleySummaryText {
  /** '12', capped at '99+'; empty for an empty trolley. */
  readonly count: string;
  /** '£43.10' */
  readonly cost: string;
  /** What a screen reader hears of the link. */
  readonly name: string;
}

export interface SlotSummaryText {
  /** 'Delivery', 'Collection', or 'Slot'. */
  readonly name: string;
  /** Path of the page where this slot is changed. */
  readonly changeHref: string;
  /** 'Mon 05 May' */
  readonly day: string;
  /** '2pm - 3pm' */
  readonly time: string;
  /** ISO instant of the start. */
  readonly start: string;
}
