import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const OPTIONS = [
  ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--strict', '--skipLibCheck'],
  ...['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable', '--jsx', 'react-jsx'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node'],
];

/**
 * Empties the folder, and writes the declarations of these modules and of all their imports into it.
 *
 * @param rootDir the sources' root; `outDir` has the same structure
 * @throws Error when they do not compile; TypeScript writes its messages to standard error
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
