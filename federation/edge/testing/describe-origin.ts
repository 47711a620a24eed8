import path from 'node:path';
import { releasePath } from '../../loader/release';
import { loadDeltaCodec } from '../../release/deltas/deltas';
import { availableDictionary, dictionaryOf } from '../../release/deltas/dictionary';
import { headersOf, type ObjectStore } from '../../release/store';
import { CHUNK, deltaOf, longChunk, promoteTo, publishSmall } from '../../release/testing/releases';
import { BASE, request, type EdgeResponse } from './servers';

const NEXT = longChunk('next');

/** What a current Chromium accepts once it has a dictionary for the request. */
const ACCEPTED = 'gzip, deflate, br, zstd, dcb, dcz';

const dictionary = dictionaryOf(Buffer.from(longChunk('before')));

interface Server {
  /** Without a trailing slash. */
  readonly address: string;
  readonly store: ObjectStore;
}

interface DeltaRequest {
  readonly encoding?: string;
  readonly available?: string;
  readonly query?: string;
}

/** Publishes two releases, so that the second has a delta. Returns the address of its chunk, and of the delta. */
const publishTwo = async ({ address, store }: Server) => {
  const before = await publishSmall(store, { packageVersion: '3.0.0', chunk: longChunk('before') });
  await promoteTo(store, before.version);
  const { version } = await publishSmall(store, { packageVersion: '3.1.0', chunk: NEXT });
  const folder = address + BASE + releasePath(version);
  return { chunk: folder + CHUNK, delta: folder + deltaOf(CHUNK, dictionary) };
};

const requestDelta = (
  address: string,
  { encoding = ACCEPTED, available = availableDictionary(dictionary), query = '' }: DeltaRequest = {},
) => request(address + query, encoding, available === '' ? {} : { 'available-dictionary': available });

const expectDelta = async (address: string): Promise<void> => {
  const { decode } = await loadDeltaCodec();
  const { status, bytes, header } = await requestDelta(address);
  expect([status, header('content-encoding')]).toEqual([200, 'dcz']);
  expect(decode(bytes, dictionary).toString()).toBe(NEXT);
  const { contentType, cacheControl } = headersOf(`1.0.0_ab/${CHUNK}`);
  expect([header('content-type'), header('cache-control')]).toEqual([contentType, cacheControl]);
  expect(header('vary')).toBe('Accept-Encoding, Available-Dictionary');
  expect(header('use-as-dictionary')).toBe('match="/ecom/assets/mfe/common/*/search.*.js"');
  expect(header('access-control-allow-origin')).toBe('*');
};

/** Describes how a server of releases serves deltas, by the headers of RFC 9842. */
export const describeDeltas = (start: () => Server): void => {
  describe('for a browser with the release before [FED-5]', () => {
    let published: Awaited<ReturnType<typeof publishTwo>>;

    beforeAll(async () => {
      published = await publishTwo(start());
    });

    const expectWhole = async (asked: DeltaRequest, encoding: string | null): Promise<void> => {
      const { status, text, header } = await requestDelta(published.chunk, asked);
      expect([status, header('content-encoding'), text]).toEqual([200, encoding, NEXT]);
    };

    it('serves the delta, with the headers of the whole file, also from its cache', async () => {
      await expectDelta(published.chunk);
      await expectDelta(published.chunk);
    });

    it('serves the whole file to a browser with another dictionary or none, before and after it', async () => {
      const other = availableDictionary(dictionaryOf(Buffer.from('another file')));
      await expectWhole({ available: other }, 'br');
      await expectWhole({ available: '' }, 'br');
      await requestDelta(published.chunk);
      await expectWhole({ available: other }, 'br');
      await expectWhole({ available: '' }, 'br');
      await expectWhole({ available: '', encoding: 'gzip' }, 'gzip');
    });

    it('serves the whole file if the browser does not accept the encoding, or the header is malformed', async () => {
      await expectWhole({ encoding: 'br, gzip, dcb' }, 'br');
      await expectWhole({ encoding: 'gzip' }, 'gzip');
      await expectWhole({ encoding: '' }, null);
      const hash = dictionary.hash.toString('base64');
      for (const available of [hash, `:../../..${hash}:`, `:${hash}:, :${hash}:`, ':=:'])
        await expectWhole({ available }, 'br');
    });

    it('serves the whole file to the loader’s retry, because the delta may be what failed [ERR-6]', () =>
      expectWhole({ query: '?retry=1' }, 'br'));

    it('has no delta under a name that the tool does not create', async () => {
      for (const address of [
        published.delta.replace(/deltas\/\w+/, 'deltas/AAAAAAAA'),
        published.delta.replace(/deltas\/\w+/, 'deltas/AAAA'),
        `${published.delta}.br`,
        published.delta.replace(/[^/]*$/, ''),
      ]) {
        const { status, header } = await requestDelta(address);
        expect([address, status, header('content-encoding')]).toEqual([address, 404, null]);
      }
    });
  });
};

/** Values of accept-encoding: every encoding that a browser accepts, gzip alone, and none. */
const ENCODINGS = ['br, gzip', 'gzip', ''];

const isDictionary = (key: string): boolean => /\.[0-9a-f]{6}\.(js|css)$/.test(key);

/** Returns the value of `Use-As-Dictionary`, which names the same chunk in every release. */
const matchOf = (key: string): string =>
  `match="/ecom/assets/mfe/common/*/${path.basename(key).replace(/\.[0-9a-f]{6}\./, '.*.')}"`;

/**
 * Expects a file in each of {@link ENCODINGS}, with the headers that the release tool gives an object.
 *
 * @param encodings the expected content-encodings, null for none
 */
const expectObject = (
  key: string,
  responses: readonly EdgeResponse[],
  encodings: readonly (string | null)[],
): void => {
  const { contentType, cacheControl } = headersOf(key);
  expect(responses.map(({ header }) => header('content-encoding'))).toEqual(encodings);
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  for (const { status, header } of responses) {
    expect(status).toBe(200);
    expect(header('content-type')).toBe(contentType);
    expect(header('cache-control')).toBe(cacheControl);
    expect(header('vary')).toBe(
      isDictionary(key) ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
    );
    expect(header('use-as-dictionary')).toBe(isDictionary(key) ? matchOf(key) : null);
    expect(header('access-control-allow-origin')).toBe('*');
    expect(header('cross-origin-resource-policy')).toBe('cross-origin');
    expect(header('timing-allow-origin')).toBe('*');
    expect(header('x-content-type-options')).toBe('nosniff');
  }
};

/** The header that caches such as a CDN add to a request. */
const VIA = { via: '1.1 cdn.example' };

const COMPRESSED = ['br', 'gzip', null];
const AS_STORED = [null, null, null];

/** Describes what a server sends to a cache between it and the browser. */
const describeCaches = (start: () => Server & { readonly folder: string }): void => {
  const requestFile = (key: string, encoding: string, headers: Readonly<Record<string, string>>) =>
    request(start().address + BASE + key, encoding, headers);

  it('serves the compressed copies to a cache in between, too [FED-5]', async () => {
    const key = `${start().folder}lean.aaaaaa.js`;
    const responses = [];
    for (const encoding of ENCODINGS) responses.push(await requestFile(key, encoding, VIA));
    expectObject(key, responses, COMPRESSED);
  });

  it('serves the whole file after a request for a part, to a cache in between, too [FED-5]', async () => {
    const key = `${start().folder}stock.bbbbbb.js`;
    for (const headers of [{}, VIA])
      for (const encoding of ENCODINGS) {
        // A part of a compressed copy cannot be decompressed, so its text is not read here.
        const part = await fetch(start().address + BASE + key, {
          headers: { ...headers, 'accept-encoding': encoding, range: 'bytes=0-3' },
        });
        await part.body?.cancel();
        const range = part.headers.get('content-range');
        expect([part.status, range?.startsWith('bytes 0-3/')]).toEqual(
          range ? [206, true] : [200, undefined],
        );
        await expect(requestFile(key, encoding, headers)).resolves.toMatchObject({ text: 'stock entry' });
      }
  });
};

/** Describes what every server of releases does: which files and headers it serves, and which it refuses. */
export const describeOrigin = (start: () => Server & { readonly folder: string }): void => {
  const requestFile = (key: string, encoding?: string, headers?: Readonly<Record<string, string>>) =>
    request(start().address + BASE + key, encoding, headers);

  it.each([
    ['lean.aaaaaa.js', COMPRESSED],
    ['app.cccccc.css', COMPRESSED],
    ['header.json', COMPRESSED],
    ['mf-manifest.json', COMPRESSED],
    ['integrity.json', AS_STORED],
    ['server/server.js', AS_STORED],
    ['licences.txt', AS_STORED],
    ['@mf-types.zip', AS_STORED],
    ['../v1/loader.js', COMPRESSED],
    ['../v1/frame.js', COMPRESSED],
    ['../v1/channels/stable.json', AS_STORED],
  ])(
    'serves %s with the headers of the release tool, to hosts of any origin [FED-5]',
    async (name, encodings) => {
      const key = path.posix.join(start().folder, name);
      const responses = [];
      for (const encoding of ENCODINGS) responses.push(await requestFile(key, encoding));
      expectObject(key, responses, encodings);
    },
  );

  it('returns an uncacheable 404 for all names other than those of releases and channels [FED-5]', async () => {
    const { folder } = start();
    for (const key of [
      ...['', 'v1', 'v1/channels', 'v1/channels/', folder, `${folder}server`, `${folder}server/`],
      ...['missing.js', 'lean.aaaaaa.js.br', 'lean.aaaaaa.js.gz'].map((name) => folder + name),
    ]) {
      const { status, header } = await requestFile(key, 'br');
      expect([key, status, header('cache-control')]).toEqual([key, 404, 'no-store']);
    }
  });

  it('refuses writes', async () => {
    const { address, folder } = start();
    const response = await fetch(`${address}${BASE}${folder}header.json`, { method: 'POST' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([405, 'no-store']);
  });

  describeCaches(start);
  describeDeltas(start);
};
