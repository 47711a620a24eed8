import { existsSync } from 'node:fs';
import path from 'node:path';
import replaced from './axios/replaced.json';

/** Folder of the files that replace those of axios. */
const REPLACEMENTS = 'federation/build/axios';

/**
 * Returns aliases for webpack: the paths of axios' files that never run here, or do more than the header's requests need, with
 * those of the files that replace them. Jest reads the same list, so unit tests send their calls by the adapter of the build.
 *
 * @param root root folder of the repository
 * @throws Error that names a file that does not exist
 */
export const unusedFiles = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(replaced).map(([name, by]) => {
      const file = path.join(root, 'node_modules/axios/lib', name);
      if (!existsSync(file))
        throw new Error(
          `${name} does not exist. Has axios moved it? Update unused-files.ts, or remove the file from it.`,
        );
      return [file, path.join(root, REPLACEMENTS, by)];
    }),
  );
