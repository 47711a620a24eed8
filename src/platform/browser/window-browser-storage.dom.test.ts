import { createFunctionalStore } from './window-browser';

const REFUSED = { wtr_cookies_functional: 'false' };

/** Creates a store for a shopper with the given consent cookies, which the test can change. */
const setUp = (choices: Readonly<Record<string, string>>, stored: Readonly<Record<string, string>> = {}) => {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const cookies = new Map(Object.entries(choices));
  const store = createFunctionalStore({ get: (name) => cookies.get(name) }, () => localStorage);
  return { store, cookies, written: () => localStorage.getItem('key') };
};

describe('createFunctionalStore', () => {
  it.each([
    ['refuses functional cookies', REFUSED, null],
    ['has a consent value that is not true', { wtr_cookies_functional: 'maybe' }, null],
    ['refuses all cookies', { wtr_cookie_consent: 'false', wtr_cookies_functional: 'true' }, null],
    ['allows functional cookies', { wtr_cookie_consent: 'true', wtr_cookies_functional: 'true' }, 'a'],
    ['has not decided', {}, 'a'],
  ])(
    'writes to storage unless the shopper refused it: the shopper %s [AUTH-8]',
    (_what, choices, written) => {
      const set = setUp(choices);
      set.store.set('key', 'a');
      expect(set.written()).toEqual(written);
      expect(set.store.get('key')).toBe('a');
      set.store.remove('key');
      expect([set.store.get('key'), set.written()]).toEqual([undefined, null]);
    },
  );

  it('does not read what was stored before a refusal [AUTH-8]', () =>
    expect(setUp(REFUSED, { key: 'old' }).store.get('key')).toBeUndefined());

  it('keeps the value in memory when the shopper allows storage later, and stores the next value [AUTH-8]', () => {
    const { store, cookies, written } = setUp(REFUSED);
    store.set('key', 'in memory');
    cookies.set('wtr_cookies_functional', 'true');
    expect([store.get('key'), written()]).toEqual(['in memory', null]);
    store.set('key', 'stored');
    expect([store.get('key'), written()]).toEqual(['stored', 'stored']);
  });
});
