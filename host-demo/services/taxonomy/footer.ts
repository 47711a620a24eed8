import type { TaxonomyAnswer } from './taxonomy';
import { usualTaxonomy } from './usual';

/** Aisles that stand under every page. */
const URLS: ReadonlySet<string> = new Set([
  'groceries/fruit-vegetables',
  'groceries/bakery',
  'groceries/dairy-eggs',
  'groceries/beer-wine-spirits',
  'entertaining/party-food',
]);

const shown = usualTaxonomy
  .all()
  .filter(({ url }) => URLS.has(url))
  .map((category) => ({ ...category, categoryIds: [] }));

/** The categories of the page's foot: a short list of its own, without levels [MEGA-10]. */
export const footerTaxonomy: TaxonomyAnswer & { readonly categories: typeof shown } = {
  rootIds: shown.map(({ id }) => id),
  categories: shown,
};
