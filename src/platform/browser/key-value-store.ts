import type { KeyValueStore } from './browser';

/** Returns the browser's storage. Throws if storage is blocked, because reading the property throws. */
export type StorageProvider = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Creates a store that never throws. If the browser's storage is blocked or full, values are kept in memory until the
 * page is left.
 */
export const createKeyValueStore = (provideStorage: StorageProvider): KeyValueStore => {
  const memory = new Map<string, string>();
  const attempt = <T>(
    use: (storage: ReturnType<StorageProvider>) => T,
  ): { readonly value: T } | undefined => {
    try {
      return { value: use(provideStorage()) };
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key))?.value ?? undefined,
    set(key, value) {
      const stored = attempt((storage) => storage.setItem(key, value));
      if (stored) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
};
