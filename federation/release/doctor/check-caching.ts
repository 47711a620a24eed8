import type { CheckFile } from './examined-file';
import type { Found } from './finding';

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

const UNDECIDED: Found = {
  severity: 'error',
  problem: 'no cache-control: each cache decides itself how long it keeps the file',
  advice: `Send \`cache-control: ${MOVED}\` below v1, and \`${IMMUTABLE}\` for releases`,
};

const checkMoved = (headers: Headers): readonly Found[] => {
  const lifetime = lifetimeOf(headers);
  if (lifetime === undefined) return [UNDECIDED];
  const advice = `Send \`cache-control: ${MOVED}\`: it is the time until pages receive a promotion or a roll-back`;
  if (directivesOf(headers).has('immutable')) return [{ severity: 'error', problem: 'is immutable', advice }];
  const problem = `is cached for ${String(lifetime)} s`;
  if (lifetime > MOVED_LIMIT_SECONDS) return [{ severity: 'error', problem, advice }];
  if (lifetime > MOVED_SECONDS) return [{ severity: 'warning', problem, advice }];
  const age = Number(headers.get('age') ?? 0);
  return lifetime > 0 && age > lifetime
    ? [
        {
          severity: 'warning',
          problem: 'the cache serves a copy that is out of date',
          advice: 'Check that the cache can reach the origin',
        },
      ]
    : [];
};

const checkImmutable = (headers: Headers): readonly Found[] => {
  const lifetime = lifetimeOf(headers);
  if (lifetime === undefined) return [UNDECIDED];
  const directives = directivesOf(headers);
  const advice = `Send \`cache-control: ${IMMUTABLE}\`: a file of a release never changes`;
  if (directives.has('no-store'))
    return [{ severity: 'error', problem: 'is not cached, so each page transfers it again', advice }];
  if (directives.has('private'))
    return [{ severity: 'warning', problem: 'is private, so shared caches do not keep it', advice }];
  if (lifetime < MONTH_SECONDS)
    return [{ severity: 'warning', problem: `is cached for ${String(lifetime)} s only`, advice }];
  return lifetime >= YEAR_SECONDS && directives.has('immutable')
    ? []
    : [{ severity: 'warning', problem: 'is revalidated when a page is reloaded', advice }];
};

const checkCookie = (headers: Headers): readonly Found[] =>
  headers.has('set-cookie')
    ? [
        {
          severity: 'warning',
          problem: 'sets a cookie, so shared caches do not keep it',
          advice: 'Remove set-cookie from the responses of this path',
        },
      ]
    : [];

/** Finds files that caches keep for too long or not long enough. */
export const checkCaching: CheckFile = ({ file, kind, served }) =>
  served.flatMap(({ headers }) =>
    [...(kind === 'moved' ? checkMoved(headers) : checkImmutable(headers)), ...checkCookie(headers)].map(
      (found) => ({ check: 'caching' as const, file, ...found }),
    ),
  );
