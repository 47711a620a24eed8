import { useMemo } from 'react';
import { categoriesOperation, plantTree, type CategoryTree } from '../api/categories';
import { useAnswer } from './use-answer';

/** The shop's categories as a tree; undefined until they are here, or when they can't be had. */
export const useCategories = (): { readonly tree: CategoryTree | undefined; readonly pending: boolean } => {
  const answer = useAnswer(categoriesOperation);
  const list = answer.kind === 'ready' ? answer.value.getCategories : undefined;
  const tree = useMemo(() => (list ? plantTree(list) : undefined), [list]);
  return { tree, pending: answer.kind === 'pending' };
};
