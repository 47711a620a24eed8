import { DEFAULT_ACCEPTS } from '../options';
import type { ChannelTarget } from '../release';
import {
  bucketCookie,
  bucketOfId,
  chooseTarget,
  drawBucket,
  readBucket,
  type RolloutChannel,
} from './choose-target';
import { documentProperty } from '../../contract/document-property';
import { writeCookie } from '../../contract/write-cookie';

/** Returns the bucket of the visit. A new one is stored in a cookie; undefined if cookies are blocked, and in Node. */
const visitBucket = (): number | undefined => {
  try {
    const bucket = readBucket(documentProperty(document, 'cookie'));
    if (bucket !== undefined) return bucket;
    writeCookie(document, bucketCookie(drawBucket(), location.protocol === 'https:'));
    return readBucket(documentProperty(document, 'cookie'));
  } catch {
    return undefined;
  }
};

/** Returns the bucket of the host's id of the shopper; of the visit if there is no id; undefined for an empty id. */
const bucketOf = (visitorId: string | undefined): number | undefined => {
  if (visitorId === undefined) return visitBucket();
  return visitorId === '' ? undefined : bucketOfId(visitorId);
};

/** What decides about the visit; see the options of the loader. */
export interface Choice {
  readonly accepts?: string | undefined;
  readonly visitorId?: string | undefined;
}

/**
 * Returns the release of a channel for this page [FED-5]. Loaded only if the channel has a candidate.
 *
 * @throws LoadError of kind `version` if the host's range of contracts is malformed
 */
export const choosePageTarget = <Current extends RolloutChannel>(
  channel: Current,
  { accepts = DEFAULT_ACCEPTS, visitorId }: Choice,
): Current | ChannelTarget => chooseTarget(channel, bucketOf(visitorId), accepts);
