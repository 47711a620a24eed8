import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { RELEASE_FILE } from '../build/describe-release';
import { precompress } from '../build/precompress';
import { isRelease } from '../loader/release';
import { releasePath } from '../loader/release';
import { EXIT, ReleaseError } from './exit-codes';
import { describeFiles, INTEGRITY_FILE, type FileIntegrity, type IntegrityList } from './integrity-list';
import { releaseVersion } from './version';

/** Where a release has its renderer [FED-8]. */
const SERVER_FOLDER = 'server';

export interface BuildOptions {
  /** What `npm run build` made of the remote. */
  readonly remote: string;
  /** Its renderer, for hosts that render on a server; left out, the release has none. */
  readonly server?: string | undefined;
  /** Emptied: afterwards it holds the release's folder and nothing else. */
  readonly out: string;
  /** What stands in the release beside the remote's own files, by name. */
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

/** `header.json` tells hosts which release they run; its content is known only once the version is. */
const stampHeader = async (folder: string, version: string): Promise<void> => {
  const file = path.join(folder, RELEASE_FILE);
  const release: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isRelease(release)) throw new ReleaseError(EXIT.failed, `${file} does not describe a remote`);
  const alone = path.join(folder, '.header');
  await mkdir(alone);
  await writeFile(path.join(alone, RELEASE_FILE), JSON.stringify({ ...release, version }));
  await precompress(alone);
  for (const name of await readdir(alone)) await rename(path.join(alone, name), path.join(folder, name));
  await rm(alone, { recursive: true });
};

const describeServer = async (server: string): Promise<Record<string, FileIntegrity>> => {
  const files = await describeFiles(server).catch(() => undefined);
  if (!files) throw new ReleaseError(EXIT.usage, `${server} holds no renderer: npm run build makes it`);
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [`${SERVER_FOLDER}/${name}`, file]));
};

/**
 * Makes a release folder of the built remote: its files, those of its renderer in `server/`, `header.json`
 * with the release's version, and `integrity.json` [FED-5]. The same files give the same release, byte for byte.
 *
 * @throws ReleaseError when there is no built remote
 */
export const buildRelease = async (options: BuildOptions): Promise<Built> => {
  const { remote, server, out, documents, packageVersion, contract, dryRun } = options;
  const made = await describeFiles(remote).catch(() => undefined);
  if (!made || !(RELEASE_FILE in made)) {
    throw new ReleaseError(EXIT.usage, `${remote} holds no remote: npm run build makes it`);
  }
  const served = server === undefined ? {} : await describeServer(server);
  const version = releaseVersion(packageVersion, { ...made, ...served });
  const folder = path.join(out, releasePath(version));
  if (dryRun) return { version, folder, list: { version, contract, files: { ...made, ...served } } };
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
