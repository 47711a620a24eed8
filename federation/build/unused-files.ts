import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the files that replace those of axios. */
const REPLACEMENTS = 'federation/build/axios';

/** Files of axios that never run here, or do more than the header's requests need, and what replaces them. */
const REPLACED = {
  'core/AxiosError.js': 'error.ts',
  'core/AxiosHeaders.js': 'headers.ts',
  'defaults/transitional.js': 'unused.ts',
  'helpers/cookies.js': 'unused.ts',
  'helpers/progressEventReducer.js': 'unused.ts',
  'helpers/resolveConfig.js': 'resolve-config.ts',
  'platform/index.js': 'platform.ts',
  'utils.js': 'utils.ts',
};

/**
 * Returns aliases for webpack: the paths of axios' files with those of the files that replace them.
 *
 * @param root root folder of the repository
 * @throws Error that names a file that does not exist
 */
export const unusedFiles = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(REPLACED).map(([name, by]) => {
      const file = path.join(root, 'node_modules/axios/lib', name);
      if (!existsSync(file))
        throw new Error(
          `${name} does not exist. Has axios moved it? Update unused-files.ts, or remove the file from it.`,
        );
      return [file, path.join(root, REPLACEMENTS, by)];
    }),
  );
