import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest } from '../../kernel/latest';
import { placeKey, type Place, type Reservation } from './model';
import type { Places } from './ports';

export type PlaceStatus =
  /** The reservation has no address or branch. */
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly place: Place }
  | { readonly kind: 'failed' };

export interface DetailsState {
  readonly status: PlaceStatus;
  /**
   * Loads the place of a reservation, unless it is loaded; after a failure, loads it again. Without an argument, clears
   * it.
   */
  readonly show: (reservation?: Reservation) => Promise<void>;
}

export type DetailsStore = StoreApi<DetailsState>;

/** Creates the store of the booked slot's address or branch, which loads when the details are first opened [SLOT-4]. */
export const createDetailsStore = (places: Places): DetailsStore => {
  const latest = createLatest();
  let shown: string | undefined;

  return createStore<DetailsState>()((set) => ({
    status: { kind: 'none' },
    async show(reservation) {
      const key = reservation && placeKey(reservation);
      const name = key && `${key.of}/${key.id}`;
      if (name === shown) return;
      shown = name;
      const request = latest.begin();
      set({ status: { kind: key ? 'pending' : 'none' } });
      if (!key) return;
      const result = await places.load(key, request.signal);
      if (!request.isCurrent()) return;
      if (!result.ok) shown = undefined;
      set({ status: result.ok ? { kind: 'ready', place: result.value } : { kind: 'failed' } });
    },
  }));
};
