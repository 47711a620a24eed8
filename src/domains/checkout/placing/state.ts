/** Placing an order, as it stands [INST-2] [INST-4] [ERR-4]. */
export type PlacingState =
  | { readonly kind: 'idle' }
  /** The order was sent; 'checking': no answer came, so the order is read once. */
  | { readonly kind: 'placing' | 'checking'; readonly hasGivenUpSlot: boolean }
  /** The new slot is given up, to place with the previous one. */
  | { readonly kind: 'cancelling' }
  | { readonly kind: 'placed'; readonly customerOrderId: string }
  /** A code of the shop, or one of ours, below. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The new slot is gone, and the order was not placed. */
  | { readonly kind: 'cancelled-not-placed'; readonly code: string };

export type PlacingEvent =
  | { readonly type: 'place' | 'proceed' | 'slot-given-up' | 'unanswered' | 'reset' }
  | { readonly type: 'placed'; readonly customerOrderId: string }
  | { readonly type: 'refused'; readonly code: string };

/** No answer came in time, and the order isn't placed. */
export const TIMEOUT = 'TIMEOUT';
/** Anything else that failed without a code. */
export const UNKNOWN_ERROR = 'UNKNOWN_ERROR';
/** The new slot of an amended order can't be had any more. */
export const NEW_SLOT_UNAVAILABLE = 'ORDER_ORCHESTRATION_058';

/** The new slot could not be given up, and still stands. Codes of the shop have no colon. */
export const SLOT_KEPT = 'header:slot-kept';
/** It could not be told which slot stands. */
export const SLOT_UNKNOWN = 'header:slot-unknown';

/** While an order is on its way nothing else may be begun. */
export const isBusy = ({ kind }: PlacingState): boolean =>
  kind === 'placing' || kind === 'checking' || kind === 'cancelling';

const afterRefusal = (state: PlacingState, code: string): PlacingState => {
  const isTooLate = (state.kind === 'placing' || state.kind === 'checking') && state.hasGivenUpSlot;
  return { kind: isTooLate ? 'cancelled-not-placed' : 'refused', code };
};

/** What comes after an event; the very same state when the event doesn't belong there. */
export const next = (state: PlacingState, event: PlacingEvent): PlacingState => {
  switch (event.type) {
    case 'place':
      return isBusy(state) || state.kind === 'placed' ? state : { kind: 'placing', hasGivenUpSlot: false };
    case 'unanswered':
      return state.kind === 'placing' ? { ...state, kind: 'checking' } : state;
    case 'placed':
      return isBusy(state) ? { kind: 'placed', customerOrderId: event.customerOrderId } : state;
    case 'refused':
      return isBusy(state) ? afterRefusal(state, event.code) : state;
    case 'proceed':
      return state.kind === 'refused' && state.code === NEW_SLOT_UNAVAILABLE ? { kind: 'cancelling' } : state;
    case 'slot-given-up':
      return state.kind === 'cancelling' ? { kind: 'placing', hasGivenUpSlot: true } : state;
    case 'reset':
      return isBusy(state) ? state : { kind: 'idle' };
  }
};
