import type { Result } from '../../kernel/result';
import type { BookedSlot, Place, PlaceKey } from './model';

export interface Slots {
  /** The slot that counts for this order; undefined when nothing is booked. */
  readonly load: (customerOrderId: string, signal: AbortSignal) => Promise<Result<BookedSlot | undefined>>;
  /** Gives a reservation up; one that is gone already counts as given up [SLOT-7]. */
  readonly cancel: (reservationId: string, signal?: AbortSignal) => Promise<Result<undefined>>;
}

export interface Places {
  /** A wrong shape, or an answer without any line of an address, is a failure. */
  readonly load: (key: PlaceKey, signal: AbortSignal) => Promise<Result<Place>>;
}

/** Tells the shop's pages which branch serves; undefined takes it away [SLOT-2]. */
export type KeepBranch = (branchId: string | undefined) => void;
