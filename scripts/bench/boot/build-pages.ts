import { rmSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ChunkFilesPlugin } from '../../../federation/build/chunk-files-plugin';
import { GraphqlParserPlugin } from '../../../federation/build/graphql-parser-plugin';
import { LeanSharingPlugin } from '../../../federation/build/lean-sharing-plugin';
import { remoteConfig } from '../../../federation/build/remote-config';
import { runWebpack } from '../../../federation/build/run-webpack';
import { buildProbe } from '../shared/build-probe';

export const PAGES_DIR = path.resolve('dist/bench/boot');
const PAGES = path.join(__dirname, 'pages');

/** Uses the remote's own webpack configuration, so the header weighs the same; one script and one style sheet, like a host's. */
const configOf = (name: string, file: string): Configuration => {
  const recipe = remoteConfig('lean', {
    root: process.cwd(),
    outDir: path.join(PAGES_DIR, name),
    production: true,
    version: 'bench',
  });
  const unused = [
    ...[ModuleFederationPlugin, LeanSharingPlugin, ChunkFilesPlugin],
    // It fails in a page without urql.
    ...(name === 'bundled' ? [] : [GraphqlParserPlugin]),
  ];
  const plugins = (recipe.plugins ?? []).filter((plugin) => !unused.some((one) => plugin instanceof one));
  return {
    ...recipe,
    name,
    entry: { main: path.join(PAGES, file) },
    cache: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // The remote registers its chunks in its own variable.
    output: {
      ...recipe.output,
      uniqueName: `bench_${name}`,
      globalObject: 'self',
      chunkLoadingGlobal: `bench_${name}`,
    },
    plugins,
  };
};

export interface BuiltPage {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files that the browser requests first. */
const firstFiles = (name: string, files: readonly string[]): BuiltPage => {
  const ending = (end: string) =>
    files.filter((file) => file.endsWith(end)).map((file) => `/${name}/${file}`);
  return { scripts: ending('.js'), styles: ending('.css') };
};

export type ScriptedPage = 'bundled' | 'federated' | 'rendered' | 'host' | 'library';

const SOURCES: Readonly<Record<ScriptedPage, string>> = {
  bundled: 'bundled.tsx',
  federated: 'federated.tsx',
  rendered: 'rendered.ts',
  host: 'host-only.ts',
  library: 'library.ts',
};

const buildAll = async (): Promise<Readonly<Record<ScriptedPage, BuiltPage>>> => {
  rmSync(PAGES_DIR, { recursive: true, force: true });
  const names = Object.keys(SOURCES) as ScriptedPage[];
  const { stats } = await runWebpack(names.map((name) => configOf(name, SOURCES[name])));
  const built = names.map((name, at) => {
    const files = [...(stats[at]?.compilation.entrypoints.get('main')?.getFiles() ?? [])];
    return [name, firstFiles(name, files)] as const;
  });
  return Object.fromEntries(built) as Record<ScriptedPage, BuiltPage>;
};

let built: ReturnType<typeof buildAll> | undefined;

/** Builds the pages' scripts into {@link PAGES_DIR}, once for all benchmarks of a command. */
export const buildPages = (): ReturnType<typeof buildAll> => (built ??= buildAll());

export const probeScript = (): Promise<string> => buildProbe(path.join(PAGES, 'probe.ts'));
