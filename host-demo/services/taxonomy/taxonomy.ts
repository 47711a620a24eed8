/** A category in the taxonomy service's wire format [MEGA-10]. */
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
  readonly bold?: boolean;
  readonly showWarningIcon?: boolean;
  /** Key of the fragment that its menu shows. */
  readonly megaMenuBanner?: string;
  /** The same key, for a category without mega-menu content. */
  readonly banner?: string;
  /** For the root only: the title of the seasonal menu. */
  readonly seasonalMenuTitle?: string;
}

/** A source of categories: the catalogue, or one of the worlds' unusual ones. */
export interface Taxonomy {
  readonly rootIds: readonly string[];
  readonly find: (id: string) => WireCategory | undefined;
  readonly all: () => readonly WireCategory[];
  /** Entries that no id refers to; the response for the first root contains them. */
  readonly strays?: readonly unknown[];
}

/** A flat list: `categoryIds` contains the hierarchy. */
export interface TaxonomyResponse {
  readonly rootIds: readonly string[];
  readonly categories: readonly unknown[];
}

const straysWith = ({ rootIds, strays = [] }: Taxonomy, parent: string): readonly unknown[] =>
  parent === rootIds[0] ? strays : [];

/** Returns every category at once. */
export const wholeOf = (taxonomy: Taxonomy): TaxonomyResponse => ({
  rootIds: taxonomy.rootIds,
  categories: [...taxonomy.all(), ...(taxonomy.strays ?? [])],
});

/**
 * Returns a category and those below it, parents first, without duplicates.
 *
 * @param levels how many levels below `parent` to return; the last ones still list their children's ids
 * @returns undefined for an unknown parent
 */
export const branchOf = (
  taxonomy: Taxonomy,
  parent: string,
  levels: number,
): TaxonomyResponse | undefined => {
  const top = taxonomy.find(parent);
  if (top === undefined) return undefined;
  const byId = new Map([[top.id, top]]);
  let level = [top];
  for (let depth = 0; depth < levels; depth += 1) {
    const below = level.flatMap(({ categoryIds }) => categoryIds.flatMap((id) => taxonomy.find(id) ?? []));
    level = below.filter(({ id }) => !byId.has(id));
    for (const category of level) byId.set(category.id, category);
  }
  return { rootIds: [parent], categories: [...byId.values(), ...straysWith(taxonomy, parent)] };
};
