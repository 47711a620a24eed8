import { createStore, type StoreApi } from 'zustand/vanilla';
import { createLatest } from '../../kernel/latest';
import { placeKey, type Place, type Reservation } from './model';
import type { Places } from './ports';

export type PlaceStatus =
  /** The reservation names no place. */
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'ready'; readonly place: Place }
  | { readonly kind: 'failed' };

export interface DetailsState {
  readonly status: PlaceStatus;
  /** Reads where this slot is, unless that is known; one that failed is asked for again. Without one all is forgotten. */
  readonly show: (reservation?: Reservation) => Promise<void>;
}

export type DetailsStore = StoreApi<DetailsState>;

/** Where the booked slot is delivered to or collected from, read when its details are first opened [SLOT-4]. */
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
      const mine = latest.begin();
      set({ status: { kind: key ? 'pending' : 'none' } });
      if (!key) return;
      const answer = await places.load(key, mine.signal);
      if (!mine.isCurrent()) return;
      if (!answer.ok) shown = undefined;
      set({ status: answer.ok ? { kind: 'ready', place: answer.value } : { kind: 'failed' } });
    },
  }));
};
