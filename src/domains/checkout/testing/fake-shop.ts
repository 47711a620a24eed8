import { createManualClock } from '../../../kernel/testing/manual-clock';
import { createIntents } from '../placing/intents';
import { createPlacingSaga } from '../placing/saga';
import { createPlacingStore, type PlacingState } from '../placing/store';
import type { PlacingPorts, WithLock } from '../ports';
import { createCallLog, createFakeOrders, createFakeSlots, type Pause } from './fake-services';

export type { Fault } from './fake-services';

export const ORDER = 'co-1';
export const NEW_START = '2026-05-06T13:00:00.000Z';
export const OLD_START = '2026-05-05T09:00:00.000Z';
export const STORAGE_KEY = 'placing';

interface ShopOptions {
  /** 'key': the service only checks keys; 'state': it also refuses a placed order. */
  readonly guard?: 'key' | 'state';
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

const nextTick = (): Promise<void> =>
  new Promise((resolve) => {
    process.nextTick(resolve);
  });

/** Creates the order service and the reservations of one amended order, for any number of tabs of one browser. */
export const createFakeShop = ({ guard = 'key', pause = () => Promise.resolve() }: ShopOptions = {}) => {
  const clock = createManualClock(1_000_000);
  const storage = createFakeStorage();
  const newIntents = () => createIntents({ store: storage, storageKey: STORAGE_KEY, now: () => clock.now() });
  const log = createCallLog(pause);
  const { orders, ...orderService } = createFakeOrders(log, guard);
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
    /** Bodies of the beacons that were sent. */
    beaconBodies,
    slots,
    storage,
    intents: newIntents(),
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
              orders,
              slot,
              customerOrderId: () => ORDER,
              clock,
              withLock: (_name, task) => task(true),
              intents: newIntents(),
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
