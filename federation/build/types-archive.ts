import { existsSync } from 'node:fs';
import path from 'node:path';

const TYPES_ARCHIVE = '@mf-types.zip';

/** Options of the federation plugin's type generation [FED-3]. */
export const typesOptions = (root: string) => ({
  consumeTypes: false,
  displayErrorInTerminal: true,
  generateTypes: {
    tsConfigPath: path.join(root, 'federation', 'build', 'tsconfig.types.json'),
    generateAPITypes: false,
    compileInChildProcess: true,
    abortOnError: true,
  },
});

/**
 * The plugin ends well even when it could not write the archive, so the build looks for it.
 *
 * @throws Error when there is none
 */
export const assertTypesArchive = (outDir: string): void => {
  if (!existsSync(path.join(outDir, TYPES_ARCHIVE))) {
    throw new Error(`${TYPES_ARCHIVE} was not written: the header's types would not reach its hosts`);
  }
};
