import type { OrderReading, Orders, PlaceResult, PlacingSlot } from '../ports';

/** The fault of one call: whether the call is carried out, and its response. */
export interface Fault {
  readonly isDone: boolean;
  readonly outcome: 'timeout' | 'failed' | 'hangs' | { readonly code: string };
}

type Call = 'place' | 'read' | 'cancel' | 'slots';

/** Awaited at every step of a call. */
export type Pause = (label: string) => Promise<void>;

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });

/** Records the calls of the services, and injects faults into them. */
export const createCallLog = (pause: Pause) => {
  const calls: string[] = [];
  const faults = new Map<string, (Fault | undefined)[]>();
  return {
    calls,
    pause,
    /** Records a call. Resolves with its fault. */
    begin: async (call: Call, name: string = call): Promise<Fault | undefined> => {
      calls.push(name);
      await pause(call);
      return faults.get(call)?.shift();
    },
    /** Assigns one fault to each of the next calls of this name; undefined for a call without a fault. */
    injectFaults: (call: Call, ...list: (Fault | undefined)[]) => faults.set(call, list),
  };
};

type CallLog = ReturnType<typeof createCallLog>;

const failedPlace = (outcome: Fault['outcome']): PlaceResult => {
  if (typeof outcome === 'object') return { kind: 'refused', code: outcome.code };
  return { kind: 'unknown', code: outcome === 'failed' ? 'UNKNOWN_ERROR' : 'TIMEOUT' };
};

/** Creates the service of one order. @param guard 'state': it also refuses a placed order */
export const createFakeOrders = ({ begin, pause }: CallLog, guard: 'key' | 'state') => {
  const order = { state: 'amending' as OrderReading };
  /** Keys of the requests that placed the order. */
  const placedBy: string[] = [];
  const patches: string[] = [];

  const placeNow = (key: string): PlaceResult => {
    if (placedBy.includes(key)) return { kind: 'placed' };
    if (guard === 'state' && order.state !== 'amending') return { kind: 'refused', code: 'NOT_AMENDING' };
    placedBy.push(key);
    order.state = 'placed';
    return { kind: 'placed' };
  };
  const orders: Orders = {
    async place(_id, key, signal) {
      patches.push(key);
      const fault = await begin('place');
      const outcome = fault && !fault.isDone ? undefined : placeNow(key);
      await pause('place response');
      if (fault?.outcome === 'hangs') await whenAborted(signal);
      return fault ? failedPlace(fault.outcome) : (outcome ?? placeNow(key));
    },
    async read(_id, signal) {
      const fault = await begin('read');
      if (fault?.outcome === 'hangs') await whenAborted(signal);
      return fault ? undefined : order.state;
    },
  };
  return { order, placedBy, patches, placeNow, orders };
};

interface FakeReservation {
  readonly reservationId: string;
  readonly start: string;
}

/** Creates the service of the reservations. @param slots the active one, then the previous one */
export const createFakeSlots = ({ begin }: CallLog, slots: FakeReservation[]): PlacingSlot => {
  const current = () => {
    const [active, previous] = slots;
    return active && { ...active, previousStart: previous?.start };
  };
  return {
    current,
    async reload() {
      if (await begin('slots')) return undefined;
      return current() ?? 'none';
    },
    async cancel(id) {
      const fault = await begin('cancel', `cancel ${id}`);
      const at = slots.findIndex(({ reservationId }) => reservationId === id);
      if (fault?.isDone !== false && at >= 0) slots.splice(at, 1);
      return fault ? (fault.outcome === 'timeout' ? 'timeout' : 'failed') : 'cancelled';
    },
  };
};
