import { accepts } from '../accepts';
import { isChannel, isRecord, type Candidate, type ChannelTarget } from '../release';
import { BUCKETS, bucketOfId } from './bucket';

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
