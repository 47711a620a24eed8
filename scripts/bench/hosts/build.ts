import { rmSync } from 'node:fs';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { ChunkFilesPlugin } from '../../../federation/build/chunk-files-plugin';
import { GraphqlParserPlugin } from '../../../federation/build/graphql-parser-plugin';
import { LeanSharingPlugin } from '../../../federation/build/lean-sharing-plugin';
import { remoteConfig } from '../../../federation/build/remote-config';
import { runWebpack } from '../../../federation/build/run-webpack';

export const PAGES_DIR = path.resolve('dist/bench/hosts');

const SOURCES = {
  bundled: 'bundled.tsx',
  federated: 'federated.tsx',
  rendered: 'rendered.ts',
  host: 'host-only.ts',
  library: 'library.ts',
} as const;

type ScriptedPage = keyof typeof SOURCES;

/** Uses the remote's own webpack configuration, so the header weighs the same; one script and one style sheet, like a host's. */
const configOf = (name: ScriptedPage): Configuration => {
  const { plugins = [], ...recipe } = remoteConfig('lean', {
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
  return {
    ...recipe,
    name,
    entry: { main: path.join(__dirname, 'pages', SOURCES[name]) },
    cache: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    // The remote registers its chunks in its own variable.
    output: {
      ...recipe.output,
      uniqueName: `bench_${name}`,
      globalObject: 'self',
      chunkLoadingGlobal: `bench_${name}`,
    },
    plugins: plugins.filter((plugin) => !unused.some((one) => plugin instanceof one)),
  };
};

/** The tags of the files that the browser requests first. */
const tagsOf = (name: ScriptedPage, files: readonly string[]): string =>
  [
    ...files
      .filter((file) => file.endsWith('.css'))
      .map((file) => `<link rel="stylesheet" href="/${name}/${file}">`),
    ...files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<script defer src="/${name}/${file}"></script>`),
  ].join('');

const buildAll = async (): Promise<Readonly<Record<ScriptedPage, string>>> => {
  rmSync(PAGES_DIR, { recursive: true, force: true });
  const names = Object.keys(SOURCES) as ScriptedPage[];
  const { stats } = await runWebpack(names.map(configOf));
  const tags = names.map((name, at) => {
    const files = stats[at]?.compilation.entrypoints.get('main')?.getFiles() ?? [];
    return [name, tagsOf(name, files)] as const;
  });
  return Object.fromEntries(tags) as Record<ScriptedPage, string>;
};

let built: ReturnType<typeof buildAll> | undefined;

/**
 * Builds the pages' scripts into {@link PAGES_DIR}, once for all benchmarks of a command.
 *
 * @returns the tags of each page's script and style sheet
 */
export const buildPages = (): ReturnType<typeof buildAll> => (built ??= buildAll());
