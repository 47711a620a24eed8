import { releasePath } from '../../loader/release';
import { loadDeltaCodec } from '../../release/deltas/deltas';
import {
  availableDictionary,
  deltaPath,
  dictionaryName,
  dictionaryOf,
} from '../../release/deltas/dictionary';
import { headersOf, type ObjectStore } from '../../release/store';
import { longChunk, promoteTo, publishSmall } from '../../release/testing/releases';
import { request } from './responses';
import { BASE } from './servers';

const CHUNK = 'search.dddddd.js';
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
  return { chunk: folder + CHUNK, delta: folder + deltaPath(CHUNK, dictionaryName(dictionary) ?? '') };
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

    it('serves the whole file to the loader’s retry, because the delta may be what failed [ERR-6]', async () => {
      await expectWhole({ query: '?retry=1' }, 'br');
    });

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
