/** The taxonomy service of a world: the usual one, or one that tests the header's limits [MEGA-11]. */
import type { TaxonomyKind } from '../state';
import { cyclicTaxonomy } from './cyclic';
import { generatedTaxonomy } from './generated';
import { oddTaxonomy } from './odd';
import { branchOf, wholeOf, type Taxonomy, type TaxonomyResponse } from './taxonomy';
import { usualTaxonomy } from './usual';

export { footerTaxonomy } from './footer';
export { fragmentKeyOf } from './usual';
export type { TaxonomyResponse, WireCategory } from './taxonomy';

const taxonomies: Readonly<Record<TaxonomyKind, Taxonomy>> = {
  usual: usualTaxonomy,
  cyclic: cyclicTaxonomy,
  odd: oddTaxonomy,
  'ten-thousand': generatedTaxonomy(22),
  'hundred-thousand': generatedTaxonomy(46),
  none: { rootIds: [], find: () => undefined, all: () => [] },
};

const wholes = new Map<TaxonomyKind, string>();

/** Returns a whole taxonomy as JSON; cached, because the biggest takes a while. */
export const wholeTaxonomy = (kind: TaxonomyKind): string => {
  const text = wholes.get(kind) ?? JSON.stringify(wholeOf(taxonomies[kind]));
  wholes.set(kind, text);
  return text;
};

/** Returns a category and `levels` levels below it; undefined for an unknown one. */
export const taxonomyBelow = (
  kind: TaxonomyKind,
  parent: string,
  levels: number,
): TaxonomyResponse | undefined => branchOf(taxonomies[kind], parent, levels);
