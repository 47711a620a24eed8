import path from 'node:path';
import { varies } from './check-compression';
import type { CheckFile } from './examined-file';
import type { Found } from './finding';
import type { Served } from './request-file';

/** Media types with which browsers use a file, by its extension. */
const TYPES: Readonly<Record<string, RegExp>> = {
  '.js': /^(?:text|application)\/javascript\b/,
  '.css': /^text\/css\b/,
  '.json': /^application\/json\b/,
};

/** Finds files with a media type that browsers refuse. */
export const checkTypes: CheckFile = ({ file, served }) => {
  const expected = TYPES[path.posix.extname(file)];
  if (!expected) return [];
  return served
    .map(({ headers }) => headers.get('content-type') ?? 'none')
    .filter((type) => !expected.test(type))
    .map((type) => ({
      check: 'types',
      severity: 'error',
      file,
      problem: `has the content-type ${type}`,
      advice:
        'Keep the content-type of the object: browsers refuse a script or a style sheet of another type',
    }));
};

const checkAllowedOrigin = (response: Served, origin: string): readonly Found[] => {
  const allowed = response.headers.get('access-control-allow-origin');
  if (allowed === '*') return [];
  const advice = 'Send `access-control-allow-origin: *`: files are requested without credentials';
  if (allowed !== origin) {
    const problem = `allows ${allowed === null ? 'no other origin' : `only ${allowed}`}`;
    return [{ severity: 'error', problem, advice }];
  }
  const problem = 'depends on the origin without `vary: origin`: caches send it to hosts of other origins';
  return varies(response, 'origin') ? [] : [{ severity: 'error', problem, advice }];
};

/** Creates a check that finds files which a page of another origin cannot load. */
export const createCheckCors =
  (origin: string): CheckFile =>
  ({ file, served }) =>
    served
      .flatMap((response) => checkAllowedOrigin(response, origin))
      .map((found) => ({ check: 'cors', file, ...found }));

/** Headers of each file, with the reason why hosts need them. */
const REQUIRED = [
  ['x-content-type-options', 'nosniff', 'browsers guess the type of the file'],
  ['cross-origin-resource-policy', 'cross-origin', 'hosts with `require-corp` cannot load the file'],
  ['timing-allow-origin', '*', 'hosts cannot measure how long the file takes'],
] as const;

/** Finds files without the headers that hosts of other origins need. */
export const checkHeaders: CheckFile = ({ file, served }) =>
  served.flatMap(({ headers }) =>
    REQUIRED.filter(([name, value]) => headers.get(name)?.toLowerCase() !== value).map(
      ([name, value, reason]) => ({
        check: 'headers',
        severity: 'warning',
        file,
        problem: `no \`${name}: ${value}\`: ${reason}`,
        advice: 'Send it with each file',
      }),
    ),
  );
