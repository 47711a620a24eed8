import { createCompletionBeacon, createOrdersApi } from '../../../src/domains/checkout/api';
import { createIntents } from '../../../src/domains/checkout/placing/intents';
import { createPlacingSaga } from '../../../src/domains/checkout/placing/saga';
import {
  createPlacingStore,
  isBusy,
  isUnsettled,
  NOT_PLACED,
  type Placing,
  type PlacingState,
} from '../../../src/domains/checkout/placing/store';
import { penceFromPounds } from '../../../src/kernel/money';
import { createKeyValueStore } from '../../../src/platform/browser/key-value-store';
import { LOCK_TIMEOUT_MS } from '../../../src/platform/browser/window-browser';
import { connect } from './network';
import { ORDER, type OrderService } from './order-service';
import type { Random, VirtualClock } from './virtual-clock';

interface BrowserDeps {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly service: OrderService;
  readonly hasLocks: boolean;
}

/** One page of the simulated browser. */
export interface Tab extends Pick<Placing, 'state' | 'place'> {
  readonly isOpen: () => boolean;
  readonly isBusy: () => boolean;
  readonly words: () => Words;
  /** Another tab has announced that it has placed the order. */
  readonly onOrderPlaced: () => void;
  /** Whether the page offers to place the order. */
  readonly canPlace: boolean;
  /** Cancels everything that the page waits for. */
  readonly close: () => void;
}

export interface SimulatedBrowser {
  /** Loads a page and returns it; undefined while the browser is offline. */
  readonly open: (isConfirmation?: boolean) => Tab | undefined;
  readonly tabs: () => readonly Tab[];
  readonly setOffline: (isOffline: boolean) => void;
  /** Holds the order's lock for some milliseconds, like a page that hangs. */
  readonly holdLock: (milliseconds: number) => void;
  /** The longest wait of a page, in milliseconds. */
  readonly longestWait: () => number;
  /** How often a page said that the order is not placed while a request could still have placed it. */
  readonly tooEarly: () => number;
  /** The final states of the pages. */
  readonly ends: readonly PlacingState['kind'][];
}

/** The Web Locks of one browser. A closed page releases its locks. */
const createLocks = () => {
  const queues = new Map<string, { readonly owner: object; readonly run: () => Promise<void> }[]>();
  const next = (name: string) => {
    const [first] = queues.get(name) ?? [];
    if (!first) return;
    void first.run().then(() => {
      release(name, first.owner);
    });
  };
  const release = (name: string, owner: object) => {
    const queue = queues.get(name) ?? [];
    const wasFirst = queue[0]?.owner === owner;
    if (wasFirst) queue.shift();
    if (wasFirst) next(name);
  };
  return {
    request: (name: string, owner: object, task: () => Promise<void>) =>
      new Promise<void>((resolve) => {
        const queue = queues.get(name) ?? [];
        queues.set(name, queue);
        queue.push({ owner, run: () => task().then(resolve) });
        if (queue.length === 1) next(name);
      }),
    releaseAll(owner: object) {
      for (const [name, queue] of queues) {
        const [first] = queue;
        const others = queue.filter((each) => each === first || each.owner !== owner);
        queues.set(name, others);
        if (first?.owner === owner) release(name, owner);
      }
    },
  };
};

/** Runs a task under a lock, or without it after the time that `withLock` waits. */
const runWithLock = (
  { request }: ReturnType<typeof createLocks>,
  { after }: Pick<VirtualClock, 'after'>,
  name: string,
  owner: object,
  task: (isLocked: boolean) => Promise<void>,
): Promise<void> =>
  new Promise((resolve) => {
    let hasRun = false;
    const run = async (isLocked: boolean) => {
      if (hasRun) return;
      hasRun = true;
      stop();
      await task(isLocked);
      resolve();
    };
    const stop = after(LOCK_TIMEOUT_MS, () => void run(false));
    void request(name, owner, () => run(true));
  });

const beaconFacts = (amount: number) => ({
  branchId: '7',
  slotType: 'DELIVERY',
  deliveryCharge: penceFromPounds(4),
  items: [{ lineNumber: '1', quantity: { amount }, totalPrice: penceFromPounds(6) }],
  placedAmounts: new Map([
    ['1', 1],
    ['2', 2],
  ]),
});

/** After this time no page waits any more for a request to place the order. Milliseconds. */
const REQUEST_LIMIT_MS = 60_000;

/** After this time a page has noticed what another one announces. Milliseconds. */
const NOTIFIED_MS = 300;

/** What a page says about the order. */
export type Words = 'nothing' | 'placed' | 'being checked' | 'not placed';

/** Whether a page says that the order is not placed, or that its changes cost nothing. */
const deniesPlacing = (state: PlacingState): boolean =>
  'code' in state && (state.code === NOT_PLACED || state.isUncharged === true);

const wordsOf = (state: PlacingState, isUndecided: boolean): Words => {
  if (isBusy(state) || isUnsettled(state)) return 'being checked';
  if (state.kind === 'placed') return 'placed';
  // The reason of a refusal, and 'Sorry, there’s been a problem' before anything is sent, are about the page's own press.
  if ('code' in state && !deniesPlacing(state) && !isUndecided) return 'nothing';
  return state.kind === 'idle' ? 'nothing' : 'not placed';
};

/** Creates a browser whose pages share storage and locks. The pages run the header's own code. */
export const createSimulatedBrowser = ({
  clock,
  random,
  service,
  hasLocks,
}: BrowserDeps): SimulatedBrowser => {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const locks = createLocks();
  const tabs = new Set<Tab>();
  const cuts = new Map<Tab, (isGone: boolean) => void>();
  const ends: PlacingState['kind'][] = [];
  let isOffline = false;
  let keys = 0;
  let longest = 0;
  let tooEarly = 0;
  /** A host has changed the trolley, and the pages know that from then on. */
  const knownAt = clock.now() + random.below(5_000);

  const open = (isConfirmation = false): Tab | undefined => {
    if (isOffline) return undefined;
    let isOpen = true;
    let isDialogClosed = false;
    const owner = {};
    /** A closed page receives nothing. */
    const whileOpen = <T>(promise: Promise<T>) =>
      new Promise<T>((resolve) => {
        void promise.then((value) => {
          if (isOpen) resolve(value);
        });
      });
    const { http, cut, isUndecided } = connect({ clock, random, service, isOffline: () => isOffline });
    const currentOrder = service.isPlaced() ? 'co-2' : ORDER;
    const tabClock = {
      now: clock.now,
      after: (milliseconds: number, callback: () => void) =>
        clock.after(milliseconds, () => {
          if (isOpen) callback();
        }),
    };
    const placing = createPlacingStore({
      onUnavailable: () => undefined,
      loadSaga: () =>
        Promise.resolve(
          createPlacingSaga({
            orders: createOrdersApi(
              { send: (request) => whileOpen(http.send(request)) },
              'https://shop.example',
            ),
            slot: {
              current: () => undefined,
              reload: () => Promise.resolve(undefined),
              cancel: () => Promise.resolve('failed'),
            },
            intents: createIntents({
              store: createKeyValueStore(() => storage),
              storageKey: 'orders',
              now: clock.now,
            }),
            clock: tabClock,
            withLock: (name, task) =>
              whileOpen(hasLocks ? runWithLock(locks, tabClock, name, owner, task) : task(false)),
            newKey: () => `key-${String((keys += 1))}`,
            customerOrderId: () => currentOrder,
            isConfirmation: () => isConfirmation,
            whenSettled: () =>
              new Promise((resolve) => {
                if (clock.now() >= knownAt) resolve();
                else tabClock.after(knownAt - clock.now(), resolve);
              }),
            ...createCompletionBeacon({
              // Before that, the page knows the trolley as it was.
              facts: () => beaconFacts(clock.now() < knownAt ? 9 : 3),
              send: (text) => service.beacons.push(text),
              warn: () => undefined,
            }),
          }),
        ),
    });
    const tab: Tab = {
      state: placing.state,
      place: placing.place,
      canPlace: currentOrder === ORDER,
      isOpen: () => isOpen,
      isBusy: () => isBusy(placing.state.getState()),
      words: () => (isDialogClosed ? 'nothing' : wordsOf(placing.state.getState(), isUndecided())),
      onOrderPlaced() {
        if (!tab.isBusy()) isDialogClosed = true;
      },
      close() {
        if (!isOpen) return;
        isOpen = false;
        tabs.delete(tab);
        cut(true);
        locks.releaseAll(owner);
      },
    };
    tabs.add(tab);
    cuts.set(tab, cut);
    let busySince: number | undefined;
    placing.state.subscribe((state) => {
      isDialogClosed = false;
      if (isBusy(state)) busySince ??= clock.now();
      else {
        if (busySince !== undefined) longest = Math.max(longest, clock.now() - busySince);
        busySince = undefined;
        ends.push(state.kind);
      }
      if (
        deniesPlacing(state) &&
        [...service.undecided].some((sentAt) => clock.now() - sentAt < REQUEST_LIMIT_MS)
      )
        tooEarly += 1;
      if (state.kind !== 'placed') return;
      clock.after(NOTIFIED_MS, () => {
        for (const other of tabs) other.onOrderPlaced();
      });
      // The page navigates to the confirmation.
      clock.after(20, () => {
        if (!isOpen) return;
        tab.close();
        open(true);
      });
    });
    void placing.resume();
    return tab;
  };
  return {
    open,
    tabs: () => [...tabs],
    setOffline(offline) {
      isOffline = offline;
      if (offline) for (const tab of tabs) cuts.get(tab)?.(false);
    },
    holdLock(milliseconds) {
      const end = (resolve: () => void) => void clock.after(milliseconds, resolve);
      void locks.request(`shop-header:order:${ORDER}`, {}, () => new Promise(end));
    },
    longestWait: () => longest,
    tooEarly: () => tooEarly,
    ends,
  };
};
