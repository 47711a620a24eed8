import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isIntegrity } from '../../contract/integrity';
import { accepts as isAccepted, DEFAULT_ACCEPTS, LoadError, majorOf } from '../options';
import { channelPath, isChannel, isRecord, type Candidate, type ChannelTarget } from '../release';
import { isCandidate } from '../rollout/choose-target';

export interface DownloadOptions {
  /** Address of the release store, with a trailing slash. */
  readonly base: string;
  readonly channel: string;
  /** Versions of the contract that the host accepts; `^1` by default. */
  readonly accepts?: string;
  /** Folder that receives `server/`, `release.json`, and `candidate/server/` during a roll-out. */
  readonly out: string;
}

/** What `release.json` contains: the release that the renderer belongs to, for `chooseRelease`. */
export interface DownloadedRelease extends ChannelTarget {
  /** The release that is rolled out, whose renderer is in `candidate/`. */
  readonly candidate?: Candidate;
}

type Hashes = Readonly<Record<string, string>>;

const TIMEOUT_MS = 10_000;
const FOLDER = 'server/';
/** Names of files in the folder, which cannot lead out of it. */
const SAFE_NAME = /^server\/(?:\w[\w-]*\/)*\w[\w.-]*$/;

const get = async (url: string): Promise<Response> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    throw new LoadError('network', 'release', `${url} did not load: ${String(error)}`);
  });
  if (!response.ok) throw new LoadError('network', 'release', `${url} returned status ${response.status}`);
  return response;
};

const getJson = async (url: string): Promise<unknown> => {
  const response = await get(url);
  return response.json().catch(() => {
    throw new LoadError('wrong-shape', 'release', `${url} is not JSON`);
  });
};

/** Reads the releases of a channel that the host accepts: the current one, and the candidate if there is one. */
const readChannel = async ({
  base,
  channel,
  accepts = DEFAULT_ACCEPTS,
}: DownloadOptions): Promise<DownloadedRelease> => {
  const url = base + channelPath(channel, majorOf(accepts));
  const found = await getJson(url);
  if (!isChannel(found)) throw new LoadError('wrong-shape', 'channel', `${url} is not a channel`);
  const { version, path: folder, integrity, contract, candidate } = found;
  if (!isAccepted(accepts, contract))
    throw new LoadError('version', 'channel', `${url} has contract ${contract}, not ${accepts}`);
  const isUsable = isCandidate(candidate) && isAccepted(accepts, candidate.contract);
  return { version, path: folder, integrity, contract, ...(isUsable && { candidate }) };
};

/** Returns the hashes of the renderer's files, by their names in the release. */
const readHashes = async (
  folder: string,
  { version, integrity }: Pick<ChannelTarget, 'version' | 'integrity'>,
): Promise<Hashes> => {
  const url = `${folder}integrity.json`;
  const list = await getJson(url);
  const files = isRecord(list) && list['version'] === version ? list['files'] : undefined;
  const hashes = Object.entries(isRecord(files) ? files : {}).flatMap(([name, file]) =>
    isRecord(file) && isIntegrity(file['integrity']) ? [[name, file['integrity']] as const] : [],
  );
  const all = Object.fromEntries(hashes);
  if (all['header.json'] !== integrity)
    throw new LoadError('integrity', 'release', `${url} is not the list of ${version}`);
  return Object.fromEntries(hashes.filter(([name]) => SAFE_NAME.test(name) && !/\.(br|gz)$/.test(name)));
};

/**
 * Downloads a file and verifies its hash.
 *
 * @throws LoadError if it fails to load or has another hash
 */
export const downloadFile = async (url: string, integrity: string, file: string): Promise<void> => {
  const bytes = Buffer.from(await (await get(url)).arrayBuffer());
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
    throw new LoadError('integrity', 'release', `${url} is not the file that was released`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
};

/** Downloads the renderer of a release to `folder/server`, which is replaced if everything has arrived. */
export const downloadServer = async (base: string, target: ChannelTarget, out: string): Promise<void> => {
  const folder = base + target.path;
  const hashes = await readHashes(folder, target);
  if (Object.keys(hashes).length === 0)
    throw new LoadError('wrong-shape', 'release', `${target.version} has no renderer`);
  const part = path.join(out, `server.part-${process.pid}`);
  try {
    for (const [name, integrity] of Object.entries(hashes))
      await downloadFile(folder + name, integrity, path.join(part, name.slice(FOLDER.length)));
    await rm(path.join(out, 'server'), { recursive: true, force: true });
    await rename(part, path.join(out, 'server'));
  } finally {
    await rm(part, { recursive: true, force: true });
  }
};

/**
 * Downloads the renderer of the release to which a channel points, and that of its candidate, and verifies each file by
 * the release's list of hashes. A folder changes only if everything has arrived [FED-8].
 *
 * @throws LoadError if a file fails to load, differs, or the host does not accept the contract
 */
export const downloadRenderer = async (options: DownloadOptions): Promise<DownloadedRelease> => {
  const { base, out } = options;
  const release = await readChannel(options);
  const candidateOut = path.join(out, 'candidate');
  if (release.candidate) await downloadServer(base, release.candidate, candidateOut);
  await downloadServer(base, release, out);
  await writeFile(path.join(out, 'release.json'), `${JSON.stringify(release, undefined, 2)}\n`);
  // Removed last: until then a host may read the former list, which names the candidate.
  if (!release.candidate) await rm(candidateOut, { recursive: true, force: true });
  return release;
};
