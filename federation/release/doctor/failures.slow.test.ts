import type { Tamper } from '../testing/release-server';
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

const FAILURES: readonly (readonly [string, Tamper, string, string, RegExp])[] = [
  ['a file is missing', withStatus('search.dddddd.js', 404), 'error', 'status', /^status 404$/],
  ['the store fails', withStatus('search.dddddd.js', 503), 'error', 'status', /^status 503$/],
  [
    'a file is at another address',
    withStatus('search.dddddd.js', 302, { location: 'https://cdn.example/' }),
    'error',
    'status',
    /^status 302 to https:\/\/cdn\.example\/$/,
  ],
  [
    'a response is truncated',
    onFile('search.dddddd.js', (_key, { headers, body }, _request, response) => {
      response.writeHead(200, { ...headers, 'content-length': String(body.length + 5) });
      response.write(body, () => response.destroy());
      return false;
    }),
    'error',
    'status',
    /^truncated, or cannot be decompressed/,
  ],
  [
    'a byte of one file is altered',
    withBody('licences.txt', (text) => text.toUpperCase()),
    'error',
    'integrity',
    /^bytes altered \(br, gzip\)$/,
  ],
  [
    'the channel is cached for an hour',
    withHeaders(CHANNEL, { 'cache-control': 'public, max-age=3600' }),
    'error',
    'caching',
    /^is cached for 3600 s$/,
  ],
  [
    'shared caches keep the channel for two minutes',
    withHeaders(CHANNEL, { 'cache-control': 'public, max-age=0, s-maxage=120' }),
    'warning',
    'caching',
    /^is cached for 120 s$/,
  ],
  [
    'the channel is immutable',
    withHeaders(CHANNEL, { 'cache-control': 'public, max-age=30, immutable' }),
    'error',
    'caching',
    /^is immutable$/,
  ],
  [
    'the channel has no cache-control',
    withHeaders(CHANNEL, { 'cache-control': undefined }),
    'error',
    'caching',
    /^no cache-control/,
  ],
  [
    'the cache serves an old channel',
    withHeaders(CHANNEL, { age: '600' }),
    'warning',
    'caching',
    /out of date/,
  ],
  [
    'a file of a release is revalidated',
    withHeaders('search.dddddd.js', { 'cache-control': 'no-cache' }),
    'warning',
    'caching',
    /^is cached for 0 s only$/,
  ],
  [
    'a file of a release is not cached',
    withHeaders('search.dddddd.js', { 'cache-control': 'no-store' }),
    'error',
    'caching',
    /^is not cached/,
  ],
  [
    'a file of a release is private',
    withHeaders('search.dddddd.js', { 'cache-control': 'private, max-age=31536000, immutable' }),
    'warning',
    'caching',
    /^is private/,
  ],
  [
    'a file of a release is not immutable',
    withHeaders('search.dddddd.js', { 'cache-control': 'public, max-age=31536000' }),
    'warning',
    'caching',
    /^is revalidated/,
  ],
  [
    'a file sets a cookie',
    withHeaders('search.dddddd.js', { 'set-cookie': 'a=b' }),
    'warning',
    'caching',
    /^sets a cookie/,
  ],
  [
    'there is no vary header',
    withHeaders('search.dddddd.js', { vary: undefined }),
    'error',
    'compression',
    /^no `vary: accept-encoding`/,
  ],
  [
    'a script is text',
    withHeaders('search.dddddd.js', { 'content-type': 'text/plain' }),
    'error',
    'types',
    /^has the content-type text\/plain$/,
  ],
  [
    'a file is for its own origin only',
    withHeaders('search.dddddd.js', { 'access-control-allow-origin': undefined }),
    'error',
    'cors',
    /^allows no other origin$/,
  ],
  [
    'a file is for another origin',
    withHeaders('search.dddddd.js', { 'access-control-allow-origin': 'https://shop.example' }),
    'error',
    'cors',
    /^allows only https:\/\/shop\.example$/,
  ],
  [
    'a file depends on the origin without a vary header',
    withHeaders('search.dddddd.js', { 'access-control-allow-origin': 'https://host.example' }),
    'error',
    'cors',
    /^depends on the origin without `vary: origin`/,
  ],
  ...['x-content-type-options', 'cross-origin-resource-policy', 'timing-allow-origin'].map(
    (name) =>
      [
        `there is no header ${name}`,
        withHeaders('.js', { [name]: undefined }),
        'warning',
        'headers',
        new RegExp(`^no \`${name}: `),
      ] as const,
  ),
  ['a missing file has a page', withStatus('no-such-file.js', 200), 'error', 'missing', /has status 200$/],
  [
    'a 404 is cached',
    withHeaders('no-such-file.js', { 'cache-control': 'max-age=600' }),
    'warning',
    'missing',
    /^a 404 is cached for 600 s$/,
  ],
];

it.each(FAILURES)(
  'reports that %s, as the only problem [FED-5]',
  async (_, tamper, level, check, message) => {
    used.server.tamper(tamper);
    const { code, problems } = await diagnoseWith(used.server.address);
    expect(problems).toEqual([
      {
        level,
        check,
        files: expect.anything() as unknown,
        message: expect.stringMatching(message) as unknown,
      },
    ]);
    expect(code).toBe(level === 'error' ? 1 : 0);
  },
);
