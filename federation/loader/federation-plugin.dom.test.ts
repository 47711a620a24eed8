/** @jest-environment-options {"url": "https://shop.example/ecom/"} */
import { createFederationPlugin } from './federation-plugin';

const HASH = 'sha384-AAAA';
const remote = (entry: string, name = 'shop_header') => ({ remoteInfo: { name, entry } });

/** Serves a `header.json`, and records the requests. */
const serve = (body: unknown, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

describe('createFederationPlugin', () => {
  it('sets the given hash on the entry of the header, and changes no other script [FED-9]', async () => {
    const plugin = createFederationPlugin({ integrity: HASH });
    await plugin.loadEntry(remote('/mfe/stock.js'));
    await plugin.loadEntry(remote('https://other.example/entry.js', 'other'));
    const { script, timeout } = plugin.createScript({ url: 'https://shop.example/mfe/stock.js' }) ?? {};
    expect(timeout).toBe(2400);
    expect([script?.src, script?.integrity, script?.crossOrigin]).toEqual([
      'https://shop.example/mfe/stock.js',
      HASH,
      'anonymous',
    ]);
    expect(plugin.createScript({ url: 'https://other.example/entry.js' })).toBeUndefined();
    expect(plugin.createScript({ url: '/mfe/app.js' })).toBeUndefined();
  });

  it('hides an element with the name of the container, but no container that is loaded [FED-6] [FED-9]', async () => {
    const plugin = createFederationPlugin({ integrity: HASH });
    // In jsdom, an element's id is no property of `window`.
    Reflect.set(window, 'shop_header', document.createElement('form'));
    await plugin.loadEntry(remote('/mfe/stock.js'));
    expect(Reflect.get(window, 'shop_header')).toBeUndefined();
    const container = { get: () => undefined, init: () => undefined };
    Reflect.set(window, 'shop_header', container);
    await plugin.loadEntry(remote('/mfe/stock.js'));
    expect(Reflect.get(window, 'shop_header')).toBe(container);
  });

  it.each(['', 'sha384-', 'AAAA', 'sha1-AAAA', 'sha384-AAAA sha384-BBBB'])(
    'throws if the given hash is %j [FED-4]',
    (integrity) => expect(() => createFederationPlugin({ integrity })).toThrow(TypeError),
  );

  it.each([
    ['is missing', undefined],
    ['is not an object', null],
    ['has no stock entry', {}],
    ['has no hash', { stockEntry: { file: 'stock.js' } }],
    ['has an empty hash', { stockEntry: { file: 'stock.js', integrity: '' } }],
    ['describes another entry', { stockEntry: { file: 'stock.old.js', integrity: HASH } }],
    [
      'describes an entry elsewhere',
      { stockEntry: { file: 'https://evil.example/stock.js', integrity: HASH } },
    ],
  ])('rejects an entry whose header.json %s [FED-4]', async (_, body) => {
    serve(body ?? null, body === undefined ? 404 : 200);
    const plugin = createFederationPlugin();
    await expect(plugin.loadEntry(remote('/mfe/stock.js'))).rejects.toThrow('no valid hash');
  });

  it.each([
    ['refuses', 'another major version', '2.0.0', undefined, '2.0.0, not ^1'],
    ['refuses', 'an older minor version', '1.0.0', '^1.1', '1.0.0, not ^1.1'],
    ['accepts', 'a newer minor version', '1.2.0', '^1.1', undefined],
    ['accepts', 'no contract, as in older releases,', undefined, undefined, undefined],
  ])('%s a release with %s [FED-3] [FED-9]', async (_, __, contract, accepts, message) => {
    serve({ contract, stockEntry: { file: 'stock.js', integrity: HASH } });
    const plugin = createFederationPlugin(accepts === undefined ? {} : { accepts });
    const loading = plugin.loadEntry(remote('/mfe/stock.js'));
    if (message === undefined) await expect(loading).resolves.toBeUndefined();
    else
      await expect(loading).rejects.toMatchObject({
        code: 'load_version',
        message: expect.stringContaining(message) as string,
      });
  });

  it('throws if the range of contracts is malformed [FED-3]', () =>
    expect(() => createFederationPlugin({ accepts: 'latest' })).toThrow('latest is not a range'));

  it('reads the hash from the header.json next to the entry, without credentials [FED-9]', async () => {
    const fetched = serve({ stockEntry: { file: 'stock.js', integrity: HASH } });
    const plugin = createFederationPlugin();
    await plugin.loadEntry(remote('https://cdn.example/mfe/1.4.2/stock.js'));
    expect(fetched.mock.calls[0]?.[0]).toEqual(new URL('https://cdn.example/mfe/1.4.2/header.json'));
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
    expect(plugin.createScript({ url: 'https://cdn.example/mfe/1.4.2/stock.js' })?.script.integrity).toBe(
      HASH,
    );
  });
});
