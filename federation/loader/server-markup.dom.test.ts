/** @jest-environment-options {"url": "https://shop.example/ecom/content/inspiration"} */
import { RELEASE } from '../testing/release-data';
import { readHeaderState } from './server-markup';

/** Creates a state with the given base and services. */
const stateOf = (base: string, services: Readonly<Record<string, string>> = { token: '/token' }) => ({
  props: { config: { services } },
  loader: { base, release: RELEASE },
});
const GOOD = stateOf('/mfe/');

const element = (name: string, type: string, state: unknown): HTMLElement => {
  const created = document.createElement(name);
  created.id = 'shop-header-state';
  created.setAttribute('type', type);
  created.textContent = JSON.stringify(state);
  return created;
};
const script = (state: unknown) => element('script', 'application/json', state);

/** The messages that the loader logs about a refused state. */
let reported: jest.SpyInstance;
beforeEach(() => {
  reported = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => document.body.replaceChildren());

describe('readHeaderState', () => {
  it('reads the state that a server has put into a script element [FED-8]', () => {
    document.body.append(script(GOOD));
    expect(readHeaderState(document)).toEqual(GOOD);
  });

  it.each(['p', 'div', 'a', 'form', 'textarea', 'template', 'style', 'object'])(
    'ignores a %s element with the id of the state, and reads the script after it [FED-8]',
    (name) => {
      document.body.append(element(name, 'application/json', stateOf('https://evil.example/mfe/')));
      expect(readHeaderState(document)).toBeUndefined();
      document.body.append(script(GOOD));
      expect(readHeaderState(document)).toEqual(GOOD);
    },
  );

  it('ignores a script of another type', () => {
    document.body.append(element('script', 'text/plain', GOOD));
    expect(readHeaderState(document)).toBeUndefined();
  });

  it.each([
    ['loader.base', 'https://evil.example/mfe/'],
    ['loader.base', '//evil.example/mfe/'],
    ['loader.base', '/\\evil.example/mfe/'],
    ['loader.base', 'https://shop.example:8443/mfe/'],
    ['loader.base', 'http://shop.example/mfe/'],
    ['loader.base', 'data:text/javascript,'],
    ['a service', 'https://evil.example/'],
    ['a service', '//evil.example/'],
    ['a service', '/\t/evil.example/'],
  ])('refuses a state with %s at %j, and reports the address [AUTH-4] [FED-7]', (field, address) => {
    const state = field === 'a service' ? stateOf('/mfe/', { graph: '/', token: address }) : stateOf(address);
    document.body.append(script(state));
    expect(readHeaderState(document)).toBeUndefined();
    expect(reported).toHaveBeenCalledWith(expect.stringContaining(address));
  });

  it('accepts base and services only on origins that the host lists', () => {
    const state = stateOf('https://cdn.example/mfe/', { token: 'https://api.example/token' });
    document.body.append(script(state));
    expect(readHeaderState(document, { origins: ['https://cdn.example', 'https://api.example'] })).toEqual(
      state,
    );
    expect(readHeaderState(document, { origins: ['https://cdn.example'] })).toBeUndefined();
    expect(readHeaderState(document, { origins: ['https://cdn.example/'] })).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['no services', JSON.stringify({ ...GOOD, props: { config: {} } })],
    ['a base that is not an address', JSON.stringify(stateOf('https://['))],
    ['a service that is not an address', JSON.stringify(stateOf('/mfe/', { token: 'https://[' }))],
    [
      'a file without integrity',
      JSON.stringify({
        ...GOOD,
        loader: { base: '/mfe/', release: { ...RELEASE, entry: { file: 'lean.js', integrity: '' } } },
      }),
    ],
  ])('returns undefined for a state with %s [FED-4]', (_, text) => {
    const node = script(null);
    node.textContent = text;
    document.body.append(node);
    expect(readHeaderState(document)).toBeUndefined();
  });
});
