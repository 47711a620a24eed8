import { settle } from '../../../kernel/testing/settle';
import { createManualClock } from '../../../kernel/testing/manual-clock';
import { createIntents } from '../placing/intents';
import { createPlacingSaga } from '../placing/saga';
import { createPlacingStore, type PlacingState } from '../placing/store';
import type { OrderReading, Orders, PlaceResult, PlacingPorts, PlacingSlot, WithLock } from '../ports';

export const ORDER = 'co-1';
export const NEW_START = '2026-05-06T13:00:00.000Z';
export const OLD_START = '2026-05-05T09:00:00.000Z';
export const STORAGE_KEY = 'placing';

/** The fault of one call: whether the call is carried out, and its response. */
export interface Fault {
  readonly isDone: boolean;
  readonly outcome: 'timeout' | 'failed' | 'hangs' | { readonly code: string };
}

/** The fault of a call that is carried out. */
export const lost = (outcome: Fault['outcome'] = 'failed'): Fault => ({ isDone: true, outcome });
/** The fault of a call that is not carried out. */
export const undone = (outcome: Fault['outcome'] = 'failed'): Fault => ({ isDone: false, outcome });

type Call = 'place' | 'read' | 'cancel' | 'slots';

/** Awaited at every step of a call. */
type Pause = (label: string) => Promise<void>;

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });

/** Records the calls of the services, and injects faults into them. */
const createCallLog = (pause: Pause) => {
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

const createFakeOrders = ({ begin, pause }: CallLog) => {
  const order = { state: 'amending' as OrderReading };
  /** Keys of the requests that placed the order. */
  const placedBy: string[] = [];
  const patches: string[] = [];

  const placeNow = (key: string): PlaceResult => {
    if (placedBy.includes(key)) return { kind: 'placed' };
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
const createFakeSlots = ({ begin }: CallLog, slots: FakeReservation[]): PlacingSlot => {
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

interface ShopOptions {
  readonly pause?: Pause;
}

/** Creates the storage of one browser, which its tabs share. */
export const createFakeStorage = () => {
  const values = new Map<string, string>();
  return {
    values,
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
};

/** Creates the order service and the reservations of one amended order, for any number of tabs of one browser. */
export const createFakeShop = ({ pause = () => Promise.resolve() }: ShopOptions = {}) => {
  const clock = createManualClock(1_000_000);
  const storage = createFakeStorage();
  const newIntents = () => createIntents({ store: storage, storageKey: STORAGE_KEY, now: () => clock.now() });
  const log = createCallLog(pause);
  const { orders, ...orderService } = createFakeOrders(log);
  const slots = [
    { reservationId: 'new', start: NEW_START },
    { reservationId: 'old', start: OLD_START },
  ];
  const slot = createFakeSlots(log, slots);
  let keys = 0;
  const beaconBodies: string[] = [];

  return {
    ...orderService,
    calls: log.calls,
    injectFaults: log.injectFaults,
    clock,
    beaconBodies,
    slots,
    storage,
    intents: newIntents(),
    /** Advances the clock in small steps, so that promises settle in between. */
    async pass(milliseconds: number) {
      await settle();
      for (let left = milliseconds; left > 0; left -= 100) {
        clock.pass(Math.min(100, left));
        await settle();
      }
    },
    /** Opens one tab. Its Web Lock is granted at once unless `over` replaces it. */
    openTab(over: Partial<PlacingPorts> = {}) {
      const seen: PlacingState['kind'][] = [];
      const placing = createPlacingStore({
        onUnavailable: () => undefined,
        loadSaga: () =>
          Promise.resolve(
            createPlacingSaga({
              orders,
              slot,
              customerOrderId: () => ORDER,
              clock,
              withLock: (_name, task) => task(true),
              intents: newIntents(),
              newKey: () => `key-${String((keys += 1))}`,
              isConfirmation: () => false,
              whenSettled: () => Promise.resolve(),
              prepareBeacon: (id) => `body of ${id}`,
              sendBeacon: (text) => void beaconBodies.push(text ?? 'none'),
              ...over,
            }),
          ),
      });
      placing.state.subscribe(({ kind }) => {
        if (seen.at(-1) !== kind) seen.push(kind);
      });
      return { ...placing, seen };
    },
  };
};

/** Creates a Web Lock that tabs share. */
export const createLock = (): WithLock => {
  let last: Promise<void> = Promise.resolve();
  return (_name, task) => {
    last = last.then(() => task(true));
    return last;
  };
};
