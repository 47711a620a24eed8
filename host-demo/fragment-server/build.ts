import path from 'node:path';
import { build } from 'esbuild';

/** Bundles the server of the fragment into one file, so that its container needs no packages. */
void build({
  entryPoints: { 'fragment-server': path.join('host-demo', 'fragment-server', 'main.ts') },
  outdir: path.join('dist', 'containers'),
  outExtension: { '.js': '.cjs' },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  legalComments: 'linked',
  logLevel: 'warning',
});
