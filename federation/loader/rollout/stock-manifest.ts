import { CANDIDATE_MANIFEST, isChannel, MANIFEST } from '../release';
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

/**
 * Loads Module Federation's manifest for a stock host: that of the channel's candidate if this visit receives it
 * [FED-5] [FED-9]. Both manifests are in the same folder, so their relative addresses mean the same. The channel and the
 * manifest load at the same time; the manifest of the current release is used if anything about the candidate fails.
 *
 * @param choice undefined if the host always uses the current release
 */
export const loadStockManifest = async (
  url: string,
  init: RequestInit,
  choice: Choice | undefined,
): Promise<Response> => {
  const current = fetch(url, init);
  // The caller handles the failure, unless the candidate's manifest replaces this one.
  current.catch(() => undefined);
  const channel = channelOf(url);
  if (!choice || channel === undefined || !(await isCandidateChosen(channel, init, choice))) return current;
  const candidate = await fetch(url.slice(0, -MANIFEST.length) + CANDIDATE_MANIFEST, init).catch(
    () => undefined,
  );
  return candidate?.ok === true ? candidate : current;
};
