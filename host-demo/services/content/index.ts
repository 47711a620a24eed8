/** The content system of a world: what editors wrote for the header's menus [CONT-10]. */
import { categoryTree, type ContentKind } from '../state';
import { fragmentKeyOf } from '../taxonomy';
import { categoryFragment } from './category-fragments';
import { GALLERY, galleryFragment } from './gallery';
import { HOSTILE, hostileFragment } from './hostile';
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

/** A fragment by its key: as an object, or as JSON where an object can't hold it; undefined when there is none. */
export const fragmentFor = (key: string, { content, isCustomer }: Reader): unknown => {
  if (content === 'none') return undefined;
  if (content === 'hostile' || key === HOSTILE) return hostileFragment(key);
  if (key === GALLERY) return galleryFragment;
  if (key === MIDDLE) return middleFragment(isCustomer);
  if (key === SEASONAL) return seasonalFragment;
  const category = withMenus.get(key);
  return category && categoryFragment(category);
};
