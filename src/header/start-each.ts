import type { HeaderContext } from '../context/context';

/** Starts a feature. May return a function that stops it. */
type Feature = (context: HeaderContext) => unknown;

/**
 * Starts features in their order. One that throws is reported to the host's monitor, and the others start all the same
 * [ERR-6].
 *
 * @param features their names, as the report shows them, and their functions
 * @returns the functions that stop the features that have started
 */
export const startEach = (
  context: HeaderContext,
  features: Readonly<Record<string, Feature>>,
): readonly (() => void)[] => {
  const stops: (() => void)[] = [];
  for (const [name, start] of Object.entries(features)) {
    try {
      const stop = start(context);
      if (stop) stops.push(stop as () => void);
    } catch (error) {
      context.report(name, error);
    }
  }
  return stops;
};
