/** How the shop answered to placing an order. */
export type PlaceAnswer =
  | { readonly kind: 'placed' }
  | { readonly kind: 'refused'; readonly code: string }
  /**
   * Nobody knows whether it was placed: the order has to be read. `code` counts when it wasn't; `isTaken`
   * when another intent was there first.
   */
  | { readonly kind: 'unknown'; readonly code: string; readonly isTaken: boolean };

export interface Orders {
  /**
   * Places the order with Instant Checkout [INST-2]. Rejects never.
   *
   * @param key one for each time that the shopper means to place an order
   */
  readonly place: (customerOrderId: string, key: string) => Promise<PlaceAnswer>;
  /** Reads whether the order is placed; undefined when that can't be told. Rejects never. */
  readonly isPlaced: (customerOrderId: string) => Promise<boolean | undefined>;
}

/** The slot that an order would be placed with, and the one that it would fall back to. */
export interface SlotChange {
  readonly reservationId: string;
  /** ISO instant of its start. */
  readonly start: string | undefined;
  /** ISO instant of the previous slot's start; undefined where there is none. */
  readonly previousStart: string | undefined;
}

export interface PlacingSlot {
  /** Undefined while none is known. */
  readonly current: () => SlotChange | undefined;
  /** Reads the slot again; gives what stands, undefined when that can't be told. */
  readonly reload: () => Promise<SlotChange | 'none' | undefined>;
  /** Gives a reservation up; one that is gone already counts as given up. */
  readonly cancel: (reservationId: string) => Promise<'cancelled' | 'timeout' | 'failed'>;
}

/**
 * Runs a task while no other tab runs one of that name. The task hears whether it had to wait, and rejects
 * never.
 */
export type Exclusively = (name: string, task: (hasWaited: boolean) => Promise<void>) => Promise<void>;

export interface PlacingPorts {
  readonly orders: Orders;
  readonly slot: PlacingSlot;
  readonly exclusively: Exclusively;
  /** A key that nobody else makes. */
  readonly newKey: () => string;
  /** The order that is meant; undefined when there is none. */
  readonly customerOrderId: () => string | undefined;
  /** Writes down what is placed, before it is; the answer tells the shop that it was [INST-3]. */
  readonly takeReceipt: (customerOrderId: string) => () => void;
}
