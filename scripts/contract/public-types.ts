import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type IConfigFile } from '@microsoft/api-extractor';

/** A block that adds members to the browser's own types. */
const GLOBAL = /^declare global \{\n[^]*?^\}$/gm;

/**
 * Appends the `declare global` blocks of emitted declarations to a file with their types: api-extractor leaves such
 * blocks out.
 *
 * @param folder the emitted declarations
 * @param rollup the file with all types that the blocks name
 */
export const appendGlobals = (folder: string, rollup: string): void => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.d.ts'));
  const blocks = files.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(GLOBAL) ?? []);
  appendFileSync(rollup, blocks.map((block) => `\n${block}\n`).join(''));
};

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

/**
 * Runs api-extractor over one emitted declaration file.
 *
 * @param output a report, or one file with all referenced types
 * @throws Error when the file cannot be read
 */
export const extractTypes = (
  declaration: string,
  output:
    | { readonly report: { readonly folder: string; readonly name: string } }
    | { readonly rollup: string },
): void => {
  const root = process.cwd();
  const apiReport: IConfigFile['apiReport'] =
    'report' in output
      ? {
          enabled: true,
          reportFileName: output.report.name,
          reportFolder: path.resolve(output.report.folder),
          reportTempFolder: path.resolve(output.report.folder),
        }
      : { enabled: false };
  const dtsRollup: IConfigFile['dtsRollup'] =
    'rollup' in output
      ? { enabled: true, untrimmedFilePath: path.resolve(output.rollup) }
      : { enabled: false };
  if ('report' in output) mkdirSync(output.report.folder, { recursive: true });
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: root,
      mainEntryPointFilePath: path.resolve(declaration),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          // Without a list, every file of the project is read, also outdated declarations of the last build.
          files: [path.resolve(declaration)],
          compilerOptions: {
            ...{ strict: true, skipLibCheck: true, lib: ['es2023', 'dom', 'dom.iterable'] },
            ...{ jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' },
          },
        },
      },
      apiReport,
      dtsRollup,
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(root, 'package.json'),
  });
  const { succeeded } = Extractor.invoke(config, {
    localBuild: true,
    // A new report is not a warning: the caller compares it.
    messageCallback: (message) => {
      message.handled ||= message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (!succeeded) throw new Error(`api-extractor could not read ${declaration}`);
};
