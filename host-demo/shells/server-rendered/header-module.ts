import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RenderHeader, ServerModule } from '../../../federation/contract';

/**
 * Loads the release's `./server`: before the first page asks for it, and anew once it has been built again.
 *
 * @returns rejects where nothing is built
 */
export const createHeaderModule = (distDir: string): (() => Promise<RenderHeader>) => {
  const file = path.resolve(distDir, 'server', 'server.js');
  const load = createRequire(file);
  let built = 0;
  const current = async (): Promise<RenderHeader> => {
    // At once: a page's time for its header must not go by in a queue for the disk.
    const { mtimeMs } = statSync(file);
    if (mtimeMs !== built) Reflect.deleteProperty(load.cache, file);
    built = mtimeMs;
    return (load(file) as ServerModule).renderHeader;
  };
  current().catch(() => {
    // Nothing is built yet: each page hears of it.
  });
  return current;
};
