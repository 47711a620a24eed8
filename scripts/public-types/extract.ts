import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type IConfigFile } from '@microsoft/api-extractor';

/**
 * Runs api-extractor over one emitted declaration file.
 *
 * @param output a report, or one file with all referenced types
 * @throws Error when the file cannot be read
 */
export const extractTypes = (
  declaration: string,
  output:
    { readonly report: { readonly folder: string; readonly name: string } } | { readonly rollup: string },
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
