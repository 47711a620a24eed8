import { fetchPastCaches } from '../fetch-past-caches';
import { CANDIDATE_MANIFEST, isChannel, isRecord, MANIFEST } from '../release';
import { choosePageTarget, type Choice } from './page-target';

/** Returns the address of the channel whose manifest has this address; undefined for the manifest of a release. */
const channelOf = (url: string): string | undefined => {
  const [, folder, name] = /^(.*\/v\d+\/)([\w-]+)\/[^/]*$/.exec(url) ?? [];
  return folder !== undefined && name !== undefined && url.endsWith(`/${MANIFEST}`)
    ? `${folder}channels/${name}.json`
    : undefined;
};

/** Returns whether this visit receives the candidate of a channel. False if the channel fails to load. */
const isCandidateChosen = async (channelUrl: string, init: RequestInit, choice: Choice): Promise<boolean> => {
  try {
    const response = await fetch(channelUrl, { ...init, credentials: 'omit' });
    const channel: unknown = await response.json();
    return isChannel(channel) && choosePageTarget(channel, choice) !== channel;
  } catch {
    return false;
  }
};

/** Returns whether a response has what the federation's runtime reads. The runtime keeps any other JSON for good. */
const isManifest = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value['metaData']) &&
  isRecord(value['metaData']['remoteEntry']) &&
  Array.isArray(value['exposes']) &&
  Array.isArray(value['shared']);

type Init = RequestInit & { readonly signal: AbortSignal };

const fetchManifest = (url: string, init: Init): Promise<Response> => fetchPastCaches(url, init, isManifest);

/**
 * Loads Module Federation's manifest for a stock host: that of the channel's candidate if this visit receives it
 * [FED-5] [FED-9]. Both manifests are in the same folder, so their relative addresses mean the same. The channel and the
 * manifest load at the same time; the manifest of the current release is used if anything about the candidate fails.
 *
 * @param choice undefined if the host always uses the current release
 * @throws Error if no manifest loads
 */
export const loadStockManifest = async (
  url: string,
  init: Init,
  choice: Choice | undefined,
): Promise<Response> => {
  const current = fetchManifest(url, init);
  // The caller handles the failure, unless the candidate's manifest replaces this one.
  current.catch(() => undefined);
  const channel = channelOf(url);
  if (!choice || channel === undefined || !(await isCandidateChosen(channel, init, choice))) return current;
  const candidate = fetchManifest(url.slice(0, -MANIFEST.length) + CANDIDATE_MANIFEST, init);
  return candidate.catch(() => current);
};
