import {
  createPlacingStore,
  isBusy,
  NEW_SLOT_UNAVAILABLE,
  NOT_PLACED,
  next,
  type PlacingEvent,
  type PlacingState,
} from './store';

const idle: PlacingState = { kind: 'idle' };
const placing: PlacingState = { kind: 'placing', hasReleasedSlot: false };
const checking: PlacingState = { kind: 'checking', hasReleasedSlot: false };
const cancelling: PlacingState = { kind: 'cancelling' };
const placingAfter: PlacingState = { kind: 'placing', hasReleasedSlot: true };
const checkingAfter: PlacingState = { kind: 'checking', hasReleasedSlot: true };
const placed: PlacingState = { kind: 'placed', customerOrderId: 'co-1' };
const refused: PlacingState = { kind: 'refused', code: 'X' };
const slotLost: PlacingState = { kind: 'refused', code: NEW_SLOT_UNAVAILABLE };
const notPlaced: PlacingState = { kind: 'cancelled-not-placed', code: 'X' };
const checked: PlacingState = { kind: 'refused', code: 'TIMEOUT', mayBePlaced: true };
const notPlacedYet: PlacingState = { kind: 'cancelled-not-placed', code: 'X', mayBePlaced: true };
const found: PlacingState = { kind: 'refused', code: NOT_PLACED };
const slotUnknown: PlacingState = { kind: 'refused', code: 'header:slot-unknown' };

const STATES = {
  idle,
  placing,
  checking,
  cancelling,
  placingAfter,
  checkingAfter,
  placed,
  refused,
  slotLost,
  notPlaced,
  checked,
  notPlacedYet,
  found,
  slotUnknown,
};
type Name = keyof typeof STATES;

const success: PlacingEvent = { type: 'placed', customerOrderId: 'co-1' };
const refusal = { type: 'refused', code: 'X' } as const;
const timedOut = { type: 'refused', code: 'TIMEOUT' } as const;

/** Every transition; all other events return the same state. */
const TRANSITIONS: readonly (readonly [Name, PlacingEvent, Name])[] = [
  ...(
    ['idle', 'refused', 'slotLost', 'notPlaced', 'checked', 'notPlacedYet', 'found', 'slotUnknown'] as const
  ).flatMap((from): readonly (readonly [Name, PlacingEvent, Name])[] => [
    [from, { type: 'place' }, 'placing'],
    [from, { type: 'resume' }, 'checking'],
    [from, { type: 'reset' }, 'idle'],
  ]),
  ['placing', { type: 'unknown' }, 'checking'],
  ['placing', success, 'placed'],
  ['checking', success, 'placed'],
  ['placing', refusal, 'refused'],
  ['checking', refusal, 'refused'],
  ['slotLost', { type: 'proceed' }, 'cancelling'],
  ['cancelling', { type: 'slot-released' }, 'placingAfter'],
  ['cancelling', refusal, 'refused'],
  ['cancelling', success, 'placed'],
  ['placingAfter', { type: 'unknown' }, 'checkingAfter'],
  ['placingAfter', success, 'placed'],
  ['checkingAfter', success, 'placed'],
  ['placingAfter', refusal, 'notPlaced'],
  ['checkingAfter', refusal, 'notPlaced'],
  ['cancelling', timedOut, 'slotUnknown'],
  ['placing', { ...timedOut, mayBePlaced: true }, 'checked'],
  ['checkingAfter', { ...refusal, mayBePlaced: true }, 'notPlacedYet'],
  ['checked', { type: 'not-placed' }, 'found'],
  ['notPlacedYet', { type: 'not-placed' }, 'notPlaced'],
  ['placed', { type: 'reset' }, 'idle'],
];

const EVENTS: readonly PlacingEvent[] = [
  ...(['place', 'proceed', 'resume', 'slot-released', 'unknown', 'not-placed', 'reset'] as const).map(
    (type) => ({
      type,
    }),
  ),
  success,
  refusal,
];

describe('next', () => {
  it.each(TRANSITIONS)('maps %s and event %j to %s [INST-2] [ERR-4]', (from, event, to) => {
    expect(next(STATES[from], event)).toEqual(STATES[to]);
  });

  it('returns the same state for every other event [INST-2]', () => {
    for (const from of Object.keys(STATES) as Name[]) {
      for (const event of EVENTS) {
        const isTransition = TRANSITIONS.some(([name, { type }]) => name === from && type === event.type);
        if (!isTransition) expect(next(STATES[from], event)).toBe(STATES[from]);
      }
    }
  });

  it('isBusy is true exactly while an order is being placed [INST-2]', () => {
    const busy = (Object.keys(STATES) as Name[]).filter((name) => isBusy(STATES[name]));
    expect(busy).toEqual(['placing', 'checking', 'cancelling', 'placingAfter', 'checkingAfter']);
  });
});

describe('createPlacingStore when the saga fails to load', () => {
  it('sends nothing, reports the error, and can be retried [ERR-6]', async () => {
    const reported: unknown[] = [];
    const placing = createPlacingStore({
      loadSaga: () => Promise.reject(new Error('Loading chunk 7 failed')),
      onUnavailable: (error) => reported.push(String(error)),
    });
    await placing.place();
    expect([reported, placing.state.getState()]).toEqual([
      ['Error: Loading chunk 7 failed'],
      { kind: 'idle' },
    ]);
  });
});
