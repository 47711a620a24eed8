import { parseJson } from '../../../kernel/parse-json';
import { at, readList, readNumber, readText } from '../../../kernel/read';

/** How long an intent is kept while its outcome is unknown, in milliseconds. */
const INTENT_LIFETIME_MS = 3_600_000;

/** The record of an attempt to place an order. */
export interface Intent {
  readonly customerOrderId: string;
  /** The `Idempotency-Key` of every request of this intent. */
  readonly key: string;
  /** When the last attempt began, or sent its request, in epoch milliseconds. */
  readonly startedAt: number;
  /**
   * 'reading': nothing was sent yet; 'sending': the request was sent; 'unknown': the attempt ended without an outcome;
   * 'reported': a dialog showed the outcome as far as it is known.
   */
  readonly phase: 'reading' | 'sending' | 'unknown' | 'reported';
  /** Written without the lock, so that a tab with the lock does not know whether the writer is still at work. */
  readonly isUnlocked?: true | undefined;
  /** The body of the completion beacon; left out when the trolley was not known [INST-3]. */
  readonly receipt?: string | undefined;
}

/** The stored intents of this browser, shared by its tabs. */
export interface Intents {
  /** Returns the intents that are younger than an hour, and removes the others. */
  readonly all: () => readonly Intent[];
  readonly find: (customerOrderId: string) => Intent | undefined;
  /** Replaces the intent of the same order. */
  readonly save: (intent: Intent) => void;
  /** Removes and returns the intent of this order. */
  readonly remove: (customerOrderId: string) => Intent | undefined;
}

interface IntentsDeps {
  /** Shared by the tabs of the browser; never throws. */
  readonly store: {
    readonly get: (key: string) => string | undefined;
    readonly set: (key: string, value: string) => void;
    readonly remove: (key: string) => void;
  };
  readonly storageKey: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const KEY = /^[\w-]{1,64}$/;

/** Creates the storage of intents, which outlive the page. Unreadable ones and those older than an hour are ignored. */
export const createIntents = ({ store, storageKey, now }: IntentsDeps): Intents => {
  const isIntent = (entry: unknown): entry is Intent =>
    KEY.test(readText(at(entry, 'key')) ?? '') &&
    Math.abs(now() - (readNumber(at(entry, 'startedAt')) ?? NaN)) < INTENT_LIFETIME_MS;
  const readStored = () => readList(parseJson(store.get(storageKey))) ?? [];
  const read = (): readonly Intent[] => readStored().filter(isIntent);
  const find = (id: string) => read().find(({ customerOrderId }) => customerOrderId === id);
  const replace = (id: string, ...added: readonly Intent[]) => {
    const list = [...read().filter(({ customerOrderId }) => customerOrderId !== id), ...added];
    if (list[0]) store.set(storageKey, JSON.stringify(list));
    else store.remove(storageKey);
  };
  return {
    all() {
      const stored = readStored();
      const list = stored.filter(isIntent);
      // Written only if it has changed: another tab may have changed it, too, and this tab does not see that yet.
      if (list.length < stored.length) replace('');
      return list;
    },
    find,
    save(intent) {
      replace(intent.customerOrderId, intent);
    },
    remove(id) {
      const intent = find(id);
      replace(id);
      return intent;
    },
  };
};
