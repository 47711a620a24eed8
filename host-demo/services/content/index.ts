/** The content system of a world: editors' content for the header's menus [CONT-10]. */
import { sections } from '../../gallery/variants';
import type { Season } from '../seasons';
import { categoryTree, type ContentKind } from '../state';
import { fragmentKeyOf } from '../taxonomy';
import { categoryFragment } from './category-fragments';
import { HOSTILE, hostileFragment } from './hostile';
import { MIDDLE, middleFragment, SEASONAL, seasonalFragment } from './menu-fragments';

interface Reader {
  readonly content: ContentKind;
  /** Whether the request has a customer's token. */
  readonly isCustomer: boolean;
  readonly season: Season;
}

/** The fragments that the header requests on every page. */
export const MENU_FRAGMENTS = [MIDDLE, SEASONAL] as const;

const GALLERY = 'demo/gallery';

/** The content of the gallery page as one fragment: every component in every variant [CONT-8]. */
const galleryFragment = {
  key: GALLERY,
  title: 'Gallery',
  components: sections.flatMap(({ components }): readonly unknown[] => components),
};

const withMenus = new Map(
  categoryTree().flatMap((category) =>
    category.categoryIds.length > 0 ? [[fragmentKeyOf(category.id), category] as const] : [],
  ),
);

/**
 * Returns a fragment by its key: as an object, or as JSON where an object cannot hold it; undefined if there is none.
 */
export const fragmentFor = (key: string, { content, isCustomer, season }: Reader): unknown => {
  if (content === 'none') return undefined;
  if (content === 'hostile' || key === HOSTILE) return hostileFragment(key);
  if (key === GALLERY) return galleryFragment;
  if (key === MIDDLE) return middleFragment(isCustomer, season);
  if (key === SEASONAL) return seasonalFragment(season);
  const category = withMenus.get(key);
  return category && categoryFragment(category);
};
