import * as v from 'valibot';
import { paths } from '../shop/paths';
import type { Operation } from '../shop-react/api/graph';

const category = v.object({
  id: v.string(),
  name: v.string(),
  url: v.string(),
  categoryIds: v.array(v.string()),
  productCount: v.number(),
  hiddenInNav: v.boolean(),
});
export type Category = v.InferOutput<typeof category>;

export const categoriesOperation = {
  tag: 'categories',
  query: 'query categories { getCategories { id name url categoryIds productCount hiddenInNav } }',
  schema: v.object({ getCategories: v.array(category) }),
} satisfies Operation<unknown>;

/** Groceries and Entertaining, the two roots of the taxonomy. */
export const ROOT_IDS = { groceries: '10051', entertaining: '10052' } as const;

export interface CategoryTree {
  readonly byId: ReadonlyMap<string, Category>;
  /** By path below `/ecom/shop/browse/`, such as `groceries/bakery/bread`. */
  readonly byPath: ReadonlyMap<string, Category>;
  readonly parentOf: (category: Category) => Category | undefined;
  readonly childrenOf: (category: Category) => readonly Category[];
}

const belowBrowse = (url: string): string => {
  const path = url.toLowerCase().replace(/^\/+|\/+$/g, '');
  const browse = paths.browse.slice(1);
  if (path.startsWith(`${browse}/`)) return path.slice(browse.length + 1);
  return path.replace(/^shop\/browse\//, '');
};

/** Returns the address of a category's page [NAV-6]. */
export const categoryPath = (category: Category): string => `${paths.browse}/${belowBrowse(category.url)}`;

/** Returns the last segment of a category's address. */
export const categorySlug = (category: Category): string => category.url.split('/').at(-1) ?? category.id;

/** Returns the address of a category's offers [NAV-7]. */
export const categoryOffersPath = (category: Category): string =>
  `${paths.offers}/${categorySlug(category)}_offers?categoryId=${encodeURIComponent(category.id)}`;

/** Indexes the flat list of categories, with lookups of parents and children. */
export const createCategoryTree = (list: readonly Category[]): CategoryTree => {
  const byId = new Map(list.map((each) => [each.id, each]));
  const parents = new Map(list.flatMap((each) => each.categoryIds.map((child) => [child, each] as const)));
  return {
    byId,
    byPath: new Map(list.map((each) => [belowBrowse(each.url), each])),
    parentOf: ({ id }) => parents.get(id),
    childrenOf: ({ categoryIds }) =>
      categoryIds
        .flatMap((id) => byId.get(id) ?? [])
        .filter(({ productCount, hiddenInNav }) => productCount > 0 && !hiddenInNav),
  };
};
