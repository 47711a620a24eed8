import { useMemo } from 'react';
import { categoriesOperation, createCategoryTree, type CategoryTree } from '../api/categories';
import { useRequest } from '../../shop-react/state/use-request';

/** Returns the shop's categories as a tree; undefined until they have loaded, or when they fail to load. */
export const useCategories = (): { readonly tree: CategoryTree | undefined; readonly pending: boolean } => {
  const response = useRequest(categoriesOperation);
  const list = response.kind === 'ready' ? response.value.getCategories : undefined;
  const tree = useMemo(() => (list ? createCategoryTree(list) : undefined), [list]);
  return { tree, pending: response.kind === 'pending' };
};
