/** @jest-environment-options {"url": "https://shop.example/ecom/"} */
import { createFederationPlugin } from './federation-plugin';

const HASH = 'sha384-AAAA';
const remote = (entry: string, name = 'shop_header') => ({ remoteInfo: { name, entry } });

/** Serves a `header.json`, and records the requests. */
const serve = (body: unknown, status = 200) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));

const container = { get: () => undefined, init: () => undefined };

/** Runs each script that is inserted, as a browser does: it defines the container. Returns the scripts. */
const runScripts = () => {
  const scripts: HTMLScriptElement[] = [];
  const { head } = document;
  jest.spyOn(head, 'appendChild').mockImplementation((node) => {
    head.append(node);
    if (node instanceof HTMLScriptElement) {
      scripts.push(node);
      Reflect.set(window, 'shop_header', container);
      node.dispatchEvent(new Event('load'));
    }
    return node;
  });
  return scripts;
};

afterEach(() => Reflect.deleteProperty(window, 'shop_header'));

describe('createFederationPlugin', () => {
  it('runs the entry of the header with the given hash, and no entry of another remote [FED-9]', async () => {
    const scripts = runScripts();
    const plugin = createFederationPlugin({ integrity: HASH });
    expect(await plugin.loadEntry(remote('https://other.example/entry.js', 'other'))).toBeUndefined();
    expect(await plugin.loadEntry(remote('/mfe/stock.js'))).toBe(container);
    expect(scripts.map(({ src, integrity, crossOrigin }) => [src, integrity, crossOrigin])).toEqual([
      ['https://shop.example/mfe/stock.js', HASH, 'anonymous'],
    ]);
  });

  it('runs the entry of the header under the name that Vite gives to the remote [FED-9]', async () => {
    runScripts();
    const name = '__mfe_internal__my_host__mf_owner__28100882703956__shop_header';
    const plugin = createFederationPlugin({ integrity: HASH });
    expect(await plugin.loadEntry(remote('/mfe/stock.js', name))).toBe(container);
    expect(await plugin.loadEntry(remote('/mfe/stock.js', `${name}_other`))).toBeUndefined();
  });

  it('hides an element with the name of the container, but no container that is loaded [FED-6] [FED-9]', async () => {
    const scripts = runScripts();
    const plugin = createFederationPlugin({ integrity: HASH });
    // In jsdom, an element's id is no property of `window`.
    Reflect.set(window, 'shop_header', document.createElement('form'));
    expect(await plugin.loadEntry(remote('/mfe/stock.js'))).toBe(container);
    const other = { get: () => undefined, init: () => undefined };
    Reflect.set(window, 'shop_header', other);
    expect(await plugin.loadEntry(remote('/mfe/stock.js'))).toBe(other);
    expect(scripts).toHaveLength(1);
  });

  it.each(['', 'sha384-', 'AAAA', 'sha1-AAAA', 'sha384-AAAA sha384-BBBB'])(
    'throws if the given hash is %j [FED-4]',
    (integrity) => expect(() => createFederationPlugin({ integrity })).toThrow(TypeError),
  );

  it.each([
    ['is missing', undefined],
    ['is not an object', null],
  ])(
    'rejects an entry whose header.json %s, after a second request past all caches [FED-4]',
    async (_, body) => {
      const fetched = serve(body ?? null, body === undefined ? 404 : 200);
      const loading = createFederationPlugin().loadEntry(remote('/mfe/stock.js'));
      await expect(loading).rejects.toThrow('without the expected JSON');
      expect(fetched.mock.calls.map(([url, init]) => [url, init?.cache])).toEqual([
        ['https://shop.example/mfe/header.json', 'default'],
        ['https://shop.example/mfe/header.json?retry=1', 'reload'],
      ]);
    },
  );

  it.each([
    ['has no stock entry', {}],
    ['has no hash', { stockEntry: { file: 'stock.js' } }],
    ['has an empty hash', { stockEntry: { file: 'stock.js', integrity: '' } }],
    ['describes another entry', { stockEntry: { file: 'stock.old.js', integrity: HASH } }],
    [
      'describes an entry elsewhere',
      { stockEntry: { file: 'https://evil.example/stock.js', integrity: HASH } },
    ],
  ])('rejects an entry whose header.json %s [FED-4]', async (_, body) => {
    serve(body);
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
    runScripts();
    const plugin = createFederationPlugin(accepts === undefined ? {} : { accepts });
    const loading = plugin.loadEntry(remote('/mfe/stock.js'));
    if (message === undefined) await expect(loading).resolves.toBe(container);
    else
      await expect(loading).rejects.toMatchObject({
        code: 'load_version',
        message: expect.stringContaining(message) as string,
      });
  });

  it('throws if the range of contracts is malformed [FED-3]', () =>
    expect(() => createFederationPlugin({ accepts: 'latest' })).toThrow('latest is not a range'));

  it('preloads the files of the header with their hashes, beside the entry [FED-9]', async () => {
    const stockHeader = {
      scripts: [{ file: 'app.js', integrity: HASH }],
      styles: [{ file: 'app.css', integrity: HASH }],
    };
    serve({ stockEntry: { file: 'stock.js', integrity: HASH }, stockHeader });
    runScripts();
    await createFederationPlugin().loadEntry(remote('/mfe/stock.js'));
    const links = [...document.querySelectorAll<HTMLLinkElement>('link')];
    expect(
      links.map(({ rel, as, href, integrity, crossOrigin }) => [rel, as, href, integrity, crossOrigin]),
    ).toEqual([
      ['preload', 'script', 'https://shop.example/mfe/app.js', HASH, 'anonymous'],
      ['preload', 'style', 'https://shop.example/mfe/app.css', HASH, 'anonymous'],
    ]);
    for (const link of links) link.remove();
  });

  it('reads the hash from the header.json next to the entry, without credentials [FED-9]', async () => {
    const fetched = serve({ stockEntry: { file: 'stock.js', integrity: HASH } });
    const scripts = runScripts();
    const plugin = createFederationPlugin();
    await plugin.loadEntry(remote('https://cdn.example/mfe/1.4.2/stock.js'));
    expect(fetched.mock.calls[0]?.[0]).toBe('https://cdn.example/mfe/1.4.2/header.json');
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' });
    expect(scripts.map(({ integrity }) => integrity)).toEqual([HASH]);
  });
});
