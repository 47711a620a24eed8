/** @jest-environment-options {"url": "https://shop.example/ecom/"} */
import { createInstance } from '@module-federation/enhanced/runtime';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { HeaderProps } from '../contract';
import { createFederationPlugin } from './federation-plugin';

const BASE = 'https://shop.example/mfe';
const PROPS = { config: { brand: { name: 'Fernleigh' } } } as HeaderProps;

const MANIFEST = {
  id: 'shop_header',
  name: 'shop_header',
  metaData: {
    name: 'shop_header',
    type: 'app',
    buildInfo: { buildVersion: '1.4.2', buildName: 'shop-header' },
    remoteEntry: { name: 'stock.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: 'shop_header',
    pluginVersion: '2.9.2',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [],
};

const Header = () => <h1>Header</h1>;
const container = {
  init: () => undefined,
  get: () => Promise.resolve(() => ({ __esModule: true, default: Header })),
};

/** A manifest response; a function, because a response is read once. */
type Respond = () => Response | Promise<Response>;
const good: Respond = () => Response.json(MANIFEST);
const status =
  (code: number, body: string): Respond =>
  () =>
    new Response(body, { status: code });

let tests = 0;

/**
 * Creates a host with the real runtime of Module Federation, and our plugin.
 *
 * @param manifests responses to requests for the manifest; all further requests receive the last one
 */
const createHost = (manifests: readonly Respond[], timeout = 2_400) => {
  tests += 1;
  // The runtime keeps manifests and entries by their addresses, and hosts by their names, for the page.
  const folder = `${BASE}/${tests}/`;
  const url = `${folder}mf-manifest.json?host=1`;
  const requested: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    if (typeof address === 'string') requested.push(`${address.slice(url.length)} ${init?.cache}`);
    const respond = manifests[Math.min(requested.length, manifests.length) - 1] ?? good;
    return respond();
  });
  const host = createInstance({
    name: `host_${tests}`,
    remotes: [{ name: 'shop_header', alias: 'header', entry: url }],
    shared: {},
    shareStrategy: 'loaded-first',
    plugins: [createFederationPlugin({ integrity: 'sha384-AAAA', timeout }) as never],
  });
  const load = async (id = 'shop_header/Header') => {
    const module = await host.loadRemote<{ readonly default: ComponentType<HeaderProps> }>(id);
    if (!module) throw new Error('no module');
    return module.default;
  };
  return { load, requested, folder };
};

/** Whether the script of the entry loads, fails, or does neither. */
let entry: 'load' | 'error' | 'hang' = 'load';

const hasLinks = () =>
  document.querySelector('[data-shop-header-place] > div')?.shadowRoot?.querySelector('a') != null;

const online = () => act(async () => window.dispatchEvent(new Event('online')));

beforeAll(() => {
  // jsdom has no constructed style sheets.
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
});
beforeEach(() => {
  entry = 'load';
  for (const method of ['error', 'warn'] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
  const { head } = document;
  jest.spyOn(head, 'appendChild').mockImplementation((node) => {
    head.append(node);
    if (!(node instanceof HTMLScriptElement) || entry === 'hang') return node;
    if (entry === 'load') Reflect.set(window, 'shop_header', container);
    node.dispatchEvent(new Event(entry));
    return node;
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'shop_header');
  document.head.replaceChildren();
});

describe("the federation plugin, in Module Federation's runtime", () => {
  it('requests the manifest once, and renders the same component each time [FED-9]', async () => {
    const { load, requested } = createHost([good]);
    const Loaded = await load();
    expect(await load('header/Header')).toBe(Loaded);
    render(<Loaded {...PROPS} />);
    expect(screen.getByRole('heading')).toBeTruthy();
    expect(requested).toHaveLength(1);
  });

  it.each([
    ['is an error with JSON', status(503, '{"error":"maintenance"}')],
    ['is an error with the JSON of a manifest', status(503, JSON.stringify(MANIFEST))],
    ['is an error with HTML', status(503, '<p>Maintenance</p>')],
    ['is JSON of something else', status(200, '{"error":"maintenance"}')],
    ['is a page', status(200, '<p>Sign in</p>')],
    ['has no entry', status(200, JSON.stringify({ ...MANIFEST, metaData: {} }))],
    ['does not load', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] satisfies [string, Respond][])(
    'requests a manifest that %s once more past all caches, and again after an event [FED-4] [FED-9]',
    async (_, bad) => {
      const first = createHost([bad, good]);
      render(<>{await first.load().then((Loaded) => <Loaded {...PROPS} />)}</>).unmount();
      expect(first.requested).toEqual([' default', '&retry=1 reload']);
      Reflect.deleteProperty(window, 'shop_header');
      const { load, requested } = createHost([bad, bad, good]);
      const Loaded = await load();
      await act(async () => void render(<Loaded {...PROPS} />));
      expect([hasLinks(), requested.length]).toEqual([true, 2]);
      await online();
      expect(await screen.findByRole('heading')).toBeTruthy();
      expect(requested).toHaveLength(3);
    },
  );

  it('loads an entry whose element in the page has failed already [FED-4] [FED-9]', async () => {
    const { load, folder } = createHost([good]);
    const failed = document.createElement('script');
    failed.src = `${folder}stock.js`;
    document.head.append(failed);
    expect(await load()).not.toBeUndefined();
    expect(Reflect.get(window, 'shop_header')).toBe(container);
  });

  it.each(['shop_header/Header', 'header/Header'])(
    'resolves %s with links if the entry fails, and with the header once it loads [FED-4]',
    async (id) => {
      entry = 'error';
      const { load } = createHost([good]);
      const Links = await load(id);
      await act(async () => void render(<Links {...PROPS} />));
      expect(hasLinks()).toBe(true);
      await online();
      expect(hasLinks()).toBe(true);
      entry = 'load';
      await online();
      expect(await screen.findByRole('heading')).toBeTruthy();
      expect(await load(id)).not.toBe(Links);
    },
  );

  it('shows links after the timeout of an entry that hangs, and the header as soon as it loads [FED-4]', async () => {
    entry = 'hang';
    const { load } = createHost([good], 50);
    const Links = await load();
    entry = 'load';
    await act(async () => void render(<Links {...PROPS} />));
    expect(await screen.findByRole('heading')).toBeTruthy();
  });

  it('rejects other modules of the header, as it does without the plugin [FED-9]', async () => {
    entry = 'error';
    const { load } = createHost([good]);
    await expect(load('header/mount')).rejects.toThrow();
  });

  it('renders links if the module has no component [FED-4]', async () => {
    const { load } = createHost([good]);
    jest.spyOn(container, 'get').mockResolvedValue(() => ({ __esModule: true }) as never);
    const Links = await load();
    await act(async () => void render(<Links {...PROPS} />));
    expect(hasLinks()).toBe(true);
  });
});
