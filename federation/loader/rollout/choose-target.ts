/** Which release of a channel a visit gets while a release is rolled out: each visit has one of 100 buckets. */
import { accepts } from '../options';
import { isChannel, isRecord, type Candidate, type ChannelTarget } from '../release';

/** The number of buckets: one for each percent of the visits. */
export const BUCKETS = 100;

/** Session cookie of the shop with the bucket of a visit. It is written only while a channel has a candidate. */
export const BUCKET_COOKIE = 'shop_header_bucket';

/** Hash of a text: FNV-1a, then the final mix of MurmurHash3, without which similar ids have similar hashes. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** Returns the bucket of an id, from 0 to 99: the same in every browser and on every server. */
export const bucketOfId = (id: string): number => hashOf(id) % BUCKETS;

/**
 * Returns the bucket in a list of cookies, such as `document.cookie` or the request header `Cookie`; undefined if there
 * is none or it is malformed.
 */
export const readBucket = (cookies: string): number | undefined => {
  const found = new RegExp(`(?:^|;\\s*)${BUCKET_COOKIE}=(\\d{1,2})(?:;|$)`).exec(cookies);
  return found ? Number(found[1]) : undefined;
};

/** Returns a random bucket. */
export const drawBucket = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % BUCKETS;

/**
 * Returns the cookie of a bucket, for `document.cookie` or the response header `Set-Cookie`. Browsers remove it at the
 * end of the session.
 */
export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  `${BUCKET_COOKIE}=${bucket};path=/;SameSite=Lax${isSecure ? ';Secure' : ''}`;

/** The fields of a channel that decide about a visit. */
export interface RolloutChannel {
  readonly candidate?: unknown;
}

/** Returns whether a value is a candidate that can be chosen. */
export const isCandidate = (value: unknown): value is Candidate =>
  isRecord(value) && typeof value['percent'] === 'number' && isChannel(value);

/**
 * Returns whether a visit receives the candidate. The bucket is rotated by the candidate's version: other visits are
 * first with each release, and a visit that has the candidate keeps it while its part grows.
 */
export const isSelected = (bucket: number, { version, percent }: Pick<Candidate, 'version' | 'percent'>) =>
  (bucket + bucketOfId(version)) % BUCKETS < percent;

/**
 * Returns the release of a channel for a visit: the candidate or the current one. The candidate is ignored if it is
 * malformed or the host does not accept its contract [FED-3] [FED-5].
 *
 * @param bucket from 0 to 99; undefined for a visit without one, which receives the current release
 * @param range contracts that the host accepts
 * @throws LoadError of kind `version` if the range is malformed
 */
export const chooseTarget = <Current extends RolloutChannel>(
  channel: Current,
  bucket: number | undefined,
  range: string,
): Current | ChannelTarget => {
  const { candidate } = channel;
  return bucket !== undefined &&
    isCandidate(candidate) &&
    isSelected(bucket, candidate) &&
    accepts(range, candidate.contract)
    ? candidate
    : channel;
};
