import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { valid } from 'semver';
import { check, number, object, pipe, record, string, type InferOutput } from 'valibot';
import { parseJson } from './exit-codes';
import { mapConcurrently } from './map-concurrently';
import { isPathBelow } from './store';

/** The file that lists the files of a release. It is written last: a release without it is incomplete. */
export const INTEGRITY_FILE = 'integrity.json';

const fileIntegrity = object({ bytes: number(), integrity: string() });

const integrityList = object({
  version: string(),
  /** Version of federation/contract. */
  contract: string(),
  files: record(pipe(string(), check(isPathBelow)), fileIntegrity),
});

/** Size and hash of a file; `integrity` has the format of the attribute of that name (sha384). */
export type FileIntegrity = Readonly<InferOutput<typeof fileIntegrity>>;
/** The contents of `integrity.json`: all other files of a release, by their path in the release. */
export type IntegrityList = Readonly<InferOutput<typeof integrityList>>;

export interface FileProblem {
  readonly file: string;
  readonly problem: string;
}

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Returns size and hash of all files of a folder, by their path below it. */
export const describeFiles = async (folder: string): Promise<Record<string, FileIntegrity>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const described = await mapConcurrently(names.sort(), async (name) => {
    const bytes = await readFile(path.join(folder, name));
    return [name.split(path.sep).join('/'), { bytes: bytes.length, integrity: integrityOf(bytes) }] as const;
  });
  return Object.fromEntries(described);
};

/** @throws ReleaseError if the text is not an integrity list, or a name in it leads out of the release's folder */
export const parseIntegrityList = (text: string, where: string): IntegrityList =>
  parseJson(integrityList, text, `${where} is not an integrity list`);

/** Reads a file of a store or a deployment by its path below the base address; undefined if it is missing. */
export type ReadFile = (key: string) => Promise<Buffer | undefined>;

/**
 * Reads the list of a release.
 *
 * @param path the release's folder, with a trailing slash
 * @returns undefined if the release is missing or incomplete
 * @throws ReleaseError if the list is malformed
 */
export const readList = async (read: ReadFile, path: string): Promise<IntegrityList | undefined> => {
  const key = path + INTEGRITY_FILE;
  const bytes = await read(key);
  return bytes && parseIntegrityList(bytes.toString(), key);
};

/** Returns what is wrong with a file's bytes; undefined if they are correct. */
export const problemOf = (expected: FileIntegrity, bytes: Buffer | undefined): string | undefined => {
  if (!bytes) return 'missing';
  if (bytes.length !== expected.bytes) {
    return `${bytes.length} bytes instead of ${expected.bytes}`;
  }
  return integrityOf(bytes) === expected.integrity ? undefined : 'bytes altered';
};

/**
 * Reads every file and compares it with the list.
 *
 * @param read returns undefined for a missing file
 * @returns the wrong files; an empty list if the release is complete
 */
export const wrongFiles = async (
  { files }: IntegrityList,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<FileProblem[]> => {
  const checked = await mapConcurrently(Object.entries(files), async ([file, expected]) => {
    const problem = problemOf(expected, await read(file));
    return problem === undefined ? [] : [{ file, problem }];
  });
  return checked.flat();
};

/** Files that contain the version, so they cannot be part of its hash. */
const CONTAINS_VERSION = /^(header\.json(\.(br|gz))?|licences\.txt|sbom\.cdx\.json)$/;

const HASH_LENGTH = 10;

/**
 * Returns the version of a release: the package's version, with a hash of the files as build metadata
 * (`1.4.2+3f9a0c21de`). The same files have the same version wherever they are built, and other files have another
 * [FED-5].
 */
export const releaseVersion = (
  packageVersion: string,
  files: Readonly<Record<string, FileIntegrity>>,
): string => {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) {
    if (CONTAINS_VERSION.test(name) || name === INTEGRITY_FILE) continue;
    hash.update(`${name} ${files[name]?.integrity ?? ''}\n`);
  }
  return `${packageVersion}+${hash.digest('hex').slice(0, HASH_LENGTH)}`;
};

/** Returns whether a list is that of a version: by its own statement, and by the hash in the version. */
export const isListOf = (list: IntegrityList, version: string): boolean =>
  list.version === version && releaseVersion(version.replace(/\+.*$/, ''), list.files) === version;

/**
 * Returns the version to which a folder belongs; undefined for folders of other kinds.
 *
 * @param folder name without a trailing slash
 */
export const versionOfFolder = (folder: string): string | undefined => {
  const [, version, hash] = /^(\d[^_+]*)_([0-9a-f]+)$/.exec(folder) ?? [];
  return version !== undefined && hash !== undefined && valid(version) !== null
    ? `${version}+${hash}`
    : undefined;
};
