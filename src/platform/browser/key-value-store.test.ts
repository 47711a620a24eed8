import { createKeyValueStore } from './key-value-store';

const blocked = (): Storage => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full = (kept: Record<string, string>) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
  removeItem: (key: string) => {
    Reflect.deleteProperty(kept, key);
  },
});

describe('what the browser keeps for the header', () => {
  it('is kept in its storage [HIST-4] [MULT-4]', () => {
    const store = createKeyValueStore(() => localStorage);
    store.set('colour', 'green');
    expect([localStorage.getItem('colour'), store.get('colour')]).toEqual(['green', 'green']);
    store.remove('colour');
    expect([localStorage.getItem('colour'), store.get('colour')]).toEqual([null, undefined]);
  });

  it('is kept in memory where storage is blocked [HIST-4] [MULT-4]', () => {
    const store = createKeyValueStore(blocked);
    expect(store.get('colour')).toBeUndefined();
    store.set('colour', 'green');
    expect(store.get('colour')).toBe('green');
    store.remove('colour');
    expect(store.get('colour')).toBeUndefined();
  });

  it('is the newest value, not the one that a full storage still holds [HIST-4] [MULT-4]', () => {
    const storage = full({ colour: 'green' });
    const store = createKeyValueStore(() => storage);
    expect(store.get('colour')).toBe('green');
    store.set('colour', 'blue');
    expect(store.get('colour')).toBe('blue');
    store.remove('colour');
    expect(store.get('colour')).toBeUndefined();
  });
});
