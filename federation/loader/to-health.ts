import type { Loaded, LoaderOptions, Problem } from './options';

/**
 * Passes an event to the health report, whose code is loaded with the first event, and only if the host has a sink. The
 * script build of the loader leaves this module out.
 */
export const toHealth = (options: LoaderOptions, event: Loaded | Problem): void => {
  if (options.health)
    import('./health/page-health').then(
      (health) => health.record(options, event),
      () => undefined,
    );
};
