import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

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

/** The exposed modules and the contract. The plugin also archives every module that these import. */
const PUBLIC = /^(?:[^/]+|compiled-types\/(?:src\/entries|federation\/contract)\/[^/]+)\.d\.ts$/;

/** A declaration's import of a style sheet, which no host can resolve. */
const STYLE_SHEET_IMPORT = /^import '[^']+\.css';\n/gm;

/** The modules of the archive that a declaration imports. */
const importsOf = (name: string, text: string): readonly string[] =>
  [...text.matchAll(/(?:from |import\()['"](\.[^'"]+)['"]/g)].map(([, specifier = '']) =>
    path.posix.join(path.posix.dirname(name), specifier),
  );

/**
 * Reduces the declarations of all modules to those that hosts may use: the exposed modules and the contract [FED-3].
 *
 * @param files declarations by their names in the archive
 * @throws Error if a public declaration imports one that is not public
 */
export const publicTypes = (files: ReadonlyMap<string, string>): ReadonlyMap<string, string> => {
  const kept = new Map(
    [...files]
      .filter(([name]) => PUBLIC.test(name) && !name.endsWith('/entries/server.d.ts'))
      .map(([name, text]) => [name, text.replaceAll(STYLE_SHEET_IMPORT, '')] as const),
  );
  for (const [name, text] of kept)
    for (const module of importsOf(name, text))
      if (!kept.has(`${module}.d.ts`) && !kept.has(`${module}/index.d.ts`))
        throw new Error(
          `${name} imports ${module}, which is not part of the contract: its types must be in federation/contract`,
        );
  return kept;
};

/**
 * Reduces the archive to the public types, and replaces its dates, so that the same types give the same bytes. Checks
 * that the archive exists, because the plugin reports no error if it could not write one.
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
  const files = Object.entries(unzipSync(readFileSync(file))).filter(([name]) => !name.endsWith('/'));
  const kept = publicTypes(new Map(files.map(([name, bytes]) => [name, strFromU8(bytes)])));
  const entries = [...kept].map(([name, text]) => [name, strToU8(text)] as const);
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
