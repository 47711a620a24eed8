import { createStore, type StoreApi } from 'zustand/vanilla';
import { lazy } from '../../../kernel/lazy';
import { next, type PlacingEvent, type PlacingState } from './state';

/** Takes an event; false where it didn't belong. */
export type Send = (event: PlacingEvent) => boolean;

/** What happens between the states, fetched when an order is first placed. Settles with the state; never throws. */
export interface PlacingSaga {
  readonly place: (send: Send) => Promise<void>;
  readonly proceed: (send: Send) => Promise<void>;
}

export interface Placing {
  readonly state: StoreApi<PlacingState>;
  /** Places the order with Instant Checkout [INST-2]; nothing happens while one is on its way. */
  readonly place: () => Promise<void>;
  /** After 058: gives the new slot up, then places [ERR-4]. */
  readonly proceedWithPreviousSlot: () => Promise<void>;
  /** Back to idle, once an order is settled. */
  readonly reset: () => void;
}

interface PlacingDeps {
  readonly loadSaga: () => Promise<PlacingSaga>;
  /** Told when the saga can't be had; nothing was sent then. */
  readonly onUnavailable: (error: unknown) => void;
}

/** The state of placing an order, which is there before the code that places one. */
export const createPlacingStore = ({ loadSaga, onUnavailable }: PlacingDeps): Placing => {
  // One for all intents: it remembers those whose end nobody knows.
  const theSaga = lazy(loadSaga);
  const state = createStore<PlacingState>()(() => ({ kind: 'idle' }));
  const send: Send = (event) => {
    const before = state.getState();
    const after = next(before, event);
    state.setState(after, true);
    return after !== before;
  };
  // The state itself is the latch: it has moved on before anything is waited for.
  const run = async (begin: 'place' | 'proceed') => {
    const before = state.getState();
    if (!send({ type: begin })) return;
    let saga: PlacingSaga;
    try {
      saga = await theSaga();
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
    reset: () => void send({ type: 'reset' }),
  };
};
