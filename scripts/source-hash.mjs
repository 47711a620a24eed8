import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Holds the hash of the sources that `dist` was built from. */
export const STAMP = path.join('dist', '.built-from');

const FOLDERS = ['src', 'federation', 'host-demo/shells', 'host-demo/pictures'];
const FILES = [
  'package-lock.json',
  'webpack.config.ts',
  'tsconfig.json',
  'host-demo/services/schema.graphql',
];
/** Tests, and what the build itself makes. */
const BESIDES = /\.(test|spec)\.tsx?$|^schema\.d\.ts$/;

const filesBelow = (folder) => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !BESIDES.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch {
    return [];
  }
};

/** One hash of everything that a build reads. Plain Node: `npm start` asks before anything is installed. */
export const sourceHash = () => {
  const hash = createHash('sha256');
  for (const file of [...FILES, ...FOLDERS.flatMap(filesBelow)]) {
    hash.update(file).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
};
