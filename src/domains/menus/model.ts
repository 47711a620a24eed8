import { categoryOffersRoute, categoryRoute } from '../../kernel/routes';
import { ENTERTAINING, GROCERIES } from './category-ids';

/** Their offers have a page of their own, without a category in the query [NAV-7]. */
const SPECIAL_ROOTS: ReadonlySet<string> = new Set([GROCERIES, ENTERTAINING]);

/** One category of the shop, as menus need it. */
export interface Category {
  readonly id: string;
  readonly name: string;
  /** Its path in the shop, such as 'groceries/bakery'; undefined for one that has no page. */
  readonly url: string | undefined;
  readonly childIds: readonly string[];
  /** False for one without products, or kept out of the menus [MEGA-4]. */
  readonly isShown: boolean;
  /** Key of what editors wrote beside its panel; undefined where they wrote nothing [MEGA-5]. */
  readonly fragment: string | undefined;
}

/** What is known of the taxonomy; it grows level by level. */
export type Tree = ReadonlyMap<string, Category>;

/** 'Groceries' begins with the aisles; 'Shop' with the shop's fixed links, Groceries among them [MEGA-3]. */
export type MenuRoot = 'Shop' | 'Groceries';

const MAX_LEVELS: Readonly<Record<MenuRoot, number>> = { Shop: 4, Groceries: 3 };
/** Level of the groceries' own panel. */
const OFFSET: Readonly<Record<MenuRoot, number>> = { Shop: 1, Groceries: 0 };
/** Nobody reads more in one panel; 'View all' leads to the rest [MEGA-11]. */
const MAX_ITEMS = 250;

export interface MenuItem {
  readonly id: string;
  readonly name: string;
  /** Undefined for a parent without a page of its own. */
  readonly href: string | undefined;
  /** A parent opens a panel of its own; a link leads to its page [MEGA-5]. */
  readonly kind: 'parent' | 'link';
  /** 'View all' and 'OFFERS' stand above the categories. */
  readonly isGenerated: boolean;
}

/** Where an open menu stands: the categories whose panels are open, outermost first. */
export interface MenuPlace {
  readonly root: MenuRoot;
  readonly path: readonly string[];
}

/** @returns the level of the innermost panel, from 0; −1 for 'Groceries' without any */
export const levelOf = ({ root, path }: MenuPlace): number => path.length - 1 + OFFSET[root];

/** @returns the path of the panel of `level` among those that are open */
export const pathTo = ({ root, path }: MenuPlace, level: number): readonly string[] =>
  path.slice(0, level + 1 - OFFSET[root]);

const hrefOf = ({ url }: Category): string | undefined => (url ? categoryRoute(url) : undefined);

/** Children that menus show; a child not known yet counts, for its parent was loaded without its level. */
const hasShownChild = (tree: Tree, { childIds }: Category): boolean =>
  childIds.some((id) => tree.get(id)?.isShown ?? true);

const viewAll = (id: string, name: string, href: string | undefined): MenuItem => ({
  id: `${id}_ALL`,
  name: `View all ${name}`,
  href,
  kind: 'link',
  isGenerated: true,
});

const generated = (category: Category, level: number, root: MenuRoot): readonly MenuItem[] => {
  const { id, name, url } = category;
  if (!url) return [];
  const offers = {
    id: `${id}_OFFERS`,
    name: id === GROCERIES ? 'OFFERS' : `${name} OFFERS`,
    href: categoryOffersRoute(url, SPECIAL_ROOTS.has(id) ? undefined : id),
    kind: 'link',
    isGenerated: true,
  } as const;
  const hasOffers = level >= OFFSET[root] && level < OFFSET[root] + 2;
  return [viewAll(id, name, hrefOf(category)), ...(hasOffers ? [offers] : [])];
};

/**
 * Items of the innermost panel of a place: 'View all', 'OFFERS' where they belong, and the shown categories
 * [MEGA-1] [MEGA-2] [MEGA-4]. A category that stands in its own path, or twice, is left out [MEGA-11].
 *
 * @param page where the shop shows all of it: while there are no items, 'View all' alone leads there, and stays the
 *   same item once they come
 */
export const itemsOf = (
  tree: Tree,
  place: MenuPlace,
  page?: { readonly name: string; readonly href: string | undefined },
): readonly MenuItem[] => {
  const id = place.path.at(-1) ?? '';
  const category = tree.get(id);
  const items = category ? knownItems(tree, place, category) : [];
  return items.length === 0 && page?.href ? [viewAll(id, page.name, page.href)] : items;
};

const knownItems = (tree: Tree, place: MenuPlace, category: Category): readonly MenuItem[] => {
  const level = levelOf(place);
  const mayOpen = level + 1 < MAX_LEVELS[place.root];
  const above = new Set(place.path);
  const children = [...new Set(category.childIds)].flatMap((id): MenuItem[] => {
    const child = above.has(id) ? undefined : tree.get(id);
    if (!child?.isShown) return [];
    const href = hrefOf(child);
    const kind = mayOpen && hasShownChild(tree, child) ? 'parent' : 'link';
    return kind === 'link' && !href ? [] : [{ id, name: child.name, href, kind, isGenerated: false }];
  });
  return [...generated(category, level, place.root), ...children.slice(0, MAX_ITEMS)];
};

export type ItemsOf = typeof itemsOf;
