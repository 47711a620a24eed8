/** Chooses the release of a page on a server, exactly as the loader does in the browser. */
import { DEFAULT_ACCEPTS } from '../options';
import type { Candidate, ChannelTarget } from '../release';
import { bucketCookie, bucketOfId, chooseTarget, drawBucket, readBucket } from './choose-target';

/** What a server knows about a visit. */
export interface Visit {
  /** The host's own id of the shopper, the loader's option `visitorId`. No cookie is read or set with it. */
  readonly visitorId?: string | undefined;
  /** The header `Cookie` of the request. */
  readonly cookies?: string | undefined;
  /** Versions of the contract that the host accepts; `^1` by default. */
  readonly accepts?: string | undefined;
  /** Whether the shopper uses `https:`, so that the cookie is sent with it only; true by default. */
  readonly isSecure?: boolean | undefined;
}

/** The release for a visit. */
export interface ChosenRelease<Target> {
  readonly target: Target;
  readonly isCandidate: boolean;
  /** Value of a header `Set-Cookie` that the response needs, so that all pages of the visit use the same release. */
  readonly setCookie?: string;
}

/**
 * Chooses the release of a visit: the current one of the channel, or its candidate [FED-5] [FED-8].
 *
 * @param channel the channel's file, or the `release.json` of a downloaded renderer
 * @throws LoadError of kind `version` if `accepts` is malformed
 */
export const chooseRelease = <Current extends { readonly candidate?: Candidate | undefined }>(
  channel: Current,
  { visitorId, cookies = '', accepts = DEFAULT_ACCEPTS, isSecure = true }: Visit = {},
): ChosenRelease<Current | ChannelTarget> => {
  const choose = (bucket: number | undefined) => {
    const target = chooseTarget(channel, bucket, accepts);
    return { target, isCandidate: target !== channel };
  };
  if (!channel.candidate || visitorId === '') return choose(undefined);
  if (visitorId !== undefined) return choose(bucketOfId(visitorId));
  const bucket = readBucket(cookies);
  if (bucket !== undefined) return choose(bucket);
  const drawn = drawBucket();
  return { ...choose(drawn), setCookie: bucketCookie(drawn, isSecure) };
};
