/** The content system of a world: what editors wrote for the header's menus [CONT-10]. */
import { categoryTree, type ContentKind } from '../state';
import { fragmentKeyOf } from '../taxonomy';
import { categoryFragment } from './category-fragments';
import { MIDDLE, middleFragment, SEASONAL, seasonalFragment } from './menu-fragments';

interface Reader {
  readonly content: ContentKind;
  /** Content is asked for with a customer's token. */
  readonly isCustomer: boolean;
}

/** Those that every page's header asks for. */
export const MENU_FRAGMENTS = [MIDDLE, SEASONAL] as const;

const withMenus = new Map(
  categoryTree().flatMap((category) =>
    category.categoryIds.length > 0 ? [[fragmentKeyOf(category.id), category] as const] : [],
  ),
);

/** A fragment by its key; undefined when there is none. */
export const fragmentFor = (key: string, { content, isCustomer }: Reader): unknown => {
  if (content === 'none') return undefined;
  if (key === MIDDLE) return middleFragment(isCustomer);
  if (key === SEASONAL) return seasonalFragment;
  const category = withMenus.get(key);
  return category && categoryFragment(category);
};
