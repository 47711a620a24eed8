import { GROCERIES } from '../state';
import type { Taxonomy, WireCategory } from './taxonomy';
import { usualTaxonomy } from './usual';

const [first = GROCERIES, second = GROCERIES, third = GROCERIES] =
  usualTaxonomy.find(GROCERIES)?.categoryIds ?? [];

/** Category id -> children that create cycles: itself, its parent, a neighbour that lists it too. */
const loops: ReadonlyMap<string, readonly string[]> = new Map([
  [GROCERIES, [GROCERIES]],
  [first, [GROCERIES, first]],
  [second, [third]],
  [third, [second]],
]);

const looped = (category: WireCategory): WireCategory => ({
  ...category,
  categoryIds: [...category.categoryIds, ...(loops.get(category.id) ?? [])],
});

/** The usual categories, some of which are below themselves [MEGA-11]. */
export const cyclicTaxonomy: Taxonomy = {
  ...usualTaxonomy,
  find: (id) => {
    const category = usualTaxonomy.find(id);
    return category && looped(category);
  },
  all: () => usualTaxonomy.all().map(looped),
};
