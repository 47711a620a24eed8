/**
 * The parts of the loader that a page loads only when it needs them. The script build of the loader is one file: it
 * replaces this module, leaves out the override for developers and the health report, and includes the others.
 */
import { HEADER_OVERRIDE_KEY } from '../contract/storage';
import { OVERRIDE_PARAMETER, type Loaded, type LoaderOptions, type Problem } from './options';
import type { ResolveRelease } from './override/resolve-override';
import type { PageRelease, ReleaseRequest } from './release';

/** Loads the choice between two releases, during a roll-out. */
export const loadPageTarget = () => import('./rollout/page-target');

/** Loads the code that explains failures. */
export const loadDiagnosis = () => import('./rare/diagnosis');

/**
 * Returns whether a developer has selected a header in the address or on an earlier page of this tab. False on every
 * origin that the host does not list in `overrideOrigins`. Everything else about overrides is loaded only if this is
 * true.
 */
const hasOverride = ({ overrideOrigins }: LoaderOptions): boolean => {
  if (!overrideOrigins?.includes(location.origin)) return false;
  try {
    const isInAddress = new URLSearchParams(location.search).has(OVERRIDE_PARAMETER);
    return isInAddress || sessionStorage.getItem(HEADER_OVERRIDE_KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Finds the release that a developer has selected. Returns undefined if nothing is selected.
 *
 * @param base absolute URL of the host's `base`, with a trailing slash
 * @param resolve `resolveRelease`, as a parameter because the file with it imports this one
 * @throws LoadError if the page's own release cannot be loaded
 */
export const overrideRelease = async (
  base: string,
  options: LoaderOptions,
  request: ReleaseRequest,
  resolve: ResolveRelease,
): Promise<PageRelease | undefined> => {
  if (!hasOverride(options)) return undefined;
  return import('./override/resolve-override').then((override) =>
    override.resolveOverride(base, options, request, resolve),
  );
};

/**
 * Passes an event to the health report, whose code is loaded with the first event, and only if the host has a sink.
 */
export const toHealth = (options: LoaderOptions, event: Loaded | Problem): void => {
  if (options.health)
    import('./health/page-health').then(
      (health) => health.record(options, event),
      () => undefined,
    );
};
