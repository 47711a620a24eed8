import { createHash } from 'node:crypto';
import { INTEGRITY_FILE, type FileIntegrity } from './integrity-list';

/** They tell the version, so they can't take part in it. */
const NAMED_AFTER_THE_REST = /^(header\.json(\.(br|gz))?|licences\.txt|sbom\.cdx\.json)$/;

const SHORT = 10;

/**
 * The version of a release: the package's, and a hash of the files as build metadata (`1.4.2+3f9a0c21de`). The
 * same files have the same version wherever they are built, and other files have another [FED-5].
 */
export const releaseVersion = (
  packageVersion: string,
  files: Readonly<Record<string, FileIntegrity>>,
): string => {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) {
    if (NAMED_AFTER_THE_REST.test(name) || name === INTEGRITY_FILE) continue;
    hash.update(`${name} ${files[name]?.integrity ?? ''}\n`);
  }
  return `${packageVersion}+${hash.digest('hex').slice(0, SHORT)}`;
};

/** The version whose folder this is, without a slash; `undefined` for folders that hold no release. */
export const versionOfFolder = (folder: string): string | undefined =>
  /^\d+\.\d+\.\d+[^_]*_[0-9a-f]+$/.test(folder) ? folder.replace('_', '+') : undefined;
