import type { KeyValueStore } from './browser';

/** What the browser lends; reading the property itself throws where storage is blocked. */
export type LendStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A store that never throws: what the browser's storage won't take, being blocked or full, is kept in memory
 * for as long as the page lives.
 */
export const createKeyValueStore = (lend: LendStorage): KeyValueStore => {
  const memory = new Map<string, string>();
  const attempt = <T>(use: (storage: ReturnType<LendStorage>) => T): { readonly value: T } | undefined => {
    try {
      return { value: use(lend()) };
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? undefined,
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
      });
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => {
        storage.removeItem(key);
      });
    },
  };
};
