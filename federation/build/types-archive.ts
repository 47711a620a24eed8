import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';

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

/** The earliest date in the ZIP format. With the plugin's own dates, every build would be another release. */
const FIXED_DATE = new Date(1980, 0, 1);

/**
 * Replaces the dates in the archive, so that the same types give the same bytes. Checks that the archive exists,
 * because the plugin reports no error if it could not write one.
 *
 * @throws Error if there is no archive
 */
export const normaliseTypesArchive = (outDir: string): void => {
  const file = path.join(outDir, TYPES_ARCHIVE);
  if (!existsSync(file)) {
    throw new Error(
      `${TYPES_ARCHIVE} was not written, so hosts would get no types. Find the error with: npx tsc -p federation/build/tsconfig.types.json --declaration --emitDeclarationOnly --outDir .cache/types`,
    );
  }
  const entries = Object.entries(unzipSync(readFileSync(file)));
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, zipSync(Object.fromEntries(entries), { mtime: FIXED_DATE }));
};

const CONTRACT = 'compiled-types/federation/contract/';

/** Returns the declarations of the contract from the archive, by their file names. */
export const contractTypes = (outDir: string): ReadonlyMap<string, Uint8Array> => {
  const files = Object.entries(unzipSync(readFileSync(path.join(outDir, TYPES_ARCHIVE))));
  return new Map(
    files.flatMap(([name, text]) =>
      name.startsWith(CONTRACT) && name.endsWith('.d.ts') ? [[name.slice(CONTRACT.length), text]] : [],
    ),
  );
};
