import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RenderHeader, ServerModule } from '../../../federation/contract';

const MODULE = path.join('server', 'server.js');

/**
 * Loads the release's `./server` module before the first page, and again after a rebuild.
 *
 * @returns a function that returns the renderer of the release in this folder of the release store, or that of the build
 *   if the folder has none; rejects before the first build
 */
export const createHeaderModule = (distDir: string): ((releaseFolder?: string) => Promise<RenderHeader>) => {
  const built = path.resolve(distDir, MODULE);
  const load = createRequire(built);
  const loadedAt = new Map<string, number>();
  const current = async (releaseFolder = ''): Promise<RenderHeader> => {
    const own = path.resolve(distDir, 'remote', releaseFolder, MODULE);
    const file = releaseFolder !== '' && existsSync(own) ? own : built;
    // Synchronous: the wait for the disk would use up the time in which a page renders its header.
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== loadedAt.get(file)) Reflect.deleteProperty(load.cache, file);
    loadedAt.set(file, mtimeMs);
    return (load(file) as ServerModule).renderHeader;
  };
  current().catch(() => {
    // Before the first build, every page handles this error itself.
  });
  return current;
};
