import { createManualClock } from '../../../kernel/testing/manual-clock';
import { createIntents } from '../placing/intents';
import { createPlacingSaga } from '../placing/saga';
import type { PlacingState } from '../placing/state';
import { createPlacingStore } from '../placing/store';
import type { WithLock, OrderReading, PlaceResult, PlacingPorts } from '../ports';

/** The fault of one call: whether the call is carried out, and its response. */
export interface Fault {
  readonly isDone: boolean;
  readonly outcome: 'timeout' | 'failed' | 'hangs' | { readonly code: string };
}

export const ORDER = 'co-1';
export const NEW_START = '2026-05-06T13:00:00.000Z';
export const OLD_START = '2026-05-05T09:00:00.000Z';
export const STORAGE_KEY = 'placing';

interface ShopOptions {
  /** 'key': the service only checks keys; 'state': it also refuses a placed order. */
  readonly guard?: 'key' | 'state';
  /** Awaited at every step of a call. */
  readonly pause?: (label: string) => Promise<void>;
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

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => {
      resolve();
    });
  });

const nextTick = (): Promise<void> =>
  new Promise((resolve) => {
    process.nextTick(resolve);
  });

/** Creates the order service and the reservations of one amended order, for any number of tabs of one browser. */
export const createFakeShop = ({ guard = 'key', pause = () => Promise.resolve() }: ShopOptions = {}) => {
  const clock = createManualClock(1_000_000);
  const storage = createFakeStorage();
  /** Keys of the requests that placed the order. */
  const placedBy: string[] = [];
  const calls: string[] = [];
  const patches: string[] = [];
  const faults = new Map<string, (Fault | undefined)[]>();
  const slots = [
    { reservationId: 'new', start: NEW_START },
    { reservationId: 'old', start: OLD_START },
  ];
  const order = { state: 'amending' as OrderReading };
  let keys = 0;
  const nextFault = (call: string) => faults.get(call)?.shift();

  const current = () => {
    const [active, previous] = slots;
    return active && { ...active, previousStart: previous?.start };
  };
  const placeNow = (key: string): PlaceResult => {
    if (placedBy.includes(key)) return { kind: 'placed' };
    if (guard === 'state' && order.state !== 'amending') return { kind: 'refused', code: 'NOT_AMENDING' };
    placedBy.push(key);
    order.state = 'placed';
    return { kind: 'placed' };
  };
  const failedPlace = (outcome: Fault['outcome']): PlaceResult => {
    if (typeof outcome === 'object') return { kind: 'refused', code: outcome.code };
    return { kind: 'unknown', code: outcome === 'failed' ? 'UNKNOWN_ERROR' : 'TIMEOUT' };
  };

  const ports: Pick<PlacingPorts, 'customerOrderId' | 'orders' | 'slot'> = {
    customerOrderId: () => ORDER,
    orders: {
      async place(_id, key, signal) {
        calls.push('place');
        patches.push(key);
        await pause('place');
        const fault = nextFault('place');
        const outcome = fault && !fault.isDone ? undefined : placeNow(key);
        await pause('place response');
        if (fault?.outcome === 'hangs') await whenAborted(signal);
        return fault ? failedPlace(fault.outcome) : (outcome ?? placeNow(key));
      },
      async read(_id, signal) {
        calls.push('read');
        await pause('read');
        const fault = nextFault('read');
        if (fault?.outcome === 'hangs') await whenAborted(signal);
        return fault ? undefined : order.state;
      },
    },
    slot: {
      current,
      async reload() {
        calls.push('slots');
        await pause('slots');
        if (nextFault('slots')) return undefined;
        return current() ?? 'none';
      },
      async cancel(id) {
        calls.push(`cancel ${id}`);
        await pause('cancel');
        const fault = nextFault('cancel');
        const at = slots.findIndex(({ reservationId }) => reservationId === id);
        if (fault?.isDone !== false && at >= 0) slots.splice(at, 1);
        return fault ? (fault.outcome === 'timeout' ? 'timeout' : 'failed') : 'cancelled';
      },
    },
  };
  const beaconBodies: string[] = [];

  return {
    calls,
    clock,
    order,
    patches,
    placedBy,
    placeNow,
    /** Bodies of the beacons that were sent. */
    beaconBodies,
    slots,
    storage,
    intents: createIntents({ store: storage, storageKey: STORAGE_KEY, now: () => clock.now() }),
    /** Assigns one fault to each of the next calls of this name; undefined for a call without a fault. */
    injectFaults: (call: 'place' | 'read' | 'cancel' | 'slots', ...list: (Fault | undefined)[]) =>
      faults.set(call, list),
    /** Advances the clock in small steps, so that promises settle in between. */
    async pass(milliseconds: number) {
      await nextTick();
      for (let left = milliseconds; left > 0; left -= 100) {
        clock.pass(Math.min(100, left));
        await nextTick();
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
              ...ports,
              clock,
              withLock: (_name, task) => task(true),
              intents: createIntents({ store: storage, storageKey: STORAGE_KEY, now: () => clock.now() }),
              newKey: () => `key-${String((keys += 1))}`,
              isConfirmation: () => false,
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
