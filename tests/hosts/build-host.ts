import path from 'node:path';
import * as esbuild from 'esbuild';

const builds = new Map<string, Promise<string>>();

/** Each worker has its own folder, so that no worker reads a file while another one writes it. */
const build = async (name: string, entry: string, format: 'iife' | 'esm'): Promise<string> => {
  const outdir = path.resolve('dist/tests', process.env['TEST_PARALLEL_INDEX'] ?? '0', name);
  await esbuild.build({
    entryPoints: { main: path.join(__dirname, name, entry) },
    outdir,
    bundle: true,
    minify: true,
    format,
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outdir;
};

/** Builds a host once for all tests of a worker. */
const buildHost = (name: string, entry: string, format: 'iife' | 'esm' = 'iife'): Promise<string> => {
  const built = builds.get(name) ?? build(name, entry, format);
  builds.set(name, built);
  return built;
};

/** Builds a page without React and without a server, which uses our loader [FED-2]. */
export const buildPlainHost = (): Promise<string> => buildHost('plain', 'main.ts');

/** Builds a page with React that prefetches the header before it renders it. */
export const buildPreparedHost = (): Promise<string> => buildHost('prepared', 'main.tsx');

/** Builds a page with React that renders the header into a shadow root, or into the document of a frame. */
export const buildShadowHost = (): Promise<string> => buildHost('shadow', 'main.tsx');

/** Builds the script of a page with the router of WordPress, which replaces the content of its main element. */
export const buildInteractivityHost = (): Promise<string> => buildHost('interactivity', 'main.ts', 'esm');

/** Builds a page that shows a micro-frontend in a container. */
export const buildContainerHost = (): Promise<string> => buildHost('containers', 'main.ts');

/** Builds the script of a micro-frontend that mounts the header. */
export const buildChildHost = (): Promise<string> => buildHost('child', 'main.ts');
