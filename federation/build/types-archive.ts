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

/** The earliest that an archive can tell. The plugin's own dates would make every build another release. */
const MADE = new Date(1980, 0, 1);

/**
 * Looks for the archive, since the plugin ends well even when it could not write one, and takes its dates out:
 * the same types are the same bytes.
 *
 * @throws Error when there is none
 */
export const settleTypesArchive = (outDir: string): void => {
  const file = path.join(outDir, TYPES_ARCHIVE);
  if (!existsSync(file)) {
    throw new Error(`${TYPES_ARCHIVE} was not written: the header's types would not reach its hosts`);
  }
  const entries = Object.entries(unzipSync(readFileSync(file)));
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, zipSync(Object.fromEntries(entries), { mtime: MADE }));
};

const CONTRACT = 'compiled-types/federation/contract/';

/** Declarations of the contract, by their file names, out of an archive that is settled. */
export const contractTypes = (outDir: string): ReadonlyMap<string, Uint8Array> => {
  const files = Object.entries(unzipSync(readFileSync(path.join(outDir, TYPES_ARCHIVE))));
  return new Map(
    files.flatMap(([name, text]) =>
      name.startsWith(CONTRACT) && name.endsWith('.d.ts') ? [[name.slice(CONTRACT.length), text]] : [],
    ),
  );
};
