import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveOnLoopback } from '../testing/serve-on-loopback';
import { createS3Store } from './s3-store';

interface Received {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

const EMPTY_LIST = '<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>';

/** Starts an object store that accepts everything, and returns a store in it and the received requests. */
const setUp = async () => {
  const received: Received[] = [];
  const { address, close } = await serveOnLoopback((incoming, response) => {
    const { method = '', headers } = incoming;
    const url = new URL(incoming.url ?? '/', 'http://store.example');
    received.push({ method, url, headers });
    void text(incoming).then(() => {
      response.setHeader('etag', '"tag"');
      response.end(url.searchParams.has('list-type') ? EMPTY_LIST : '');
    });
  });
  const store = createS3Store({
    bucket: 'releases',
    prefix: '',
    conditions: 'bare',
    endpoint: address,
    attempts: 1,
    timeout: 10_000,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    region: 'eu-west-2',
  });
  return { store, received, close };
};

describe('createS3Store', () => {
  it('sends conditions with single writes only: Ceph’s gateway 16 ignores those of deletions, copies and uploads in parts [FED-5]', async () => {
    const { store, received, close } = await setUp();
    const key = 'v1/channels/next.json';
    await store.put(key, Buffer.from('first'), { absent: true });
    await store.put(key, Buffer.from('second'), { tag: '"tag"' });
    // Larger than the parts in which tools upload large objects.
    await store.put('1.0.0_ab/large.js', Buffer.alloc(9_000_000));
    await store.get(key);
    await store.list('v1/');
    await store.remove(key);
    await close();
    const conditions = received.map(({ method, headers }) => [
      method,
      headers['if-none-match'] ?? headers['if-match'],
    ]);
    expect(conditions).toEqual([
      ['PUT', '*'],
      ['PUT', 'tag'],
      ['PUT', undefined],
      ['GET', undefined],
      ['GET', undefined],
      ['DELETE', undefined],
    ]);
    for (const { url, headers } of received) {
      expect(headers).not.toHaveProperty('x-amz-copy-source');
      expect(['uploads', 'uploadId', 'delete'].filter((name) => url.searchParams.has(name))).toEqual([]);
    }
  });
});
