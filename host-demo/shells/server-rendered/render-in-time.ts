import type { RenderedHeader } from '../../../federation/contract';

/** Renders the header, by whatever way the host has: here, or in another process. */
export type RenderHeaderSomehow = () => RenderedHeader | Promise<RenderedHeader>;

/**
 * Gives what is rendered, unless it throws or takes too long: then the page goes on without it.
 *
 * @param budget milliseconds
 * @param onProblem hears why there is no header
 */
export const renderInTime = async (
  render: RenderHeaderSomehow,
  budget: number,
  onProblem: (problem: unknown) => void,
): Promise<RenderedHeader | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // After what has come meanwhile: where this process itself was held up, timers are heard first.
      setImmediate(() => {
        reject(new Error(`the header was not rendered within ${String(budget)} ms`));
      });
    }, budget);
  });
  try {
    // In a task of the race: what throws at once is a rejection like any other.
    return await Promise.race([Promise.resolve().then(render), late]);
  } catch (problem) {
    onProblem(problem);
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};
