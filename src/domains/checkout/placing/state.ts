interface Wait {
  /** The text that explains a long wait to the shopper; left out while the wait is short. */
  readonly note?: string;
}

/** The state of placing an order [INST-2] [INST-4] [ERR-4]. */
export type PlacingState =
  | { readonly kind: 'idle' }
  /** 'checking': the request had no outcome, or the page that sent it was reloaded, so the order is read. */
  | ({ readonly kind: 'placing' | 'checking'; readonly hasReleasedSlot: boolean } & Wait)
  /** The new slot is being cancelled, to place the order with the previous one. */
  | ({ readonly kind: 'cancelling' } & Wait)
  | { readonly kind: 'placed'; readonly customerOrderId: string }
  /** `code` is one of the shop's, or a constant below. */
  | { readonly kind: 'refused'; readonly code: string }
  /** The new slot is gone, and the order was not placed. */
  | { readonly kind: 'cancelled-not-placed'; readonly code: string };

export type PlacingEvent =
  | { readonly type: 'place' | 'proceed' | 'resume' | 'slot-released' | 'unknown' | 'reset' }
  | { readonly type: 'placed'; readonly customerOrderId: string }
  | { readonly type: 'refused'; readonly code: string };

/** The request timed out, and the order is not placed. */
export const TIMEOUT = 'TIMEOUT';
/** Any other failure without a code. */
export const UNKNOWN_ERROR = 'UNKNOWN_ERROR';
/** The new slot of an amended order is no longer available. */
export const NEW_SLOT_UNAVAILABLE = 'ORDER_ORCHESTRATION_058';

/** The new slot could not be cancelled, and is still booked. The shop's codes have no colon. */
export const SLOT_KEPT = 'header:slot-kept';
/** It is not known which slot is booked. */
export const SLOT_UNKNOWN = 'header:slot-unknown';

/** A loaded page found that the order that an earlier page sent is not placed. */
export const NOT_PLACED = 'header:not-placed';

/** Whether an order is being placed; then no other flow can start. */
export const isBusy = (
  state: PlacingState,
): state is Extract<PlacingState, { kind: 'placing' | 'checking' | 'cancelling' }> =>
  state.kind === 'placing' || state.kind === 'checking' || state.kind === 'cancelling';

/** The text that explains a long wait to the shopper; undefined without one. */
export const noteOf = (state: PlacingState): string | undefined => (isBusy(state) ? state.note : undefined);

const afterRefusal = (state: PlacingState, code: string): PlacingState => {
  // Time ran out while the new slot was being cancelled.
  if (state.kind === 'cancelling' && code === TIMEOUT) return { kind: 'refused', code: SLOT_UNKNOWN };
  const isTooLate = (state.kind === 'placing' || state.kind === 'checking') && state.hasReleasedSlot;
  return { kind: isTooLate ? 'cancelled-not-placed' : 'refused', code };
};

/** Returns the next state; the same object when the event has no transition from this state. */
export const next = (state: PlacingState, event: PlacingEvent): PlacingState => {
  switch (event.type) {
    case 'place':
      return isBusy(state) || state.kind === 'placed' ? state : { kind: 'placing', hasReleasedSlot: false };
    case 'resume':
      return isBusy(state) || state.kind === 'placed' ? state : { kind: 'checking', hasReleasedSlot: false };
    case 'unknown':
      return state.kind === 'placing' ? { ...state, kind: 'checking' } : state;
    case 'placed':
      return isBusy(state) ? { kind: 'placed', customerOrderId: event.customerOrderId } : state;
    case 'refused':
      return isBusy(state) ? afterRefusal(state, event.code) : state;
    case 'proceed':
      return state.kind === 'refused' && state.code === NEW_SLOT_UNAVAILABLE ? { kind: 'cancelling' } : state;
    case 'slot-released':
      return state.kind === 'cancelling' ? { kind: 'placing', hasReleasedSlot: true } : state;
    case 'reset':
      return isBusy(state) ? state : { kind: 'idle' };
  }
};
