import { lazy } from '../../kernel/lazy';
import type { MultiSearchDeps } from './multi-search';

/**
 * Opens multi-search, and fetches it first where it isn't there yet [MULT-1].
 *
 * @returns settles once the dialog is open, or was said not to be; rejects never
 */
export const createMultiSearchOpener = (deps: MultiSearchDeps): (() => Promise<void>) => {
  const load = lazy(async () => {
    const { createMultiSearch } = await import(/* webpackChunkName: "multi-search" */ './multi-search');
    return createMultiSearch(deps);
  });
  return () =>
    deps.modals.open(async () => (await load())(), 'Multi-search could not be opened. Please try again.');
};
