import { isBusy, NEW_SLOT_UNAVAILABLE, next, type PlacingEvent, type PlacingState } from './state';

const idle: PlacingState = { kind: 'idle' };
const placing: PlacingState = { kind: 'placing', hasGivenUpSlot: false };
const checking: PlacingState = { kind: 'checking', hasGivenUpSlot: false };
const cancelling: PlacingState = { kind: 'cancelling' };
const placingAfter: PlacingState = { kind: 'placing', hasGivenUpSlot: true };
const checkingAfter: PlacingState = { kind: 'checking', hasGivenUpSlot: true };
const placed: PlacingState = { kind: 'placed', customerOrderId: 'co-1' };
const refused: PlacingState = { kind: 'refused', code: 'X' };
const slotLost: PlacingState = { kind: 'refused', code: NEW_SLOT_UNAVAILABLE };
const notPlaced: PlacingState = { kind: 'cancelled-not-placed', code: 'X' };

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
};
type Name = keyof typeof STATES;

const done: PlacingEvent = { type: 'placed', customerOrderId: 'co-1' };
const no: PlacingEvent = { type: 'refused', code: 'X' };

/** Every step there is; all others leave the state as it stands. */
const STEPS: readonly (readonly [Name, PlacingEvent, Name])[] = [
  ['idle', { type: 'place' }, 'placing'],
  ['refused', { type: 'place' }, 'placing'],
  ['slotLost', { type: 'place' }, 'placing'],
  ['notPlaced', { type: 'place' }, 'placing'],
  ['placing', { type: 'unanswered' }, 'checking'],
  ['placing', done, 'placed'],
  ['checking', done, 'placed'],
  ['placing', no, 'refused'],
  ['checking', no, 'refused'],
  ['slotLost', { type: 'proceed' }, 'cancelling'],
  ['cancelling', { type: 'slot-given-up' }, 'placingAfter'],
  ['cancelling', no, 'refused'],
  ['cancelling', done, 'placed'],
  ['placingAfter', { type: 'unanswered' }, 'checkingAfter'],
  ['placingAfter', done, 'placed'],
  ['checkingAfter', done, 'placed'],
  ['placingAfter', no, 'notPlaced'],
  ['checkingAfter', no, 'notPlaced'],
  ['idle', { type: 'reset' }, 'idle'],
  ['placed', { type: 'reset' }, 'idle'],
  ['refused', { type: 'reset' }, 'idle'],
  ['slotLost', { type: 'reset' }, 'idle'],
  ['notPlaced', { type: 'reset' }, 'idle'],
];

const EVENTS: readonly PlacingEvent[] = [
  ...(['place', 'proceed', 'slot-given-up', 'unanswered', 'reset'] as const).map((type) => ({ type })),
  done,
  no,
];

describe('the states of placing an order', () => {
  it.each(STEPS)('%s, %j: %s [INST-2] [ERR-4]', (from, event, to) => {
    expect(next(STATES[from], event)).toEqual(STATES[to]);
  });

  it('stay as they are at every event that does not belong there [INST-2]', () => {
    for (const from of Object.keys(STATES) as Name[]) {
      for (const event of EVENTS) {
        const isStep = STEPS.some(([name, { type }]) => name === from && type === event.type);
        if (!isStep) expect(next(STATES[from], event)).toBe(STATES[from]);
      }
    }
  });

  it('are busy exactly while an order is on its way [INST-2]', () => {
    const busy = (Object.keys(STATES) as Name[]).filter((name) => isBusy(STATES[name]));
    expect(busy).toEqual(['placing', 'checking', 'cancelling', 'placingAfter', 'checkingAfter']);
  });
});
