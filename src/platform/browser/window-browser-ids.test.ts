import { newId } from './window-browser';

describe('newId', () => {
  afterEach(() => {
    Reflect.deleteProperty(crypto, 'randomUUID');
  });

  it('returns the browser’s own random UUID, different each time [INST-2]', () => {
    const own = ['0b1c5e8a-0000-4000-8000-000000000001', '0b1c5e8a-0000-4000-8000-000000000002'];
    const ids = [...own];
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: () => ids.shift() });
    expect([newId(), newId()]).toEqual(own);
  });

  it('returns 128 bits, different each time, on pages that are not secure [INST-2]', () => {
    Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });
    const ids = Array.from({ length: 100 }, newId);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(100);
  });
});
