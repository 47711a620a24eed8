import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Contains the hash of the sources from which `dist` was built. */
export const STAMP = path.join('dist', '.built-from');

const FOLDERS = ['src', 'federation', 'host-demo/fragment-server', 'host-demo/shells', 'host-demo/pictures'];
const FILES = [
  'package-lock.json',
  'webpack.config.ts',
  'tsconfig.json',
  'host-demo/services/schema.graphql',
];
/** Tests and generated files. */
const IGNORED = /\.(test|spec)\.tsx?$|^schema\.d\.ts$/;

/** @returns the files below a folder, sorted, without tests and generated ones; none if there is no such folder */
export const filesBelow = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !IGNORED.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
};

/** @returns a hash of the names and the contents of these files */
export const hashFiles = (files) => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file));
  return hash.digest('hex');
};

/**
 * @returns a hash of all files that a build reads. It uses Node only: `npm start` calls it before packages are
 * installed.
 */
export const sourceHash = () => hashFiles([...FILES, ...FOLDERS.flatMap(filesBelow)]);
