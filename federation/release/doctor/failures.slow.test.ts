import { gunzipSync } from 'node:zlib';
import type { Tamper } from '../testing/release-server';
import { CHUNK } from '../testing/releases';
import {
  CHANNEL,
  diagnoseWith,
  onFile,
  useDeployment,
  withBody,
  withHeaders,
  withStatus,
} from './testing/deployment';

const used = useDeployment();

type Headers = Readonly<Record<string, string | undefined>>;
const onChunk = (headers: Headers): Tamper => withHeaders(CHUNK, headers);
const cached = (value: string | undefined): Tamper => onChunk({ 'cache-control': value });
const channelCached = (value: string | undefined): Tamper => withHeaders(CHANNEL, { 'cache-control': value });
const allows = (origin: string | undefined): Tamper => onChunk({ 'access-control-allow-origin': origin });

const truncated = onFile(CHUNK, (_key, { headers, body }, _request, response) => {
  response.writeHead(200, { ...headers, 'content-length': String(body.length + 5) });
  response.write(body, () => response.destroy());
  return false;
});

const REDIRECT = withStatus(CHUNK, 302, { location: 'https://cdn.example/' });
const ALTERED = withBody('licences.txt', (text) => text.toUpperCase());

/** What is wrong, the responses, the level and the check, and the message, or its start with `…`. */
const FAILURES: readonly (readonly [string, Tamper, string, string])[] = [
  ['a file is missing', withStatus(CHUNK, 404), 'error status', 'status 404'],
  ['the store fails', withStatus(CHUNK, 503), 'error status', 'status 503'],
  ['a file is at another address', REDIRECT, 'error status', 'status 302 to https://cdn.example/'],
  ['a response is truncated', truncated, 'error status', 'truncated, or cannot be decompressed…'],
  ['a byte of one file is altered', ALTERED, 'error integrity', 'bytes altered (br, gzip)'],
  ['the channel is cached for long', channelCached('max-age=3600'), 'error caching', 'is cached for 3600 s'],
  [
    'shared caches keep the channel for two minutes',
    channelCached('public, max-age=0, s-maxage=120'),
    'warning caching',
    'is cached for 120 s',
  ],
  ['the channel is immutable', channelCached('max-age=30, immutable'), 'error caching', 'is immutable'],
  ['the channel has no cache-control', channelCached(undefined), 'error caching', 'no cache-control…'],
  [
    'the cache serves an old channel',
    withHeaders(CHANNEL, { age: '600' }),
    'warning caching',
    'the cache serves a copy that is out of date',
  ],
  ['a file of a release is revalidated', cached('no-cache'), 'warning caching', 'is cached for 0 s only'],
  ['a file of a release is not cached', cached('no-store'), 'error caching', 'is not cached…'],
  [
    'a file of a release is private',
    cached('private, max-age=31536000, immutable'),
    'warning caching',
    'is private…',
  ],
  ['a file is not immutable', cached('max-age=31536000'), 'warning caching', 'is revalidated…'],
  ['a file sets a cookie', onChunk({ 'set-cookie': 'a=b' }), 'warning caching', 'sets a cookie…'],
  [
    'there is no vary header',
    onChunk({ vary: undefined }),
    'error compression',
    'no `vary: accept-encoding`…',
  ],
  [
    'caches in between receive uncompressed files',
    onFile(CHUNK, (_key, prepared, { headers: { via } }) => {
      if (via === undefined || prepared.headers['content-encoding'] !== 'gzip') return;
      delete prepared.headers['content-encoding'];
      prepared.body = gunzipSync(prepared.body);
    }),
    'warning compression',
    'is not compressed with gzip for caches that send Via',
  ],
  [
    'a script is text',
    onChunk({ 'content-type': 'text/plain' }),
    'error types',
    'has the content-type text/plain',
  ],
  ['a file is for its own origin only', allows(undefined), 'error cors', 'allows no other origin'],
  [
    'a file is for another origin',
    allows('https://shop.example'),
    'error cors',
    'allows only https://shop.example',
  ],
  [
    'a file depends on the origin without a vary header',
    allows('https://host.example'),
    'error cors',
    'depends on the origin without `vary: origin`…',
  ],
  ...['x-content-type-options', 'cross-origin-resource-policy', 'timing-allow-origin'].map(
    (name) =>
      [
        `there is no header ${name}`,
        withHeaders('.js', { [name]: undefined }),
        'warning headers',
        `no \`${name}: …`,
      ] as const,
  ),
  [
    'a missing file has a page',
    withStatus('no-such-file.js', 200),
    'error missing',
    'a file that does not exist has status 200',
  ],
  [
    'a 404 is cached',
    withHeaders('no-such-file.js', { 'cache-control': 'max-age=600' }),
    'warning missing',
    'a 404 is cached for 600 s',
  ],
];

it.each(FAILURES)('reports that %s, as the only problem [FED-5]', async (_, tamper, check, message) => {
  used.server.tamper(tamper);
  const { code, problems } = await diagnoseWith(used.server.address);
  expect(problems).toHaveLength(1);
  const [start, ...rest] = problems.join().split(': ');
  expect(start).toMatch(new RegExp(`^${check} \\S+$`));
  const found = rest.join(': ');
  const [prefix = ''] = message.split('…');
  expect(message.endsWith('…') ? found.slice(0, prefix.length) : found).toBe(prefix);
  expect(code).toBe(check.startsWith('error') ? 1 : 0);
});
