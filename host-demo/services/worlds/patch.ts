import {
  londonDayAfter,
  londonInstant,
  nowOf,
  placedBefore,
  productOf,
  reservationOn,
  type FeatureSwitches,
  type Payment,
  type SlotReservation,
  type TrolleyLine,
  type TrolleyState,
  type World,
  type WorldDocument,
} from '../state';
import type { Fault } from '../sessions/faults';

type LinePatch = Omit<TrolleyLine, 'conflict'> & Partial<Pick<TrolleyLine, 'conflict'>>;

/** The fields that can be set: each is optional and replaces the current value. */
export interface WorldPatch extends Partial<
  Omit<WorldDocument, 'slot' | 'previousSlot' | 'trolley' | 'features' | 'payment'>
> {
  /** Missing fields have the values of a delivery tomorrow at 10am. */
  readonly slot?: Partial<SlotReservation> | null;
  readonly previousSlot?: Partial<SlotReservation> | null;
  readonly trolley?: Partial<Omit<TrolleyState, 'lines'>> & { readonly lines?: readonly LinePatch[] };
  readonly features?: Partial<FeatureSwitches>;
  readonly payment?: Partial<Payment>;
}

/** A named state: a patch of a new world, and its faults. */
export interface Preset {
  readonly name: string;
  readonly title: string;
  readonly world: WorldPatch;
  readonly faults?: readonly Fault[];
}

type Patched =
  | { readonly ok: true; readonly world: World }
  | { readonly ok: false; readonly field: string; readonly reason: string };

const HOUR_MINUTES = 60;

/** The document of `GET /demo/world`: all fields that can be set, and no others. */
export const documentOf = (world: World): WorldDocument => {
  const {
    orders: _orders,
    setAside: _setAside,
    unavailable: _unavailable,
    attempts: _attempts,
    nextNumber: _next,
    ...shown
  } = world;
  return shown;
};

const slotFrom = (world: World, slot: Partial<SlotReservation>, id: string): SlotReservation => {
  const slotType = slot.slotType ?? 'DELIVERY';
  const status = world.orderState === 'AMENDING' ? 'CONFIRMED' : 'UNCONFIRMED';
  const start = slot.startDateTime;
  const day = londonDayAfter(
    start === undefined ? nowOf(world) : new Date(start),
    start === undefined ? 1 : 0,
  );
  const standard = reservationOn(slotType, day, 10 * HOUR_MINUTES, id, status);
  const endDateTime =
    start === undefined
      ? standard.endDateTime
      : new Date(Date.parse(start) + Date.parse(standard.endDateTime) - Date.parse(standard.startDateTime));
  return { ...standard, endDateTime: new Date(endDateTime).toISOString(), ...slot };
};

const problemOf = (field: string, slot: SlotReservation | null): { field: string; reason: string } | null =>
  slot !== null && Date.parse(slot.endDateTime) <= Date.parse(slot.startDateTime)
    ? { field: `${field}.endDateTime`, reason: 'must be after startDateTime' }
    : null;

const linesFrom = (lines: readonly LinePatch[]): TrolleyLine[] =>
  lines.map((line) => ({ ...line, conflict: line.conflict ?? 'NONE' }));

const lineProblem = (lines: readonly LinePatch[]): { field: string; reason: string } | null => {
  const seen = new Set<string>();
  for (const [index, { lineNumber }] of lines.entries()) {
    const field = `trolley.lines[${String(index)}].lineNumber`;
    if (productOf(lineNumber) === undefined) return { field, reason: 'is not a product of this shop' };
    if (seen.has(lineNumber)) return { field, reason: 'is a duplicate' };
    seen.add(lineNumber);
  }
  return null;
};

/** Adds the placed order of an order that is being amended, with the trolley's current lines. */
const withAmended = (world: World): World => {
  const { customerOrderId, trolley } = world;
  if (world.orderState !== 'AMENDING' || placedBefore(world, customerOrderId) !== undefined) return world;
  const placedDateTime = londonInstant(londonDayAfter(nowOf(world), -2), 19 * HOUR_MINUTES);
  const slot = world.previousSlot ?? world.slot;
  const order = { customerOrderId, state: 'AMENDING' as const, lines: trolley.lines, slot, placedDateTime };
  return { ...world, orders: [order, ...world.orders] };
};

/**
 * Applies a partial document to a world: fields of `features`, `payment` and `trolley` one by one, every other field as
 * a whole.
 *
 * @param patch already checked against the schema
 */
export const patchWorld = (world: World, patch: WorldPatch): Patched => {
  const { slot, previousSlot, trolley, features, payment, ...plain } = patch;
  const lines = trolley?.lines;
  const wrongLine = lines === undefined ? null : lineProblem(lines);
  if (wrongLine !== null) return { ok: false, ...wrongLine };
  const base: World = {
    ...world,
    ...plain,
    unavailable: lines === undefined ? world.unavailable : [],
    features: { ...world.features, ...features },
    payment: { ...world.payment, ...payment },
    trolley: {
      ...world.trolley,
      ...trolley,
      lines: lines === undefined ? world.trolley.lines : linesFrom(lines),
    },
  };
  const slotOr = (
    given: Partial<SlotReservation> | null | undefined,
    kept: SlotReservation | null,
    id: string,
  ) => (given === undefined || given === null ? (given === null ? null : kept) : slotFrom(base, given, id));
  const next: World = {
    ...base,
    slot: slotOr(slot, base.slot, `sr-${String(base.nextNumber)}`),
    previousSlot: slotOr(previousSlot, base.previousSlot, `sr-${String(base.nextNumber + 1)}`),
    nextNumber: base.nextNumber + 2,
  };
  const wrongSlot = problemOf('slot', next.slot) ?? problemOf('previousSlot', next.previousSlot);
  return wrongSlot === null ? { ok: true, world: withAmended(next) } : { ok: false, ...wrongSlot };
};
