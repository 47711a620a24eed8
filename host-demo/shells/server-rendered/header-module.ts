import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RenderHeader, ServerModule } from '../../../federation/contract';

/**
 * Loads the release's `./server` module before the first page, and again after a rebuild.
 *
 * @returns a function that returns the module's renderer; rejects before the first build
 */
export const createHeaderModule = (distDir: string): (() => Promise<RenderHeader>) => {
  const file = path.resolve(distDir, 'server', 'server.js');
  const load = createRequire(file);
  let built = 0;
  const current = async (): Promise<RenderHeader> => {
    // Synchronous: the wait for the disk would use up the time in which a page renders its header.
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== built) Reflect.deleteProperty(load.cache, file);
    built = mtimeMs;
    return (load(file) as ServerModule).renderHeader;
  };
  current().catch(() => {
    // Before the first build, every page handles this error itself.
  });
  return current;
};
