/** The taxonomy service of a world: the usual one, or one that tests the header's limits [MEGA-11]. */
import type { Season } from '../seasons';
import type { TaxonomyKind } from '../state';
import { cyclicTaxonomy, generatedTaxonomy, oddTaxonomy } from './unusual';
import {
  branchOf,
  mapTaxonomy,
  wholeOf,
  SEASON_HIGHLIGHTS,
  usualTaxonomy,
  type Taxonomy,
  type TaxonomyResponse,
  type WireCategory,
} from './usual';

export { footerTaxonomy, fragmentKeyOf } from './usual';
export type { TaxonomyResponse, WireCategory } from './usual';

const taxonomies: Readonly<Record<TaxonomyKind, Taxonomy>> = {
  usual: usualTaxonomy,
  cyclic: cyclicTaxonomy,
  odd: oddTaxonomy,
  'ten-thousand': generatedTaxonomy(22),
  'hundred-thousand': generatedTaxonomy(46),
  none: { rootIds: [], find: () => undefined, all: () => [] },
};

/** The taxonomy that the service of a world returns. */
interface TaxonomyInSeason {
  readonly kind: TaxonomyKind;
  readonly season: Pick<Season, 'name' | 'title'>;
}

/** Returns a category with the names of a season. */
const inSeason = (category: WireCategory, { name, title }: TaxonomyInSeason['season']): WireCategory => {
  if (category.seasonalMenuTitle !== undefined) return { ...category, seasonalMenuTitle: title };
  return category.id === SEASON_HIGHLIGHTS
    ? { ...category, name: title, shortName: title, url: `offers/highlights/${name}` }
    : category;
};

const taxonomyOf = ({ kind, season }: TaxonomyInSeason): Taxonomy =>
  mapTaxonomy(taxonomies[kind], (category) => inSeason(category, season));

const wholes = new Map<string, string>();

/** Returns a whole taxonomy as JSON; cached, because the biggest takes a while. */
export const wholeTaxonomy = (wanted: TaxonomyInSeason): string => {
  const key = `${wanted.kind} ${wanted.season.name}`;
  const text = wholes.get(key) ?? JSON.stringify(wholeOf(taxonomyOf(wanted)));
  wholes.set(key, text);
  return text;
};

/** Returns a category and `levels` levels below it; undefined for an unknown one. */
export const taxonomyBelow = (
  wanted: TaxonomyInSeason,
  parent: string,
  levels: number,
): TaxonomyResponse | undefined => branchOf(taxonomyOf(wanted), parent, levels);
