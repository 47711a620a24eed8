import type { Category, Tree } from '../model';

/** Creates a category with the given children. */
export const category = (
  id: string,
  childIds: readonly string[] = [],
  more: Partial<Category> = {},
): Category => ({
  id,
  name: `C${id}`,
  url: `shop/c${id}`,
  childIds,
  isShown: true,
  fragment: undefined,
  ...more,
});

export const treeOf = (...categories: readonly Category[]): Tree =>
  new Map(categories.map((one) => [one.id, one]));
