import path from 'node:path';
import { problemOf } from '../integrity-list';
import { error, varies, warning } from './examined-file';
import type { ExaminedFile, Found, Served } from './examined-file';

/** Returns the problems of one file. */
type CheckFile = (file: ExaminedFile) => readonly Found[];

/** What to do if bytes differ from those of the release. */
export const REPUBLISH = 'Publish the release again, then purge the caches. No server may change the bytes';

const adviceFor = (status: number): string => {
  if (status >= 500)
    return 'The origin or the store fails: look at their logs, and at the timeouts of the edge';
  if (status >= 300 && status < 400)
    return 'Serve the file at its own address: the policies of hosts allow no other one';
  if (status === 401 || status === 403) return 'Allow reads without credentials';
  return 'Publish the release again, and check that the address ends in front of the folder v1';
};

/** Finds files without a complete response of status 200. */
export const checkStatus: CheckFile = ({ responses }) =>
  responses.flatMap((response) => {
    if ('failure' in response) {
      const advice = 'Look at the connections and timeouts of the edge, the origin and the store';
      return [error('status', response.failure, advice)];
    }
    const { status, headers } = response;
    if (status === 200) return [];
    const location = headers.get('location');
    const to = location === null ? '' : ` to ${location}`;
    return [error('status', `status ${status}${to}`, adviceFor(status))];
  });

/** Finds files whose bytes are not those of the release, in any encoding. */
export const checkIntegrity: CheckFile = ({ kind, expected, served }) => {
  // Files that a promotion replaces have a check of their own, because caches may have the former ones for a while.
  if (!expected || kind === 'moved') return [];
  return served.flatMap(({ accepted, bytes }) => {
    const problem = problemOf(expected, bytes);
    return problem === undefined ? [] : [error('integrity', `${problem} (${accepted})`, REPUBLISH)];
  });
};

/** The value that the release tool sets for files that a promotion replaces. */
const MOVED = 'public, max-age=30';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A promotion or a roll-back reaches pages within this time [FED-5]. */
const MOVED_SECONDS = 60;
const MOVED_LIMIT_SECONDS = 300;
const MONTH_SECONDS = 2_592_000;
const YEAR_SECONDS = 31_536_000;

/** Returns the directives of `cache-control` with their values. */
const directivesOf = (headers: Headers): ReadonlyMap<string, string> =>
  new Map(
    (headers.get('cache-control') ?? '')
      .toLowerCase()
      .split(',')
      .map((directive) => directive.trim().split('='))
      .flatMap(([name = '', value = '']) => (name === '' ? [] : [[name, value.replaceAll('"', '')]])),
  );

/**
 * Returns for how many seconds browsers or shared caches keep a response without asking again; undefined if each cache
 * decides that itself.
 */
export const lifetimeOf = (headers: Headers): number | undefined => {
  const directives = directivesOf(headers);
  if (directives.has('no-store') || directives.has('no-cache')) return 0;
  const lifetimes = ['max-age', 's-maxage'].flatMap((name) => {
    const value = directives.get(name);
    return value !== undefined && /^\d+$/.test(value) ? [Number(value)] : [];
  });
  return lifetimes.length === 0 ? undefined : Math.max(...lifetimes);
};

const checkMoved = (headers: Headers, lifetime: number): readonly Found[] => {
  const advice = `Send \`cache-control: ${MOVED}\`: it is the time until pages receive a promotion or a roll-back`;
  if (directivesOf(headers).has('immutable')) return [error('caching', 'is immutable', advice)];
  const problem = `is cached for ${lifetime} s`;
  if (lifetime > MOVED_LIMIT_SECONDS) return [error('caching', problem, advice)];
  if (lifetime > MOVED_SECONDS) return [warning('caching', problem, advice)];
  if (lifetime === 0 || Number(headers.get('age') ?? 0) <= lifetime) return [];
  const stale = 'the cache serves a copy that is out of date';
  return [warning('caching', stale, 'Check that the cache can reach the origin')];
};

const checkImmutable = (headers: Headers, lifetime: number): readonly Found[] => {
  const directives = directivesOf(headers);
  const advice = `Send \`cache-control: ${IMMUTABLE}\`: a file of a release never changes`;
  if (directives.has('no-store'))
    return [error('caching', 'is not cached, so each page transfers it again', advice)];
  if (directives.has('private'))
    return [warning('caching', 'is private, so shared caches do not keep it', advice)];
  if (lifetime < MONTH_SECONDS) return [warning('caching', `is cached for ${lifetime} s only`, advice)];
  return lifetime >= YEAR_SECONDS && directives.has('immutable')
    ? []
    : [warning('caching', 'is revalidated when a page is reloaded', advice)];
};

const UNDECIDED = error(
  'caching',
  'no cache-control: each cache decides itself how long it keeps the file',
  `Send \`cache-control: ${MOVED}\` below v1, and \`${IMMUTABLE}\` for releases`,
);

const COOKIE = warning(
  'caching',
  'sets a cookie, so shared caches do not keep it',
  'Remove set-cookie from the responses of this path',
);

/** Finds files that caches keep for too long or not long enough. */
const checkCaching: CheckFile = ({ kind, served }) =>
  served.flatMap(({ headers }) => {
    const lifetime = lifetimeOf(headers);
    const check = kind === 'moved' ? checkMoved : checkImmutable;
    const found = lifetime === undefined ? [UNDECIDED] : check(headers, lifetime);
    return headers.has('set-cookie') ? [...found, COOKIE] : found;
  });

const encodingOf = ({ headers }: Served): string => headers.get('content-encoding') ?? 'identity';

const VARY = error(
  'compression',
  'no `vary: accept-encoding`: caches send a compressed file to clients that cannot read it',
  'Send `vary: Accept-Encoding` with each file that has compressed copies',
);

const UNREQUESTED =
  'Select the compressed copy by accept-encoding, and let the cache keep one copy for each encoding';
const UNCOMPRESSED = 'Serve the copies .br and .gz that the release has, with content-encoding';

const VIA = 'With nginx, set `gzip_proxied any`: without it, a CDN keeps the uncompressed file for a year';

/** Finds files that are not served in the encoding that was requested, and caches that would mix encodings. */
const checkCompression: CheckFile = ({ isCompressed, served }) => {
  const found = served
    .map((response) => [response.accepted, encodingOf(response)] as const)
    .filter(([accepted, encoding]) => !['identity', ...accepted.split(', ')].includes(encoding))
    .map(([accepted, encoding]) =>
      error('compression', `has the encoding ${encoding}, but ${accepted} was requested`, UNREQUESTED),
    );
  const uncompressed = served.filter(
    (response) => response.accepted !== 'identity' && encodingOf(response) === 'identity',
  );
  const missing = uncompressed.filter(({ hasVia }) => !hasVia).map(({ accepted }) => accepted);
  if (isCompressed && missing.length > 0) {
    const report = missing.length > 1 ? error : warning;
    found.push(report('compression', `is not compressed with ${missing.join(' or ')}`, UNCOMPRESSED));
  }
  const forCaches = uncompressed.filter(({ hasVia, accepted }) => hasVia && !missing.includes(accepted));
  if (isCompressed && forCaches.length > 0) {
    const encodings = forCaches.map(({ accepted }) => accepted).join(' or ');
    found.push(warning('compression', `is not compressed with ${encodings} for caches that send Via`, VIA));
  }
  const isEncoded = isCompressed || served.some((response) => encodingOf(response) !== 'identity');
  const isVarying = served.every((response) => varies(response, 'accept-encoding'));
  return isEncoded && !isVarying ? [...found, VARY] : found;
};

/** Media types with which browsers use a file, by its extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(?:text|application)\/javascript\b/,
  '.css': /^text\/css\b/,
  '.json': /^application\/json\b/,
};

/** Finds files with a media type that browsers refuse. */
const checkTypes: CheckFile = ({ file, served }) => {
  const expected = TYPES[path.posix.extname(file)];
  const advice =
    'Keep the content-type of the object: browsers refuse a script or a style sheet of another type';
  return served
    .map(({ headers }) => headers.get('content-type') ?? 'none')
    .filter((type) => expected?.test(type) === false)
    .map((type) => error('types', `has the content-type ${type}`, advice));
};

/** Finds files that a page of another origin cannot load. */
const checkCors = ({ served }: ExaminedFile, origin: string): readonly Found[] =>
  served.flatMap((response) => {
    const allowed = response.headers.get('access-control-allow-origin');
    const advice = 'Send `access-control-allow-origin: *`: files are requested without credentials';
    if (allowed === '*') return [];
    if (allowed === null) return [error('cors', 'allows no other origin', advice)];
    if (allowed !== origin) return [error('cors', `allows only ${allowed}`, advice)];
    const problem = 'depends on the origin without `vary: origin`: caches send it to hosts of other origins';
    return varies(response, 'origin') ? [] : [error('cors', problem, advice)];
  });

/** Headers of each file, with the reason why hosts need them. */
const REQUIRED = [
  ['x-content-type-options', 'nosniff', 'browsers guess the type of the file'],
  ['cross-origin-resource-policy', 'cross-origin', 'hosts with `require-corp` cannot load the file'],
  ['timing-allow-origin', '*', 'hosts cannot measure how long the file takes'],
] as const;

/** Finds files without the headers that hosts of other origins need. */
const checkHeaders: CheckFile = ({ served }) =>
  served.flatMap(({ headers }) =>
    REQUIRED.filter(([name, value]) => headers.get(name)?.toLowerCase() !== value).map(
      ([name, value, reason]) =>
        warning('headers', `no \`${name}: ${value}\`: ${reason}`, 'Send it with each file'),
    ),
  );

/**
 * Returns what is wrong with the responses for a file. What only browsers need is not checked for the renderer.
 *
 * @param origin the origin of a host's page
 */
export const checkFile = (examined: ExaminedFile, origin: string): readonly Found[] => [
  ...[checkStatus, checkIntegrity, checkCompression].flatMap((check) => check(examined)),
  ...(examined.kind === 'renderer'
    ? []
    : [
        ...[checkCaching, checkTypes, checkHeaders].flatMap((check) => check(examined)),
        ...checkCors(examined, origin),
      ]),
];
