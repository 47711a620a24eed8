import { categoryRoute } from '../../kernel/routes';
import type { Category } from './model';

/** Levels of the footer; deeper categories are left out [MEGA-11]. */
const MAX_LEVELS = 3;

/** A category of the footer, with its children. */
export interface FooterItem {
  readonly id: string;
  readonly name: string;
  readonly href: string | undefined;
  readonly categories: readonly FooterItem[];
}

/**
 * Builds the footer's tree from a flat list [MEGA-10]. Categories that are no category's child are the first level.
 * Hidden and empty ones are left out with their descendants [MEGA-4]. Each category appears once, so a cyclic list ends
 * [MEGA-11].
 */
export const footerOf = (categories: readonly Category[]): readonly FooterItem[] => {
  const remaining = new Map(categories.map((category) => [category.id, category]));
  const children = new Set(categories.flatMap(({ childIds }) => childIds));

  const itemsOf = (ids: readonly string[], levels: number): readonly FooterItem[] => {
    const own = ids.flatMap((id) => {
      const category = remaining.get(id);
      remaining.delete(id);
      return category?.isShown ? [category] : [];
    });
    return own.map(({ id, name, url, childIds }) => ({
      id,
      name,
      href: url === undefined ? undefined : categoryRoute(url),
      categories: levels > 1 ? itemsOf(childIds, levels - 1) : [],
    }));
  };
  return itemsOf(
    categories.flatMap(({ id }) => (children.has(id) ? [] : [id])),
    MAX_LEVELS,
  );
};
