import { categories } from '../seed/catalogue';
import type { Category } from '../seed/product';
import { ENTERTAINING_ROOT, GROCERIES, productCount } from '../state';
import type { Taxonomy, WireCategory } from './taxonomy';

/** Editors' additions to single categories, by URL. */
const editorsFields: Readonly<Record<string, Partial<WireCategory>>> = {
  groceries: { seasonalMenuTitle: 'Season' },
  'groceries/breakfast': { shortName: 'Breakfast', iconName: 'favourites' },
  'groceries/snacks-treats': { shortName: 'Crisps & Snacks', additionalClasses: ['seasonal', 'host-banner'] },
  'groceries/cheese': { bold: true, additionalClasses: ['new'] },
  'groceries/tea-coffee': { iconName: 'voucher', additionalClasses: ['offer'] },
  'groceries/beer-wine-spirits': { showWarningIcon: true },
  'groceries/hampers': { iconName: 'giftCard', additionalClasses: ['seasonal'] },
  'entertaining/flowers-plants': { iconName: 'giftCard' },
  'entertaining/party-food': { additionalClasses: ['seasonal', 'bold'] },
};

/** Returns the key of the fragment that a category's menu shows; categories without children have none. */
export const fragmentKeyOf = (categoryId: string): string => `menu/category/${categoryId}/master`;

/** Categories whose fragment is their banner, not their mega-menu content. */
const BANNERS: ReadonlySet<string> = new Set(['groceries/frozen']);

const onTheWire = ({ id, name, url, categoryIds, hiddenInNav }: Category): WireCategory => ({
  id,
  name,
  shortName: name,
  url,
  categoryIds,
  emptyOfProducts: productCount(id) === 0,
  hiddenInNav,
  ...(Object.hasOwn(editorsFields, url) ? editorsFields[url] : {}),
  ...(categoryIds.length > 0 && { [BANNERS.has(url) ? 'banner' : 'megaMenuBanner']: fragmentKeyOf(id) }),
});

const special = (
  id: string,
  name: string,
  url: string,
  categoryIds: readonly string[] = [],
): WireCategory => ({
  ...{ id, name, shortName: name, url, categoryIds },
  emptyOfProducts: false,
  hiddenInNav: false,
});

/** Id of the season's highlights. `inSeason` gives them and the seasonal menu the season's own name. */
export const SEASON_HIGHLIGHTS = 'highlights-season';

/** The special root of the offers, with highlights below it [MEGA-10] [NAV-7]. */
const HIGHLIGHTS = special('offers', 'Highlights', '', [SEASON_HIGHLIGHTS, 'highlights-half-price']);
const highlights = [
  HIGHLIGHTS,
  special(SEASON_HIGHLIGHTS, 'Season', 'offers/highlights/season'),
  special('highlights-half-price', 'Half price', 'offers/highlights/half-price'),
];

const categoriesById = new Map([
  ...[...categories].map(([id, category]) => [id, onTheWire(category)] as const),
  ...highlights.map((category) => [category.id, category] as const),
]);
const groceries = categoriesById.get(GROCERIES);
if (groceries) {
  categoriesById.set(GROCERIES, { ...groceries, categoryIds: [...groceries.categoryIds, HIGHLIGHTS.id] });
}

/** The catalogue's own categories: four levels below Groceries, three below Entertaining. */
export const usualTaxonomy: Taxonomy = {
  rootIds: [GROCERIES, ENTERTAINING_ROOT],
  find: (id) => categoriesById.get(id),
  all: () => [...categoriesById.values()],
};
