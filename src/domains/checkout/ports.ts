import type { Clock } from '../../kernel/clock';
import type { Intents } from './placing/intents';

/** The outcome of a request to place an order; `code` is the shop's or the header's. */
export type PlaceResult =
  | { readonly kind: 'placed' }
  /** 'refused': a 4xx; 'unknown': anything else. */
  | { readonly kind: 'refused' | 'unknown'; readonly code: string };

/** State of an order: 'placed' includes all later states; 'other' is neither placed nor can it be placed. */
export type OrderReading = 'placed' | 'amending' | 'other';

export interface Orders {
  /**
   * Places the order with Instant Checkout [INST-2]. Never rejects.
   *
   * @param key the same for every request of one intent
   */
  readonly place: (customerOrderId: string, key: string, signal: AbortSignal) => Promise<PlaceResult>;
  /** Reads the order's state; undefined when it cannot be read. Never rejects. */
  readonly read: (customerOrderId: string, signal: AbortSignal) => Promise<OrderReading | undefined>;
}

/** The slot with which an order would be placed, and the previous slot that is used without it. */
export interface SlotChange {
  readonly reservationId: string;
  /** ISO instant of its start. */
  readonly start: string | undefined;
  /** ISO instant of the previous slot's start; undefined without a previous slot. */
  readonly previousStart: string | undefined;
}

/** The booked slot, and the service that cancels it. */
export interface PlacingSlot {
  /** Undefined while no slot is known. */
  readonly current: () => SlotChange | undefined;
  /** Refetches the slots and resolves with the result; undefined when they cannot be read. */
  readonly reload: () => Promise<SlotChange | 'none' | undefined>;
  /** Cancels a reservation; one that no longer exists counts as cancelled. */
  readonly cancel: (reservationId: string) => Promise<'cancelled' | 'timeout' | 'failed'>;
}

/**
 * Runs a task while no other tab runs a task of the same name. `isLocked` is false when the browser has no Web Locks
 * and when another page holds the lock for too long; then another tab may run a task at the same time. The task must
 * never reject.
 */
export type WithLock = (name: string, task: (isLocked: boolean) => Promise<void>) => Promise<void>;

export interface PlacingPorts {
  readonly orders: Orders;
  readonly slot: PlacingSlot;
  readonly intents: Intents;
  readonly clock: Clock;
  readonly withLock: WithLock;
  readonly newKey: () => string;
  /** The shopper's current order; undefined when there is none. */
  readonly customerOrderId: () => string | undefined;
  /** Whether this page is the confirmation of an order. */
  readonly isConfirmation: (customerOrderId: string) => boolean;
  /** Resolves once trolley and slot are those that would be placed, after a few seconds at most. Never rejects. */
  readonly whenSettled: () => Promise<void>;
  /** Returns the current body of the completion beacon; undefined when the trolley is not known [INST-3]. */
  readonly prepareBeacon: (customerOrderId: string) => string | undefined;
  /** Sends the completion beacon. Never throws. */
  readonly sendBeacon: (body: string | undefined) => void;
}
