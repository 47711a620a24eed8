import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RenderHeader, ServerModule } from '../../../federation/contract';
import type { RenderedText } from '../deps';

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

/** Renders the header in this process or in another one. */
type RenderHeaderOrFallback = () => RenderedText | Promise<RenderedText>;

/**
 * Returns the rendered header; undefined if rendering throws or exceeds the budget.
 *
 * @param budget milliseconds
 * @param onProblem called with the reason why there is no header
 */
export const renderWithTimeout = async (
  render: RenderHeaderOrFallback,
  budget: number,
  onProblem: (problem: unknown) => void,
): Promise<RenderedText | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Runs after pending I/O events: if this process was blocked, timers run before them.
      setImmediate(() => {
        reject(new Error(`the header was not rendered within ${String(budget)} ms`));
      });
    }, budget);
  });
  try {
    // Inside a promise, so that a synchronous throw is a rejection as well.
    return await Promise.race([Promise.resolve().then(render), deadline]);
  } catch (problem) {
    onProblem(problem);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};
