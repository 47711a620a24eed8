import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import esbuild, { type Plugin } from 'esbuild';
import type { StatsCompilation } from 'webpack';
import { LOADER_SCRIPT } from '../exposes';
import { buildFrame } from './build-frame';
import { buildServer } from './build-server';
import { ClassNamesPlugin, type ClassNamesByFile } from './class-names-plugin';
import { bundledPackages, COMPANION_DIR, moveCompanionFiles } from './companion-files';
import { completeManifest } from './complete-manifest';
import { describeRelease, RELEASE_STATS } from './describe-release';
import { precompress } from './precompress';
import { writeProblemsPage } from './problems-page';
import { remoteConfig, type RemoteBuild } from './remote-config';
import { runWebpack } from './run-webpack';
import { normaliseTypesArchive } from './types-archive';

/** What replaces the parts that are lazy-loaded in other builds. The element has no attributes for the last two. */
const INCLUDED_PARTS = `
import { choosePageTarget } from './rollout/page-target';
import { findCause, logOnce, withReload } from './rare/diagnosis';
export const loadPageTarget = async () => ({ choosePageTarget });
export const loadDiagnosis = async () => ({ findCause, logOnce, withReload });
export const overrideRelease = () => {};
export const toHealth = () => {};`;

const includeParts: Plugin = {
  name: 'include-parts',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]optional-parts\.ts$/ }, () => ({ contents: INCLUDED_PARTS, loader: 'ts' }));
  },
};

/**
 * Builds the script that defines `<shop-header>` into the folder of the remote's files: one classic script without
 * imports. It has no override for developers and no health report, so that code is left out.
 *
 * @param root root folder of the repository
 */
const buildLoaderScript = async (root: string, outDir: string): Promise<void> => {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['federation/loader/element/script.ts'],
    outfile: path.join(outDir, LOADER_SCRIPT),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    plugins: [includeParts],
    logLevel: 'warning',
  });
};

/** Removes the manifest and the statistics of the lean entry, which hosts of the stock entry do not use. */
const dropByproducts = async (outDir: string): Promise<void> => {
  const names = (await readdir(outDir)).filter((name) => name.startsWith('mf-manifest.lean'));
  await Promise.all(names.map((name) => rm(path.join(outDir, name))));
};

const buildInto = async (build: RemoteBuild, serverDir: string): Promise<void> => {
  const names: ClassNamesByFile = new Map();
  const leanConfig = remoteConfig('lean', build);
  leanConfig.plugins = [...(leanConfig.plugins ?? []), new ClassNamesPlugin(names)];
  const { stats } = await runWebpack([remoteConfig('stock', build), leanConfig]);
  const [stock, lean] = stats.map((one): StatsCompilation => one.toJson(RELEASE_STATS));
  if (!stock || !lean) throw new Error('webpack returned statistics for fewer than two entries');
  normaliseTypesArchive(build.outDir);
  await dropByproducts(build.outDir);
  const packages = bundledPackages(
    build.root,
    stats.map(({ compilation }) => compilation),
  );
  await moveCompanionFiles(build.outDir, path.join(build.root, COMPANION_DIR), packages);
  const release = describeRelease(build, { stock, lean });
  await completeManifest(build.outDir, release);
  await buildLoaderScript(build.root, build.outDir);
  await writeProblemsPage(build.root, build.outDir);
  await buildServer(build, serverDir, release, names);
  await buildFrame(build, serverDir, release);
  await precompress(build.outDir);
};

/**
 * Builds the remote for production: both entries, chunks, manifest, types archive and `header.json`, with compressed
 * copies, and its server renderer in another folder. The finished folder replaces the old one, so that it is never
 * incomplete, and a failed build leaves the last one unchanged.
 *
 * @param serverDir folder of the server renderer
 * @throws Error with webpack's own messages, or if the types archive is missing, or if class names on the server differ
 */
export const buildRemote = async (build: RemoteBuild, serverDir: string): Promise<void> => {
  const outDir = `${build.outDir}.${process.pid}`;
  try {
    await buildInto({ ...build, outDir }, serverDir);
    await rm(build.outDir, { recursive: true, force: true });
    await rename(outDir, build.outDir);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
};
