import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE } from '../build/describe-release';
import { precompress } from '../build/precompress';
import { isRelease, releasePath } from '../loader/release';
import { failed, usage } from './exit-codes';
import {
  describeFiles,
  INTEGRITY_FILE,
  releaseVersion,
  type FileIntegrity,
  type IntegrityList,
} from './integrity-list';

/** Folder of the server renderer in a release [FED-8]. */
const SERVER_FOLDER = 'server';

interface BuildOptions {
  /** The remote that `npm run build` has built. */
  readonly remote: string;
  /** Its renderer, for hosts that render on a server; if omitted, the release has none. */
  readonly server?: string | undefined;
  /** Output folder. It is emptied, and then contains only the folder of the release. */
  readonly out: string;
  /** Returns additional files of the release: text by file name. */
  readonly documents: (version: string) => Readonly<Record<string, string>>;
  readonly packageVersion: string;
  readonly contract: string;
  readonly dryRun: boolean;
}

export interface Built {
  readonly version: string;
  readonly folder: string;
  readonly list: IntegrityList;
}

/** Writes the release's version into `header.json`. The version is the hash of the other files, so it is known last. */
const stampHeader = async (folder: string, version: string): Promise<void> => {
  const file = path.join(folder, RELEASE_FILE);
  const release: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isRelease(release)) throw failed(`${file} does not describe a remote`);
  const temporary = path.join(folder, '.header');
  await mkdir(temporary);
  await writeFile(path.join(temporary, RELEASE_FILE), JSON.stringify({ ...release, version }));
  await precompress(temporary);
  for (const name of await readdir(temporary))
    await rename(path.join(temporary, name), path.join(folder, name));
  await rm(temporary, { recursive: true });
};

const describeServer = async (server: string): Promise<Record<string, FileIntegrity>> => {
  const files = await describeFiles(server).catch(() => undefined);
  if (!files) throw usage(`${server} has no renderer: run npm run build`);
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [`${SERVER_FOLDER}/${name}`, file]));
};

/**
 * Creates a release folder from the built remote: its files, those of its renderer in `server/`, `header.json` with the
 * release's version, and `integrity.json` [FED-5]. The same files give a release with identical bytes.
 *
 * @throws ReleaseError if there is no built remote
 */
export const buildRelease = async (options: BuildOptions): Promise<Built> => {
  const { remote, server, out, documents, packageVersion, contract, dryRun } = options;
  const built = await describeFiles(remote).catch(() => undefined);
  if (!built || !(RELEASE_FILE in built)) {
    throw usage(`${remote} has no remote: run npm run build`);
  }
  const served = server === undefined ? {} : await describeServer(server);
  const version = releaseVersion(packageVersion, { ...built, ...served });
  const folder = path.join(out, releasePath(version));
  if (dryRun) return { version, folder, list: { version, contract, files: { ...built, ...served } } };
  await rm(out, { recursive: true, force: true });
  await cp(remote, folder, { recursive: true });
  if (server !== undefined) await cp(server, path.join(folder, SERVER_FOLDER), { recursive: true });
  await stampHeader(folder, version);
  const texts = Object.entries(documents(version));
  await Promise.all(texts.map(([name, text]) => writeFile(path.join(folder, name), text)));
  const list: IntegrityList = { version, contract, files: await describeFiles(folder) };
  await writeFile(path.join(folder, INTEGRITY_FILE), `${JSON.stringify(list, undefined, 1)}\n`);
  return { version, folder, list };
};
