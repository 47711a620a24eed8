import { hasOverride } from './has-override';
import type { LoaderOptions } from './options';
import type { PageRelease, ReleaseRequest } from './resolve';

/**
 * Finds the release that a developer has selected. Returns undefined if nothing is selected. The script build of the
 * loader leaves this module out.
 *
 * @param base absolute URL of the host's `base`, with a trailing slash
 * @throws LoadError if the page's own release cannot be loaded
 */
export const overrideRelease = async (
  base: string,
  options: LoaderOptions,
  request: ReleaseRequest,
): Promise<PageRelease | undefined> => {
  if (!hasOverride(options)) return undefined;
  return import('./override/resolve-override').then((override) =>
    override.resolveOverride(base, options, request),
  );
};
