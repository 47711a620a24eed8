/** @jest-environment-options {"url": "https://shop.example/ecom/"} */
import { channelWith, targetOf } from '../../testing/release-data';
import { BUCKET_COOKIE } from './choose-target';
import { choosePageTarget } from './page-target';
import { loadStockManifest } from './stock-manifest';

const removeCookie = (): void => {
  document.cookie = `${BUCKET_COOKIE}=;path=/;max-age=0`;
};
beforeEach(removeCookie);
afterAll(removeCookie);

describe('choosePageTarget', () => {
  it('keeps the bucket of a visit in a session cookie, so that all pages have the same release [FED-5]', () => {
    const versions = new Set<string>();
    for (let visit = 0; visit < 30; visit += 1) {
      removeCookie();
      const { version } = choosePageTarget(channelWith(50), {});
      expect(document.cookie).toMatch(/^shop_header_bucket=\d{1,2}$/);
      for (let page = 0; page < 5; page += 1)
        expect(choosePageTarget(channelWith(50), {}).version).toBe(version);
      versions.add(version);
    }
    expect(versions).toEqual(new Set(['1.4.2', '1.5.0']));
  });

  it('uses the current release if cookies are blocked, and for an empty id [FED-4]', () => {
    const blocked = jest.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(choosePageTarget(channelWith(99), {}).version).toBe('1.4.2');
    blocked.mockReturnValue('');
    expect(choosePageTarget(channelWith(99), {}).version).toBe('1.4.2');
    blocked.mockRestore();
    expect(choosePageTarget(channelWith(99), { visitorId: '' }).version).toBe('1.4.2');
  });

  it('sets no cookie if the host has an id [AUTH-8]', () => {
    const versions = Array.from(
      { length: 100 },
      (_, id) => choosePageTarget(channelWith(50), { visitorId: `id-${id}` }).version,
    );
    expect(new Set(versions)).toEqual(new Set(['1.4.2', '1.5.0']));
    expect(document.cookie).toBe('');
  });
});

describe('loadStockManifest', () => {
  const MANIFEST = 'https://cdn.example/mfe/v1/stable/mf-manifest.json';
  const CANDIDATE = MANIFEST.replace('.json', '.candidate.json');
  const CHANNEL = 'https://cdn.example/mfe/v1/channels/stable.json';
  const choice = { accepts: '^1', visitorId: undefined };

  const serve = (files: Readonly<Record<string, string>>) => {
    const requested: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      const address = url instanceof Request ? url.url : String(url);
      requested.push(address);
      const text = files[address];
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    });
    return requested;
  };
  const manifest = (entry: string) =>
    JSON.stringify({ metaData: { remoteEntry: { name: entry } }, exposes: [], shared: [] });
  /** Returns the entry that the loaded manifest names. */
  const load = async (url = MANIFEST): Promise<unknown> => {
    const response = await loadStockManifest(url, { signal: new AbortController().signal }, choice);
    const { metaData } = (await response.json()) as { metaData: { remoteEntry: { name: unknown } } };
    return metaData.remoteEntry.name;
  };
  const chooseCandidate = (): void => {
    for (let bucket = 0; bucket < 100; bucket += 1) {
      document.cookie = `${BUCKET_COOKIE}=${bucket};path=/`;
      if (choosePageTarget(channelWith(50), {}).version === '1.5.0') return;
    }
  };

  it('loads the manifest of the candidate for a selected visit, and else that of the current release [FED-5] [FED-9]', async () => {
    serve({
      [MANIFEST]: manifest('current'),
      [CANDIDATE]: manifest('candidate'),
      [CHANNEL]: JSON.stringify(channelWith(50)),
    });
    chooseCandidate();
    expect(await load()).toBe('candidate');
    serve({
      [MANIFEST]: manifest('current'),
      [CANDIDATE]: manifest('candidate'),
      [CHANNEL]: JSON.stringify(targetOf('1.4.2')),
    });
    expect(await load()).toBe('current');
  });

  it.each([
    ['the channel is missing', {}],
    ['the channel is not JSON', { [CHANNEL]: '<p>' }],
    ['the manifest of the candidate is missing', { [CHANNEL]: JSON.stringify(channelWith(50)) }],
    [
      'the manifest of the candidate is none',
      { [CHANNEL]: JSON.stringify(channelWith(50)), [CANDIDATE]: '{"error":"maintenance"}' },
    ],
  ])('uses the manifest of the current release if %s [FED-4]', async (_, files) => {
    chooseCandidate();
    serve({ [MANIFEST]: manifest('current'), ...files });
    expect(await load()).toBe('current');
  });

  it("requests no channel for a release's own manifest [FED-9]", async () => {
    const own = 'https://cdn.example/mfe/1.4.2_3f9a0c21de/mf-manifest.json';
    const requested = serve({ [own]: manifest('own') });
    expect(await load(own)).toBe('own');
    expect(requested).toEqual([own]);
  });
});
