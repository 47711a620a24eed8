import type { Result } from '../../kernel/result';
import type { BookedSlot, ExpiredSlot, Place, PlaceKey } from './model';

export interface Slots {
  /** Requests the active slot of an order. When nothing is booked, the reservation that has expired, or undefined. */
  readonly load: (
    customerOrderId: string,
    signal: AbortSignal,
  ) => Promise<Result<BookedSlot | ExpiredSlot | undefined>>;
  /** Cancels a reservation; one that no longer exists counts as cancelled [SLOT-7]. */
  readonly cancel: (reservationId: string, signal?: AbortSignal) => Promise<Result<undefined>>;
}

export interface Places {
  /** Requests a place. A response of a wrong shape, or without a line or a name, is a failure. */
  readonly load: (key: PlaceKey, signal: AbortSignal) => Promise<Result<Place>>;
}
