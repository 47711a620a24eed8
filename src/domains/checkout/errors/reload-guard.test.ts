import { mayReload } from './reload-guard';

const createMemory = (text?: string) => {
  const values = new Map(text === undefined ? [] : [['shop-header-reloads', text]]);
  return {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
  };
};
const MINUTE = 60_000;

describe('reloading after an unexpected error', () => {
  it('is cut after the second time [ERR-1]', () => {
    const memory = createMemory();
    expect([1, 2, 3, 4].map((minute) => mayReload(memory, minute * MINUTE))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('begins anew once five minutes have passed [ERR-1]', () => {
    const memory = createMemory();
    mayReload(memory, MINUTE);
    mayReload(memory, 2 * MINUTE);
    expect([mayReload(memory, 5.9 * MINUTE), mayReload(memory, 6 * MINUTE)]).toEqual([false, true]);
  });

  it.each(['', 'no json', '{}', '[null,"x"]', '[99999999999999]'])(
    'is not stopped by a memory of %p [ERR-1]',
    (text) => {
      expect(mayReload(createMemory(text), MINUTE)).toBe(true);
    },
  );
});
