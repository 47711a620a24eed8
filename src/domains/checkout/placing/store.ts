import { createStore, type StoreApi } from 'zustand/vanilla';
import { lazy } from '../../../kernel/lazy';
import { isBusy, next, type PlacingEvent, type PlacingState } from './state';

/** Applies an event to the state. Returns false when the event has no transition from the current state. */
export type Send = (event: PlacingEvent) => boolean;

/**
 * The flows that send events, lazy-loaded with the first order. Each resolves when its flow has ended, and never
 * rejects.
 */
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
  /** Called when the saga fails to load; nothing has been sent then. */
  readonly onUnavailable: (error: unknown) => void;
}

/** Creates the state of placing an order; the saga that sends the requests is lazy-loaded. */
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
