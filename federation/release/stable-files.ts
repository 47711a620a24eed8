import { array, looseObject, record, string, type InferOutput } from 'valibot';
import { PROBLEMS_PAGE } from '../contract/problems';
import { FRAME_FOLDER, FRAME_SCRIPT, LOADER_SCRIPT } from '../exposes';
import { CANDIDATE_MANIFEST, MANIFEST, type Channel } from '../loader/release';
import { channelLabel, readChannel, targetsOf, type ChannelId } from './channel';
import { withCompressedCopies } from '../build/precompress';
import { conflict, isFailure, parseJson } from './exit-codes';
import { recordState } from './history';
import type { ReadFile } from './integrity-list';
import { putIfDifferent, readFrom, type ObjectStore } from './store';

/** Module Federation's archive of types, which a host's build requests next to the manifest. */
const TYPES = '@mf-types.zip';

const withCompressed = (file: string): readonly string[] => ['', '.br', '.gz'].map((ending) => file + ending);

/** The script build of the loader. */
const LOADER_FILES = withCompressed(LOADER_SCRIPT);

/** The page to which problems of hosts that follow a channel link. */
const PAGE_FILES = withCompressed(PROBLEMS_PAGE);

/** The channel whose scripts also have addresses such as `v1/loader.js`, which pages of plain HTML contain. */
const SCRIPT_CHANNEL = 'stable';

/** Attempts to move a file while other promotions move it, too. */
const MAX_ATTEMPTS = 5;

const withAssets = looseObject({ assets: record(string(), record(string(), array(string()))) });

const manifest = looseObject({
  metaData: looseObject({ remoteEntry: looseObject({ path: string() }) }),
  shared: array(withAssets),
  exposes: array(withAssets),
});

type WithAssets = InferOutput<typeof withAssets>;

/**
 * Returns Module Federation's manifest of a release for an address such as `v1/stable/mf-manifest.json`.
 *
 * @param text the release's own manifest
 * @param path the release's folder
 * @throws ReleaseError if the text is not a manifest
 */
const movedManifest = (text: string, path: string): string => {
  const { metaData, shared, exposes, ...rest } = parseJson(
    manifest,
    text,
    `${path}${MANIFEST} is not a manifest of Module Federation`,
  );
  const folder = `../../${path.slice(0, -1)}`;
  const moved = (file: string): string => `${folder}/${file}`;
  const mapValues = <From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
  const moveAssets = ({ assets, ...others }: WithAssets) => ({
    ...others,
    assets: mapValues(assets, (kinds) => mapValues(kinds, (files) => files.map(moved))),
  });
  const remoteEntry = { ...metaData.remoteEntry, path: folder };
  return JSON.stringify({
    ...rest,
    metaData: { ...metaData, remoteEntry },
    shared: shared.map(moveAssets),
    exposes: exposes.map(moveAssets),
  });
};

const stableKey = ({ name, contract }: ChannelId, file: string): string => `v${contract}/${name}/${file}`;

type StableFile = readonly [key: string, bytes: Buffer];

const stableFile = (id: ChannelId, file: string, bytes: Buffer): StableFile => [stableKey(id, file), bytes];

/** Returns a script with the address of its channel, and with the one of all channels if it is that of `stable`. */
const scriptAt = (id: ChannelId, file: string, bytes: Buffer): readonly StableFile[] => [
  stableFile(id, file, bytes),
  ...(id.name === SCRIPT_CHANNEL ? [[`v${id.contract}/${file}`, bytes] as const] : []),
];

/** Returns the path of the candidate's manifest. */
export const candidateManifestKey = (id: ChannelId): string => stableKey(id, CANDIDATE_MANIFEST);

/**
 * Returns the files with stable addresses of a release; those that the release does not have are left out.
 *
 * @throws ReleaseError if its manifest is malformed
 */
export const stableFiles = async (
  read: ReadFile,
  id: ChannelId,
  path: string,
): Promise<readonly StableFile[]> => {
  const files: StableFile[] = [];
  const own = await read(path + MANIFEST);
  if (own) files.push([stableKey(id, MANIFEST), Buffer.from(movedManifest(own.toString(), path))]);
  for (const file of [TYPES, ...PAGE_FILES, ...LOADER_FILES]) {
    const stored = await read(path + file);
    if (!stored) continue;
    files.push(
      ...(LOADER_FILES.includes(file) ? scriptAt(id, file, stored) : [stableFile(id, file, stored)]),
    );
  }
  const frame = await read(path + FRAME_SCRIPT);
  if (frame)
    for (const [file, bytes] of await withCompressedCopies(
      FRAME_SCRIPT,
      Buffer.from(frame.toString().replace(FRAME_FOLDER, path)),
    ))
      files.push(...scriptAt(id, file, bytes));
  return files;
};

/** Writes the manifest of the candidate next to that of the current release, or removes it if there is no candidate. */
const moveCandidateManifest = async (
  store: ObjectStore,
  id: ChannelId,
  candidate: Channel['candidate'],
): Promise<void> => {
  const own = candidate && (await store.get(candidate.path + MANIFEST));
  const key = candidateManifestKey(id);
  if (own) await putIfDifferent(store, key, Buffer.from(movedManifest(own.bytes.toString(), candidate.path)));
  else if (await store.get(key)) await store.remove(key);
};

const pathsOf = (channel: Channel): string =>
  targetsOf(channel)
    .map(({ path }) => path)
    .join();

/**
 * Writes the files of a channel's release that have an address of their own, such as `v1/stable/mf-manifest.json` for
 * stock federation hosts, and `v1/loader.js` and `v1/frame.js` for pages of plain HTML, and keeps a copy of the channel's file. The
 * channel's file decides: it is read again after the writes, and they are repeated if another promotion has changed it. So
 * the files follow the channel after the last of several promotions, and a promotion that was killed is completed by
 * repeating it [FED-9].
 *
 * @throws ReleaseError if other promotions do not stop
 */
export const moveStableFiles = async (store: ObjectStore, id: ChannelId): Promise<void> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await readChannel(store, id);
    if (!before) return;
    try {
      for (const [key, bytes] of await stableFiles(readFrom(store), id, before.channel.path))
        await putIfDifferent(store, key, bytes);
      await moveCandidateManifest(store, id, before.channel.candidate);
      await recordState(store, id, before);
    } catch (error) {
      if (isFailure(error, 'conflict')) continue;
      throw error;
    }
    const after = await readChannel(store, id);
    if (after && pathsOf(after.channel) === pathsOf(before.channel)) return;
  }
  throw conflict(`other promotions move ${channelLabel(id)}: promote again`);
};
