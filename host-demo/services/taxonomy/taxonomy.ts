/** A category as the taxonomy service tells it [MEGA-10]. */
export interface WireCategory {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  /** Path below `/ecom/shop/browse/`, in lower case [NAV-6]. */
  readonly url: string;
  readonly categoryIds: readonly string[];
  readonly emptyOfProducts: boolean;
  readonly hiddenInNav: boolean;
  readonly iconName?: string;
  readonly additionalClasses?: readonly string[];
  /** Key of the fragment that its menu shows. */
  readonly megaMenuBanner?: string;
}

/** Where categories come from: the catalogue, or one of the worlds' odd ones. */
export interface Taxonomy {
  readonly rootIds: readonly string[];
  readonly find: (id: string) => WireCategory | undefined;
  readonly all: () => readonly WireCategory[];
  /** Entries that no id leads to; they come along with the first root. */
  readonly strays?: readonly unknown[];
}

/** A flat list: who is below whom is told by `categoryIds`. */
export interface TaxonomyAnswer {
  readonly rootIds: readonly string[];
  readonly categories: readonly unknown[];
}

const straysWith = ({ rootIds, strays = [] }: Taxonomy, parent: string): readonly unknown[] =>
  parent === rootIds[0] ? strays : [];

/** Every category at once. */
export const wholeOf = (taxonomy: Taxonomy): TaxonomyAnswer => ({
  rootIds: taxonomy.rootIds,
  categories: [...taxonomy.all(), ...(taxonomy.strays ?? [])],
});

/**
 * A category and those below it, parents first, each once however often it is named.
 *
 * @param levels how many levels below `parent` are told; the last ones still name their children
 * @returns undefined for an unknown parent
 */
export const branchOf = (taxonomy: Taxonomy, parent: string, levels: number): TaxonomyAnswer | undefined => {
  const top = taxonomy.find(parent);
  if (top === undefined) return undefined;
  const told = new Map([[top.id, top]]);
  let level = [top];
  for (let depth = 0; depth < levels; depth += 1) {
    const below = level.flatMap(({ categoryIds }) => categoryIds.flatMap((id) => taxonomy.find(id) ?? []));
    level = below.filter(({ id }) => !told.has(id));
    for (const category of level) told.set(category.id, category);
  }
  return { rootIds: [parent], categories: [...told.values(), ...straysWith(taxonomy, parent)] };
};
