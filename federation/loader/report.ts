import { problemSection } from '../contract/problems';
import type { Loaded, LoaderOptions, Problem } from './options';
import { toHealth } from './to-health';

const safely = (listener: () => void): void => {
  try {
    listener();
  } catch (error) {
    console.error(error);
  }
};

/** Reports a problem to the host, or to the console if the host has no `onProblem`. */
export const reportProblem = (options: LoaderOptions, problem: Problem): void => {
  toHealth(options, problem);
  if (options.onProblem) safely(() => options.onProblem?.(problem));
  else console.warn(`Shop header: ${problem.kind}: ${problem.message} (${problemSection(problem.code)})`);
};

/** Reports to the host that the header is loaded; in a prerendered page, once the shopper opens it [FED-11]. */
export const reportLoaded = (options: LoaderOptions, loaded: Loaded): void => {
  toHealth(options, loaded);
  const report = (): void => safely(() => options.onLoaded?.(loaded));
  const page: Document & { readonly prerendering?: boolean } = document;
  if (page.prerendering) page.addEventListener('prerenderingchange', report);
  else report();
};
