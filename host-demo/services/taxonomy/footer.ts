import type { TaxonomyResponse, WireCategory } from './taxonomy';
import { usualTaxonomy } from './usual';

/** Categories of the footer, below the shop's two roots. */
const URLS: ReadonlySet<string> = new Set([
  'groceries/fruit-vegetables',
  'groceries/bakery',
  'groceries/dairy-eggs',
  'groceries/beer-wine-spirits',
  'entertaining/party-food',
  'entertaining/celebration-cakes',
  'entertaining/flowers-plants',
]);

const shown = usualTaxonomy.all().filter(({ url }) => URLS.has(url));
const ids = new Set(shown.map(({ id }) => id));

const roots = usualTaxonomy.rootIds.flatMap((id): WireCategory[] => {
  const root = usualTaxonomy.find(id);
  return root ? [{ ...root, categoryIds: root.categoryIds.filter((child) => ids.has(child)) }] : [];
});

/** The categories of the page's footer: a separate, short taxonomy [MEGA-10]. */
export const footerTaxonomy: TaxonomyResponse & { readonly categories: readonly WireCategory[] } = {
  rootIds: roots.map(({ id }) => id),
  categories: [...roots, ...shown.map((category) => ({ ...category, categoryIds: [] }))],
};
