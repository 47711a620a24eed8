import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files of packages that are imported but never run here, by the name of the trick that leaves them out. */
const UNUSED_FILES = {
  /** For eager sharing and tree-shaken fallbacks. */
  'unused-federation-files': {
    folder: '@module-federation/webpack-bundler-runtime/dist',
    files: ['installInitialConsumes.js', 'getSharedFallbackGetter.js'],
    replaced: {},
  },
  /**
   * Left out: tokens in cookies, upload progress, and options for old error codes. Replaced: files that do more than the
   * header's requests need.
   */
  'unused-axios-files': {
    folder: 'axios/lib',
    files: [],
    replaced: {
      'core/AxiosError.js': 'error.ts',
      'core/AxiosHeaders.js': 'headers.ts',
      'defaults/transitional.js': 'unused.ts',
      'helpers/cookies.js': 'unused.ts',
      'helpers/progressEventReducer.js': 'unused.ts',
      'helpers/resolveConfig.js': 'resolve-config.ts',
      'platform/index.js': 'platform.ts',
      'utils.js': 'utils.ts',
    },
  },
} as const;

/** Folder of the files that replace those of axios. */
const AXIOS_REPLACEMENTS = 'federation/build/axios';

const inPackages = (root: string, name: string): string => {
  const file = path.join(root, 'node_modules', name);
  if (existsSync(file)) return file;
  throw new Error(
    `${name} does not exist. Has the package moved it? Update unused-files.ts, or remove the file from it.`,
  );
};

/**
 * Returns aliases for webpack: the paths of the files with false, or with the file that replaces them.
 *
 * @param root root folder of the repository
 * @param without a trick whose files are used
 * @throws Error that names a file that does not exist
 */
export const unusedFiles = (root: string, without?: string): Readonly<Record<string, string | false>> => {
  const aliases: Record<string, string | false> = {};
  for (const [trick, { folder, files, replaced }] of Object.entries(UNUSED_FILES)) {
    if (trick === without) continue;
    for (const name of files) aliases[inPackages(root, `${folder}/${name}`)] = false;
    for (const [name, by] of Object.entries<string>(replaced)) {
      aliases[inPackages(root, `${folder}/${name}`)] = path.join(root, AXIOS_REPLACEMENTS, by);
    }
  }
  return aliases;
};
