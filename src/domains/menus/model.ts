import { categoryOffersRoute, categoryRoute, highlightsRoute } from '../../kernel/routes';
import { english } from '../../kernel/translate';
import { ALL_OFFERS, OFFERS_IN, VIEW_ALL } from './texts';
import { GROCERIES, isSpecialRoot, OFFERS, SPECIAL_PAGES } from './category-ids';

/** Icon, style and warning that editors add to a category's item. */
export interface ItemMarks {
  /** Name of an icon of the catalogue's shop family; empty for none. */
  readonly icon: string;
  /** Names of text styles, separated by spaces. */
  readonly tone: string;
  readonly hasWarning: boolean;
}

export interface Category {
  readonly id: string;
  readonly name: string;
  /** Its path in the shop, for example 'groceries/bakery'; undefined without a page. */
  readonly url: string | undefined;
  readonly childIds: readonly string[];
  /** False for a category without products or hidden in navigation [MEGA-4]. */
  readonly isShown: boolean;
  /** Key of the content that is shown next to its panel; undefined without content [MEGA-5]. */
  readonly fragment: string | undefined;
  readonly marks?: ItemMarks | undefined;
  /** Title of the seasonal menu; only the root 'Groceries' has one. */
  readonly seasonalTitle?: string | undefined;
}

/** The loaded part of the taxonomy, by category id; it grows level by level. */
export type Tree = ReadonlyMap<string, Category>;

/** 'Groceries' starts with the aisles; 'Shop' starts with the fixed links, which include Groceries [MEGA-3]. */
export type MenuRoot = 'Shop' | 'Groceries';

/** Level of the groceries' panel. */
const GROCERIES_LEVEL: Readonly<Record<MenuRoot, number>> = { Shop: 1, Groceries: 0 };
/** Numbers of panels, from that of the groceries on: with categories, and with 'OFFERS'. */
const PANELS = 3;
const OFFERS_PANELS = 2;
/** Limit of categories in one panel; 'View all' links to the others [MEGA-11]. */
const MAX_ITEMS = 250;

export interface MenuItem {
  readonly id: string;
  /** In English for a generated item. */
  readonly name: string;
  /** The text of a generated item, whose `{name}` is that of the category `of`. */
  readonly text?: string;
  readonly of?: string;
  /** Undefined for a parent without a page. */
  readonly href: string | undefined;
  /** A parent opens a panel; a link opens its page [MEGA-5]. */
  readonly kind: 'parent' | 'link';
  /** True for 'View all' and 'OFFERS', which are above the categories. */
  readonly isGenerated: boolean;
  readonly marks?: ItemMarks | undefined;
}

/** The state of an open menu: the ids of the categories whose panels are open, outermost first. */
export interface MenuPlace {
  readonly root: MenuRoot;
  readonly path: readonly string[];
}

/** Returns the level of the innermost panel, from 0; −1 for 'Groceries' without a panel. */
export const levelOf = ({ root, path }: MenuPlace): number => path.length - 1 + GROCERIES_LEVEL[root];

/** Returns the part of the path up to the panel of `level`. */
export const pathTo = ({ root, path }: MenuPlace, level: number): readonly string[] =>
  path.slice(0, level + 1 - GROCERIES_LEVEL[root]);

/** @param parent id of the parent category; the children of the offers' root are highlights [NAV-7] */
const hrefOf = ({ id, url }: Category, parent?: string): string | undefined => {
  const page = SPECIAL_PAGES.get(id);
  if (page !== undefined || !url) return page;
  return parent === OFFERS ? highlightsRoute(url) : categoryRoute(url);
};

/** Whether menus show a child. A child that is not loaded counts, because its parent was loaded without that level. */
const hasShownChild = (tree: Tree, { childIds }: Category): boolean =>
  childIds.some((id) => tree.get(id)?.isShown ?? true);

/** @param of name of the category */
const generated = (text: string, of: string) =>
  ({ name: english(text, { name: of }), text, of, kind: 'link', isGenerated: true }) as const;

const viewAll = (id: string, name: string, href: string | undefined): MenuItem => ({
  id: `${id}_ALL`,
  href,
  ...generated(VIEW_ALL, name),
});

/** @param panel number of the panel, from 1 for that of the groceries */
const generatedItems = (category: Category, panel: number): readonly MenuItem[] => {
  const { id, name, url } = category;
  const href = hrefOf(category);
  if (!href) return [];
  const all = viewAll(id, name, href);
  if (!url || panel > OFFERS_PANELS) return [all];
  const offers = {
    id: `${id}_OFFERS`,
    href: categoryOffersRoute(url, isSpecialRoot(id) ? undefined : id),
    ...generated(id === GROCERIES ? ALL_OFFERS : OFFERS_IN, name),
  };
  return [all, offers];
};

/**
 * Returns the items of the innermost panel of a path: 'View all', 'OFFERS' on the first levels, and the shown
 * categories [MEGA-1] [MEGA-2] [MEGA-4]. A category of the path and a duplicate are left out [MEGA-11].
 *
 * @param page the page of the whole category. While there are no items, 'View all' links to it, with the same id as
 *   after the items have loaded
 */
export const itemsOf = (
  tree: Tree,
  path: readonly string[],
  page?: { readonly name: string; readonly href: string | undefined },
): readonly MenuItem[] => {
  const id = path.at(-1) ?? '';
  const category = tree.get(id);
  const items = category ? itemsOfCategory(tree, path, category) : [];
  return items.length === 0 && page?.href ? [viewAll(id, page.name, page.href)] : items;
};

const itemsOfCategory = (tree: Tree, path: readonly string[], category: Category): readonly MenuItem[] => {
  const mayOpen = path.length < PANELS;
  const above = new Set(path);
  const children = [...new Set(category.childIds)].flatMap((id): MenuItem[] => {
    const child = above.has(id) ? undefined : tree.get(id);
    if (!child?.isShown) return [];
    const href = hrefOf(child, category.id);
    const kind = mayOpen && hasShownChild(tree, child) ? 'parent' : 'link';
    return kind === 'link' && !href
      ? []
      : [{ id, name: child.name, href, kind, isGenerated: false, marks: child.marks }];
  });
  return [...generatedItems(category, path.length), ...children.slice(0, MAX_ITEMS)];
};

export type ItemsOf = typeof itemsOf;
