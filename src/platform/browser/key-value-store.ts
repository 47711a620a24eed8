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
      memory.delete(key);
      if (attempt((storage) => storage.setItem(key, value))) return true;
      memory.set(key, value);
      // Other pages would take the old value for the current one.
      attempt((storage) => storage.removeItem(key));
      return false;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
};
