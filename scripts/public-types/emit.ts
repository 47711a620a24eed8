import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const OPTIONS = [
  ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--strict', '--skipLibCheck'],
  ...['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--jsx', 'react-jsx'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node'],
];

/**
 * Writes the declarations of these modules, and of all that they import, into an emptied folder.
 *
 * @param rootDir of the sources; the declarations stand in `outDir` as the sources below it
 * @throws Error when they don't compile; TypeScript's messages go to standard error
 */
export const emitDeclarations = (entries: readonly string[], rootDir: string, outDir: string): void => {
  rmSync(outDir, { recursive: true, force: true });
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', ...entries, ...OPTIONS, '--rootDir', rootDir, '--outDir', outDir],
    { stdio: ['ignore', 2, 2] },
  );
  if (status !== 0) throw new Error(`the types of ${rootDir} do not compile`);
};
