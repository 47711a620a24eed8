import { headersOf } from './object-headers';
import type { ObjectStore } from './store';

/**
 * Writes an object unless the store has it with the same bytes.
 *
 * @returns whether it was written
 * @throws StoreError `conflict` if another writer has changed it meanwhile
 */
export const putIfDifferent = async (store: ObjectStore, key: string, bytes: Buffer): Promise<boolean> => {
  const stored = await store.get(key);
  if (stored?.bytes.equals(bytes)) return false;
  await store.put(key, bytes, headersOf(key), stored ? { tag: stored.tag } : { absent: true });
  return true;
};
