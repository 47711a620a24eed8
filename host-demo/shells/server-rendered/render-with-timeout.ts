import type { RenderedText } from '../deps';

/** Renders the header in this process or in another one. */
export type RenderHeaderOrFallback = () => RenderedText | Promise<RenderedText>;

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
