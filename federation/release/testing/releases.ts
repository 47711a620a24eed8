import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precompress } from '../../build/precompress';
import { FRAME_FOLDER } from '../../exposes';
import type { HeaderRelease } from '../../loader/release';
import { buildRelease, type Built } from '../build-release';
import { channelOfKey, readChannel } from '../channel';
import { deltaPath, dictionaryName, type Dictionary } from '../deltas/dictionary';
import { integrityOf } from '../integrity-list';
import { abortCandidate, promote, rollback, type Moved } from '../promote';
import { prune, type Pruned } from '../prune';
import { publish, type Published } from '../publish';
import type { ObjectStore } from '../store';

/** Module Federation's manifest, with the fields that contain addresses. */
const MANIFEST = {
  id: 'shop_header',
  metaData: { remoteEntry: { name: 'stock.bbbbbb.js', path: '' }, publicPath: 'auto' },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: 'shop_header:Header',
      assets: { js: { sync: [], async: [] }, css: { sync: ['app.cccccc.css'], async: [] } },
    },
  ],
};

const FILES: Readonly<Record<string, string>> = {
  'lean.aaaaaa.js': 'lean entry',
  'stock.bbbbbb.js': 'stock entry',
  'app.cccccc.css': 'style',
  '@mf-types.zip': 'types',
};

/** @param note text at the end of each file */
const headerOf = (note: string): HeaderRelease => {
  const file = (name: string) => ({
    file: name,
    integrity: integrityOf(Buffer.from((FILES[name] ?? '') + note)),
  });
  const expose = { scripts: [], styles: [file('app.cccccc.css')] };
  return {
    version: '1.4.2',
    entry: file('lean.aaaaaa.js'),
    stockEntry: file('stock.bbbbbb.js'),
    exposes: { './Header': expose, './mount': expose },
  };
};

const folders: string[] = [];

export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  folders.push(folder);
  return folder;
};

/** For programs that are not tests: those remove what they have written, see jest.config.mjs. */
export const removeTemporaryFolders = async (): Promise<void> => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
};

interface SmallRelease {
  readonly packageVersion?: string;
  readonly contract?: string;
  /** Text of a chunk; another text gives another release. */
  readonly chunk?: string;
  /** Text of Module Federation's manifest. */
  readonly manifest?: string;
  /** Text at the end of each script and style sheet. */
  readonly note?: string;
  /** Text of the renderer; if omitted, the release has no renderer. */
  readonly renderer?: string;
}

/** The file of a release that browsers may use as a dictionary, and for which it may have deltas. */
export const CHUNK = 'search.dddddd.js';

/** Creates a remote of a few small files. */
export const smallRemote = async (
  chunk = 'chunk',
  manifest = JSON.stringify(MANIFEST),
  note = '',
): Promise<string> => {
  const remote = await temporaryFolder();
  const files = {
    ...Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, text + note])),
    'mf-manifest.json': manifest,
    'loader.js': `loader of ${chunk}`,
    'frame.js': `frame of ${FRAME_FOLDER}${chunk}`,
    [CHUNK]: chunk + note,
    'header.json': JSON.stringify(headerOf(note)),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(path.join(remote, name), text)));
  await precompress(remote);
  return remote;
};

const smallServer = async (renderer: string): Promise<string> => {
  const server = await temporaryFolder();
  await mkdir(path.join(server, 'contract'));
  await writeFile(path.join(server, 'server.js'), renderer);
  await writeFile(path.join(server, 'contract', 'server.d.ts'), 'export {};');
  return server;
};

/** Builds a release of such a remote in a new folder. */
export const smallRelease = async ({
  packageVersion = '1.4.2',
  contract = '1.0.0',
  chunk,
  manifest,
  note,
  renderer,
}: SmallRelease = {}): Promise<Built> =>
  buildRelease({
    remote: await smallRemote(chunk, manifest, note),
    server: renderer === undefined ? undefined : await smallServer(renderer),
    out: path.join(await temporaryFolder(), 'release'),
    documents: (version) => ({ 'licences.txt': 'licences', 'sbom.cdx.json': version }),
    packageVersion,
    contract,
    dryRun: false,
  });

const silent = (): void => undefined;

export const publishFolder = (store: ObjectStore, folder: string): Promise<Published> =>
  publish({ store, folder, dryRun: false, progress: silent });

/** Builds a small release and publishes it. */
export const publishSmall = async (store: ObjectStore, release?: SmallRelease): Promise<Built> => {
  const built = await smallRelease(release);
  await publishFolder(store, built.folder);
  return built;
};

/** Publishes a small release of each version of the package, and returns their versions. */
export const publishVersions = async (store: ObjectStore, ...packageVersions: readonly string[]) => {
  const versions: string[] = [];
  for (const packageVersion of packageVersions)
    versions.push((await publishSmall(store, { packageVersion })).version);
  return versions;
};

interface Move {
  readonly channel?: string;
  /** Major version of the contract; only for a roll-back. */
  readonly contract?: number;
  /** Time of the move, an ISO 8601 instant. */
  readonly at?: string;
  readonly by?: string;
  /** Part of the visits; only for a promotion. */
  readonly percent?: number | undefined;
  readonly allowContractChange?: boolean;
  readonly again?: boolean;
}

const moveOptions = (store: ObjectStore, { at = '2026-03-01T09:00:00.000Z', by = 'anna' }: Move) => ({
  store,
  now: new Date(at),
  by,
  dryRun: false,
});

export const promoteTo = (store: ObjectStore, version: string, move: Move = {}): Promise<Moved> =>
  promote({
    ...moveOptions(store, move),
    channel: move.channel ?? 'stable',
    version,
    percent: move.percent,
    allowContractChange: move.allowContractChange ?? false,
    again: move.again ?? false,
  });

const channelOf = ({ channel = 'stable', contract = 1 }: Move) => ({ name: channel, contract });

export const rollBack = (store: ObjectStore, move: Move = {}): Promise<Moved> =>
  rollback({ ...moveOptions(store, move), channel: channelOf(move) });

export const abortIn = (store: ObjectStore, move: Move = {}): Promise<Moved> =>
  abortCandidate({ ...moveOptions(store, move), channel: channelOf(move) });

const WORDS = Array.from({ length: 300 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('base64url').slice(0, 10),
).join(' ');

/** Returns a chunk of 3,300 bytes that compresses badly, with a text at its end. */
export const longChunk = (end: string): string => `const words = '${WORDS}'; // ${end}`;

/** Returns the path of a file's delta in its release. */
export const deltaOf = (file: string, dictionary: Dictionary): string =>
  deltaPath(file, dictionaryName(dictionary) ?? '');

/** Returns the contents of a channel's file; undefined if there is no channel. */
export const channelIn = async (store: ObjectStore, name = 'stable', contract = 1) =>
  (await readChannel(store, { name, contract }))?.channel;

/** Returns the version to which a channel points. */
export const pointsTo = async (store: ObjectStore, contract?: number): Promise<string | undefined> =>
  (await channelIn(store, 'stable', contract))?.version;

/** Returns the same store, and the sizes in bytes of the files of channels that are written to it from now on. */
export const watchChannels = (store: ObjectStore) => {
  const sizes: number[] = [];
  const watched: ObjectStore = {
    ...store,
    put: async (key, bytes, ...rest) => {
      if (channelOfKey(key)) sizes.push(bytes.length);
      await store.put(key, bytes, ...rest);
    },
  };
  return { watched, sizes };
};

/** @param now an ISO 8601 instant */
export const pruneAt = (
  store: ObjectStore,
  now: string,
  { keepDays = 30, dryRun = false } = {},
): Promise<Pruned> => prune({ store, keepDays, now: new Date(now), dryRun, progress: silent });

/** Returns the instant that is this number of days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
