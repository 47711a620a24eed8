import { lazy } from '../../kernel/lazy';
import { MULTI_SEARCH_NOT_OPENED } from './texts';
import type { HeaderContext } from '../../context/context';

/**
 * Returns a function that opens multi-search; its code is lazy-loaded with the first call [MULT-1]. The promise of that
 * function resolves once the dialog, or the message that it failed to load, is shown. It never rejects.
 */
export const createOpenMultiSearch = (context: HeaderContext): (() => Promise<void>) => {
  const load = lazy(async () => {
    const { createMultiSearch } = await import(/* webpackChunkName: "multi-search" */ './multi-search');
    return createMultiSearch(context);
  });
  return () => context.modals.open(async () => (await load())(), MULTI_SEARCH_NOT_OPENED);
};
