import type { ObjectHeaders, ObjectStore } from './store';
import { removeTemporaryFolders } from './testing/releases';
import { TESTED_STORES } from './testing/stores';

const headers: ObjectHeaders = { contentType: 'text/plain', cacheControl: 'no-store' };
const text = (value: string): Buffer => Buffer.from(value);

const conflict = { name: 'StoreError', problem: 'conflict' };

const tagOf = async (store: ObjectStore, key: string): Promise<string> => (await store.get(key))?.tag ?? '';

afterAll(removeTemporaryFolders);

describe.each(TESTED_STORES)('a store in $title', ({ start, stop, fresh, onePage = false }) => {
  beforeAll(start);
  afterAll(stop);

  it('returns the bytes that were written', async () => {
    const store = await fresh();
    const bytes = Buffer.from([0, 255, 13, 10, 128]);
    await store.put('1.4.2_ab/@mf-types.zip', bytes, headers);
    expect((await store.get('1.4.2_ab/@mf-types.zip'))?.bytes).toEqual(bytes);
  });

  it('returns undefined for a missing object', async () => {
    const store = await fresh();
    await expect(store.get('v1/channels/stable.json')).resolves.toBeUndefined();
    await expect(store.list('')).resolves.toEqual([]);
    await expect(store.remove('a/b')).resolves.toBeUndefined();
  });

  it('lists keys below a prefix with their sizes', async () => {
    const store = await fresh();
    for (const key of ['b/one', 'a/one', 'a/deep/two']) await store.put(key, text(key), headers);
    const listed = await store.list('a/');
    expect(listed.map(({ key, bytes }) => [key, bytes])).toEqual([
      ['a/deep/two', 10],
      ['a/one', 5],
    ]);
    expect(listed.every(({ modified }) => !Number.isNaN(Date.parse(modified)))).toBe(true);
  });

  (onePage ? it.skip : it)(
    'lists more than one page of keys',
    async () => {
      const store = await fresh();
      const keys = Array.from({ length: 1005 }, (_, index) => `a/${String(index).padStart(4, '0')}`);
      for (let from = 0; from < keys.length; from += 50) {
        await Promise.all(keys.slice(from, from + 50).map((key) => store.put(key, text('x'), headers)));
      }
      expect((await store.list('a/')).map(({ key }) => key)).toEqual(keys);
    },
    60_000,
  );

  it('removes an object', async () => {
    const store = await fresh();
    await store.put('a/one', text('1'), headers);
    await store.remove('a/one');
    await expect(store.get('a/one')).resolves.toBeUndefined();
  });

  it.each([
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a//b',
    './a',
    'a/.',
    '..\\x',
    'C:\\x',
    'a\0b',
    'a/%2e%2e/x',
    'a?b',
    '',
  ])('refuses %j as a key [FED-5]', async (key) => {
    const store = await fresh();
    const refused = { name: 'StoreError', problem: 'refused' };
    await expect(store.put(key, text('x'), headers)).rejects.toMatchObject(refused);
    await expect(store.get(key)).rejects.toMatchObject(refused);
    await expect(store.remove(key)).rejects.toMatchObject(refused);
    await expect(store.list('')).resolves.toEqual([]);
  });

  it('refuses to overwrite an object with the condition absent [FED-5]', async () => {
    const store = await fresh();
    await store.put('v1/channels/next.json', text('first'), headers, { absent: true });
    await expect(
      store.put('v1/channels/next.json', text('second'), headers, { absent: true }),
    ).rejects.toMatchObject(conflict);
    expect((await store.get('v1/channels/next.json'))?.bytes.toString()).toBe('first');
  });

  it('overwrites only the object with the given tag [FED-5]', async () => {
    const store = await fresh();
    await store.put('v1/channels/next.json', text('first'), headers);
    const tag = await tagOf(store, 'v1/channels/next.json');
    await store.put('v1/channels/next.json', text('second'), headers, { tag });
    await expect(store.put('v1/channels/next.json', text('third'), headers, { tag })).rejects.toMatchObject(
      conflict,
    );
    expect((await store.get('v1/channels/next.json'))?.bytes.toString()).toBe('second');
  });

  it('accepts one of many simultaneous writes, if the store supports conditions [FED-5]', async () => {
    const store = await fresh();
    await store.put('v1/channels/next.json', text('first'), headers);
    const tag = await tagOf(store, 'v1/channels/next.json');
    // Of equal length: s3rver overwrites an object in place, and would leave the end of a longer one.
    const writers = Array.from({ length: 12 }, (_, index) => `writer ${String(index + 10)}`);
    const outcomes = await Promise.allSettled(
      writers.map((writer) => store.put('v1/channels/next.json', text(writer), headers, { tag })),
    );
    const winners = writers.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    // Without conditions several writes may succeed; the object is then still the complete object of one of them.
    expect(winners.length).toBeGreaterThanOrEqual(1);
    expect(winners.length).toBeLessThanOrEqual(store.conditional ? 1 : writers.length);
    expect(winners).toContain((await store.get('v1/channels/next.json'))?.bytes.toString());
  });
});
