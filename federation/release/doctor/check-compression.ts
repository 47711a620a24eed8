import type { CheckFile } from './examined-file';
import type { Found } from './finding';
import type { Served } from './request-file';

const encodingOf = ({ headers }: Served): string => headers.get('content-encoding') ?? 'identity';

/** Returns whether a response says that it depends on a header of the request. */
export const varies = ({ headers }: Served, name: string): boolean =>
  (headers.get('vary') ?? '')
    .toLowerCase()
    .split(',')
    .some((field) => ['*', name].includes(field.trim()));

const VARY: Found = {
  severity: 'error',
  problem: 'no `vary: accept-encoding`: caches send a compressed file to clients that cannot read it',
  advice: 'Send `vary: Accept-Encoding` with each file that has compressed copies',
};

const unrequested = ({ accepted }: Served, encoding: string): Found => ({
  severity: 'error',
  problem: `has the encoding ${encoding}, but ${accepted} was requested`,
  advice: 'Select the compressed copy by accept-encoding, and let the cache keep one copy for each encoding',
});

const uncompressed = (accepted: readonly string[]): Found => ({
  severity: accepted.length > 1 ? 'error' : 'warning',
  problem: `is not compressed with ${accepted.join(' or ')}`,
  advice: 'Serve the copies .br and .gz that the release has, with content-encoding',
});

/** Finds files that are not served in the encoding that was requested, and caches that would mix encodings. */
export const checkCompression: CheckFile = ({ file, isCompressed, served }) => {
  const wrong = served
    .filter((response) => !['identity', ...response.accepted.split(', ')].includes(encodingOf(response)))
    .map((response) => unrequested(response, encodingOf(response)));
  const missing = served
    .filter((response) => response.accepted !== 'identity' && encodingOf(response) === 'identity')
    .map(({ accepted }) => accepted);
  const isVarying = served.every((response) => varies(response, 'accept-encoding'));
  const isEncoded = isCompressed || served.some((response) => encodingOf(response) !== 'identity');
  const found = [
    ...wrong,
    ...(isCompressed && missing.length > 0 ? [uncompressed(missing)] : []),
    ...(isEncoded && !isVarying ? [VARY] : []),
  ];
  return found.map((each) => ({ check: 'compression', file, ...each }));
};
