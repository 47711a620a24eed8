/** The taxonomy service of a world: the usual one, or one that tests the header's limits [MEGA-11]. */
import type { Season } from '../seasons';
import type { TaxonomyKind } from '../state';
import { createBigTaxonomy, createCyclicTaxonomy, createOddTaxonomy } from './unusual';
import { SEASON_HIGHLIGHTS, usualTaxonomy, type Taxonomy, type WireCategory } from './usual';

export { footerTaxonomy, fragmentKeyOf } from './usual';
export type { WireCategory } from './usual';

const CREATE: Readonly<Record<TaxonomyKind, () => Taxonomy>> = {
  usual: () => usualTaxonomy,
  cyclic: createCyclicTaxonomy,
  odd: createOddTaxonomy,
  'ten-thousand': () => createBigTaxonomy(22),
  'hundred-thousand': () => createBigTaxonomy(46),
  none: () => ({ rootIds: [], byId: new Map() }),
};

const created = new Map<TaxonomyKind, Taxonomy>();

/** Creates a taxonomy when it is first needed, because the biggest takes a while. */
const taxonomyOf = (kind: TaxonomyKind): Taxonomy => {
  const taxonomy = created.get(kind) ?? CREATE[kind]();
  created.set(kind, taxonomy);
  return taxonomy;
};

/** The taxonomy that the service of a world returns. */
interface TaxonomyInSeason {
  readonly kind: TaxonomyKind;
  readonly season: Pick<Season, 'name' | 'title'>;
}

/** A flat list: `categoryIds` contains the hierarchy. */
interface TaxonomyResponse {
  readonly rootIds: readonly string[];
  readonly categories: readonly unknown[];
}

/** Returns a category with the names of a season. */
const inSeason = (category: WireCategory, { name, title }: TaxonomyInSeason['season']): WireCategory => {
  if (category.seasonalMenuTitle !== undefined) return { ...category, seasonalMenuTitle: title };
  return category.id === SEASON_HIGHLIGHTS
    ? { ...category, name: title, shortName: title, url: `offers/highlights/${name}` }
    : category;
};

const wholes = new Map<string, string>();

/** Returns a whole taxonomy as JSON; cached, because the biggest takes a while. */
export const wholeTaxonomy = ({ kind, season }: TaxonomyInSeason): string => {
  const key = `${kind} ${season.name}`;
  const { rootIds, byId, strays = [] } = taxonomyOf(kind);
  const seasonal = () => [...byId.values()].map((category) => inSeason(category, season));
  const text = wholes.get(key) ?? JSON.stringify({ rootIds, categories: [...seasonal(), ...strays] });
  wholes.set(key, text);
  return text;
};

/**
 * Returns a category and those below it, parents first, without duplicates.
 *
 * @param levels how many levels below `parent` to return; the last ones still list their children's ids
 * @returns undefined for an unknown parent
 */
export const taxonomyBelow = (
  { kind, season }: TaxonomyInSeason,
  parent: string,
  levels: number,
): TaxonomyResponse | undefined => {
  const { rootIds, byId, strays = [] } = taxonomyOf(kind);
  const top = byId.get(parent);
  if (top === undefined) return undefined;
  const found = new Set([top]);
  let level = [top];
  for (let depth = 0; depth < levels; depth += 1) {
    const below = level.flatMap(({ categoryIds }) => categoryIds.flatMap((id) => byId.get(id) ?? []));
    level = below.filter((category) => !found.has(category));
    for (const category of level) found.add(category);
  }
  const categories = [...found].map((category) => inSeason(category, season));
  return { rootIds: [parent], categories: [...categories, ...(parent === rootIds[0] ? strays : [])] };
};
