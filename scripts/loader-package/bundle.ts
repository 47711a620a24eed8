import esbuild from 'esbuild';
import { COMMAND, EXPORTS, FAKE_REMOTE } from './exports';

/**
 * Bundles the package's entry points as ES modules that share their state, with React as an external import. Not
 * minified: the host's own bundler minifies the code, and it stays readable for debugging.
 */
export const bundleLoader = async (root: string, outDir: string): Promise<void> => {
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(EXPORTS.map(({ name, source }) => [name, `${source}.ts`])),
    outdir: outDir,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['node:*', '@playwright/test', 'react', 'react-dom', 'react/*', 'react-dom/*'],
    // The package has no dependencies: web-vitals is part of the bundle, with its licence.
    legalComments: 'inline',
    logLevel: 'warning',
  });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { [FAKE_REMOTE.name]: `${FAKE_REMOTE.source}.ts` },
    outdir: outDir,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: { [COMMAND.name]: `${COMMAND.source}.ts` },
    outdir: outDir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: '#!/usr/bin/env node' },
    logLevel: 'warning',
  });
};
