import { createPlacingSaga } from '../placing/saga';
import type { PlacingState } from '../placing/state';
import { createPlacingStore } from '../placing/store';
import type { Exclusively, PlaceAnswer, PlacingPorts } from '../ports';

/** What goes wrong with one call: it does its work or not, and this is what comes back. */
export interface Trouble {
  readonly isDone: boolean;
  readonly answer: 'timeout' | 'failed' | { readonly code: string };
}

export const ORDER = 'co-1';
export const NEW_START = '2026-05-06T13:00:00.000Z';
export const OLD_START = '2026-05-05T09:00:00.000Z';

/** The order service and the reservations of one amended order, for any number of tabs. */
export const createFakeShop = (pause: (label: string) => Promise<void> = () => Promise.resolve()) => {
  const placedBy: string[] = [];
  let tabs = 0;
  const calls: string[] = [];
  const troubles = new Map<string, (Trouble | undefined)[]>();
  const slots = [
    { reservationId: 'new', start: NEW_START },
    { reservationId: 'old', start: OLD_START },
  ];
  const trouble = (call: string) => troubles.get(call)?.shift();

  const current = () => {
    const [active, previous] = slots;
    return active && { ...active, previousStart: previous?.start };
  };
  const placeNow = (key: string): PlaceAnswer => {
    if (placedBy.includes(key)) return { kind: 'placed' };
    if (placedBy.length > 0) return { kind: 'unknown', code: 'ORDER_ALREADY_PLACED', isTaken: true };
    placedBy.push(key);
    return { kind: 'placed' };
  };
  const failedPlace = (answer: Trouble['answer']): PlaceAnswer => {
    if (typeof answer === 'object') return { kind: 'refused', code: answer.code };
    return { kind: 'unknown', code: answer === 'timeout' ? 'TIMEOUT' : 'UNKNOWN_ERROR', isTaken: false };
  };

  const ports: Omit<PlacingPorts, 'exclusively' | 'newKey' | 'takeReceipt'> = {
    customerOrderId: () => ORDER,
    orders: {
      async place(_id, key) {
        calls.push('place');
        await pause('place');
        const wrong = trouble('place');
        const answer = wrong && !wrong.isDone ? undefined : placeNow(key);
        await pause('place answered');
        return wrong ? failedPlace(wrong.answer) : (answer ?? placeNow(key));
      },
      async isPlaced() {
        calls.push('read');
        await pause('read');
        return trouble('read') ? undefined : placedBy.length > 0;
      },
    },
    slot: {
      current,
      async reload() {
        calls.push('slots');
        await pause('slots');
        if (trouble('slots')) return undefined;
        return current() ?? 'none';
      },
      async cancel(id) {
        calls.push(`cancel ${id}`);
        await pause('cancel');
        const wrong = trouble('cancel');
        const at = slots.findIndex(({ reservationId }) => reservationId === id);
        if (wrong?.isDone !== false && at >= 0) slots.splice(at, 1);
        return wrong ? (wrong.answer === 'timeout' ? 'timeout' : 'failed') : 'cancelled';
      },
    },
  };

  return {
    calls,
    placedBy,
    slots,
    /** The next calls of that name go wrong in turn; undefined: this one goes well. */
    break: (call: 'place' | 'read' | 'cancel' | 'slots', ...list: (Trouble | undefined)[]) =>
      troubles.set(call, list),
    /** One browser tab at this shop. */
    openTab(exclusively: Exclusively = (_name, task) => task(false)) {
      const seen: PlacingState['kind'][] = [];
      const receipts: string[] = [];
      let keys = 0;
      const tab = (tabs += 1);
      const placing = createPlacingStore({
        onUnavailable: () => undefined,
        loadSaga: () =>
          Promise.resolve(
            createPlacingSaga({
              ...ports,
              exclusively,
              newKey: () => `${String(tab)}-${String((keys += 1))}`,
              takeReceipt: (id) => () => void receipts.push(id),
            }),
          ),
      });
      placing.state.subscribe(({ kind }) => {
        if (seen.at(-1) !== kind) seen.push(kind);
      });
      return { ...placing, seen, receipts };
    },
  };
};

/** A Web Lock that tabs share. */
export const createLock = (): Exclusively => {
  let last: Promise<void> = Promise.resolve();
  let holders = 0;
  return (_name, task) => {
    const hasWaited = holders > 0;
    holders += 1;
    last = last
      .then(() => task(hasWaited))
      .finally(() => {
        holders -= 1;
      });
    return last;
  };
};
