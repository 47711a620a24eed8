import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files of packages that are imported but never run here, by the name of the trick that leaves them out. */
const UNUSED_FILES = {
  /** For eager sharing and tree-shaken fallbacks. */
  'unused-federation-files': {
    folder: '@module-federation/webpack-bundler-runtime/dist',
    files: ['installInitialConsumes.js', 'getSharedFallbackGetter.js'],
  },
  /**
   * For environments without XMLHttpRequest, forms, its own query parameters, tokens in cookies, upload progress, and
   * names of status codes.
   */
  'unused-axios-files': {
    folder: 'axios/lib',
    files: [
      'core/setFormDataHeaders.js',
      'helpers/AxiosURLSearchParams.js',
      'helpers/cookies.js',
      'helpers/isURLSameOrigin.js',
      'helpers/progressEventReducer.js',
    ],
  },
} as const;

/** A file that another one of ours replaces, with the trick that it belongs to. */
const REPLACED = {
  trick: 'unused-axios-files',
  file: 'axios/lib/core/mergeConfig.js',
  by: 'federation/build/axios-config.ts',
} as const;

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
export const unusedFiles = (root: string, without?: string): Readonly<Record<string, string | false>> => ({
  ...Object.fromEntries(
    Object.entries(UNUSED_FILES).flatMap(([trick, { folder, files }]) =>
      trick === without ? [] : files.map((name) => [inPackages(root, `${folder}/${name}`), false]),
    ),
  ),
  ...(REPLACED.trick !== without && { [inPackages(root, REPLACED.file)]: path.join(root, REPLACED.by) }),
});
