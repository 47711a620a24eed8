import { createKeyValueStore } from './key-value-store';

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full = (stored: Record<string, string>) => ({
  getItem: (key: string) => stored[key] ?? null,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
  removeItem: (key: string) => void Reflect.deleteProperty(stored, key),
});

describe('createKeyValueStore', () => {
  it('keeps values in the browser’s storage [HIST-4] [MULT-4]', () => {
    const store = createKeyValueStore(() => localStorage);
    expect(store.set('colour', 'green')).toBe(true);
    expect([localStorage.getItem('colour'), store.get('colour')]).toEqual(['green', 'green']);
    store.remove('colour');
    expect([localStorage.getItem('colour'), store.get('colour')]).toEqual([null, undefined]);
  });

  it('keeps values in memory if storage is blocked [HIST-4] [MULT-4]', () => {
    const store = createKeyValueStore(blocked);
    expect(store.get('colour')).toBeUndefined();
    store.set('colour', 'green');
    expect(store.get('colour')).toBe('green');
    store.remove('colour');
    expect(store.get('colour')).toBeUndefined();
  });

  it('returns the newest value, not the old one in a full storage [HIST-4] [MULT-4]', () => {
    const storage = full({ colour: 'green' });
    const store = createKeyValueStore(() => storage);
    expect(store.get('colour')).toBe('green');
    expect(store.set('colour', 'blue')).toBe(false);
    expect([store.get('colour'), storage.getItem('colour')]).toEqual(['blue', null]);
    store.remove('colour');
    expect(store.get('colour')).toBeUndefined();
  });
});
