import { createStore, type StoreApi } from 'zustand/vanilla';
import { lazy } from '../../../kernel/lazy';
import { MAY_BE_PLACED, PLACING_CHANGES } from '../texts';

interface Wait {
  /** The text that explains a long wait to the shopper; left out while the wait is short. */
  readonly note?: string;
}

interface Outcome {
  /** True while a request without an outcome may still be carried out, and the order is being checked. */
  readonly mayBePlaced?: true;
  /** True when the order was read since, and is still being amended: its changes have cost nothing. */
  readonly isUncharged?: true;
}

/** The state of placing an order [INST-2] [INST-4] [ERR-4]. */
export type PlacingState =
  | { readonly kind: 'idle' }
  /** 'checking': the request had no outcome, or the page that sent it was reloaded, so the order is read. */
  | ({ readonly kind: 'placing' | 'checking'; readonly hasReleasedSlot: boolean } & Wait)
  /** The new slot is being cancelled, to place the order with the previous one. */
  | ({ readonly kind: 'cancelling' } & Wait)
  | { readonly kind: 'placed'; readonly customerOrderId: string }
  /** `code` is one of the shop's, or a constant below. 'cancelled-not-placed': the new slot is gone, too. */
  | ({ readonly kind: 'refused' | 'cancelled-not-placed'; readonly code: string } & Outcome);

export type PlacingEvent =
  | { readonly type: 'place' | 'proceed' | 'resume' | 'slot-released' | 'unknown' | 'reset' }
  /** No request can be carried out any more, and the order is not placed. */
  | ({ readonly type: 'not-placed' } & Pick<Outcome, 'isUncharged'>)
  | { readonly type: 'placed'; readonly customerOrderId: string }
  | ({ readonly type: 'refused'; readonly code: string } & Outcome);

type Refusal = Extract<PlacingEvent, { readonly type: 'refused' }>;
type Checked = Extract<PlacingEvent, { readonly type: 'not-placed' }>;

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

/** No request of the order can be carried out any more, and it is not placed. */
export const NOT_PLACED = 'header:not-placed';

/** Whether an order is being placed; then no other flow can start. */
export const isBusy = (
  state: PlacingState,
): state is Extract<PlacingState, { kind: 'placing' | 'checking' | 'cancelling' }> =>
  state.kind === 'placing' || state.kind === 'checking' || state.kind === 'cancelling';

/** The text that explains the wait to the shopper; undefined while there is none. */
export const noteOf = (state: PlacingState): string | undefined => {
  if (!isBusy(state)) return undefined;
  return state.note ?? (state.kind === 'checking' ? MAY_BE_PLACED : PLACING_CHANGES);
};

/** Whether an order that was not placed yet is still being checked. */
export const isUnsettled = (state: PlacingState): boolean => 'mayBePlaced' in state;

const afterRefusal = (state: PlacingState, { type: _type, ...outcome }: Refusal): PlacingState => {
  // Time ran out while the new slot was being cancelled.
  if (state.kind === 'cancelling' && outcome.code === TIMEOUT) return { kind: 'refused', code: SLOT_UNKNOWN };
  const isTooLate = (state.kind === 'placing' || state.kind === 'checking') && state.hasReleasedSlot;
  return { kind: isTooLate ? 'cancelled-not-placed' : 'refused', ...outcome };
};

/** A code of the shop is still the reason. */
const afterCheck = (state: PlacingState, { type: _type, ...outcome }: Checked): PlacingState => {
  if (!('mayBePlaced' in state)) return state;
  const isReason = state.code !== TIMEOUT && state.code !== UNKNOWN_ERROR;
  return { kind: state.kind, code: isReason ? state.code : NOT_PLACED, ...outcome };
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
      return isBusy(state) ? afterRefusal(state, event) : state;
    case 'not-placed':
      return afterCheck(state, event);
    case 'proceed':
      return state.kind === 'refused' && state.code === NEW_SLOT_UNAVAILABLE ? { kind: 'cancelling' } : state;
    case 'slot-released':
      return state.kind === 'cancelling' ? { kind: 'placing', hasReleasedSlot: true } : state;
    case 'reset':
      return isBusy(state) ? state : { kind: 'idle' };
  }
};

/** Applies an event to the state. Returns false when the event has no transition from the current state. */
export type Send = (event: PlacingEvent) => boolean;

/** The flows that send events, created with the first order. Each resolves when its flow has ended, and never rejects. */
export interface PlacingSaga {
  readonly place: (send: Send) => Promise<void>;
  readonly proceed: (send: Send) => Promise<void>;
  readonly resume: (send: Send) => Promise<void>;
}

/** Placing an order: its state, and the flows that change it. */
export interface Placing {
  readonly state: StoreApi<PlacingState>;
  /** Places the order with Instant Checkout [INST-2]. Does nothing while an order is being placed. */
  readonly place: () => Promise<void>;
  /** After 058: cancels the new slot, then places the order [ERR-4]. */
  readonly proceedWithPreviousSlot: () => Promise<void>;
  /** Finds out the outcome of orders that were sent before this page was loaded [INST-2]. Never rejects. */
  readonly resume: () => Promise<void>;
  /** Adds a text that explains a long wait. Does nothing while no order is being placed. */
  readonly explain: (note: string) => void;
  /** Returns to idle. Does nothing while an order is being placed. */
  readonly reset: () => void;
}

interface PlacingDeps {
  readonly loadSaga: () => Promise<PlacingSaga>;
  /** Called when `loadSaga` fails; nothing has been sent then. */
  readonly onUnavailable: (error: unknown) => void;
}

/** Creates the state of placing an order; the saga that sends the requests is created with the first order. */
export const createPlacingStore = ({ loadSaga, onUnavailable }: PlacingDeps): Placing => {
  // One saga for all calls, because it stores the slots between 058 and `proceedWithPreviousSlot`.
  const getSaga = lazy(loadSaga);
  const state = createStore<PlacingState>()(() => ({ kind: 'idle' }));
  const send: Send = (event) => {
    const before = state.getState();
    const after = next(before, event);
    state.setState(after, true);
    return after !== before;
  };
  // The state changes before the first `await`, so a second call returns early.
  const run = async (begin: 'place' | 'proceed') => {
    const before = state.getState();
    if (!send({ type: begin })) return;
    let saga: PlacingSaga;
    try {
      saga = await getSaga();
    } catch (error) {
      state.setState(before.kind === 'refused' ? before : { kind: 'idle' }, true);
      onUnavailable(error);
      return;
    }
    await saga[begin](send);
  };
  return {
    state,
    place: () => run('place'),
    proceedWithPreviousSlot: () => run('proceed'),
    async resume() {
      try {
        await (await getSaga()).resume(send);
      } catch {
        // The records are kept, so the next page tries again.
      }
    },
    explain(note) {
      if (isBusy(state.getState())) state.setState({ note });
    },
    reset: () => void send({ type: 'reset' }),
  };
};
