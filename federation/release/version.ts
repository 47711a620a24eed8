import { createHash } from 'node:crypto';
import { valid } from 'semver';
import { INTEGRITY_FILE, type FileIntegrity } from './integrity-list';

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
