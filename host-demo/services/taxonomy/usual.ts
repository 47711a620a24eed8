import { categories, type Category } from '../seed/catalogue';
import { ENTERTAINING_ROOT, GROCERIES, productCount } from '../state';

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

/** Categories: those of the catalogue, or of one of the worlds' unusual taxonomies. */
export interface Taxonomy {
  readonly rootIds: readonly string[];
  readonly byId: ReadonlyMap<string, WireCategory>;
  /** Entries that no id refers to; the response for the first root contains them. */
  readonly strays?: readonly unknown[];
}

export const indexById = (categories: readonly WireCategory[]): Taxonomy['byId'] =>
  new Map(categories.map((category) => [category.id, category]));

/** Editors' additions to single categories, by URL. */
const editorsFields: Readonly<Record<string, Partial<WireCategory>>> = {
  groceries: { seasonalMenuTitle: 'Season' },
  'groceries/breakfast': { shortName: 'Breakfast' },
  'groceries/snacks-treats': { shortName: 'Crisps & Snacks', additionalClasses: ['seasonal', 'host-banner'] },
  'groceries/cheese': { bold: true, additionalClasses: ['new'] },
  'groceries/tea-coffee': { iconName: 'voucher', additionalClasses: ['offer'] },
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

/** Creates a category that is not one of the catalogue. */
export const special = (
  id: string,
  name: string,
  url: string,
  more: Partial<WireCategory> = {},
): WireCategory => ({
  ...{ id, name, shortName: name, url, categoryIds: [], emptyOfProducts: false, hiddenInNav: false },
  ...more,
});

/** Id of the season's highlights. `inSeason` gives them and the seasonal menu the season's own name. */
export const SEASON_HIGHLIGHTS = 'highlights-season';

/** The special root of the offers, with highlights below it [MEGA-10] [NAV-7]. */
const HIGHLIGHTS = special('offers', 'Highlights', '', {
  categoryIds: [SEASON_HIGHLIGHTS, 'highlights-half-price'],
});

const withHighlights = (category: WireCategory): WireCategory =>
  category.id === GROCERIES
    ? { ...category, categoryIds: [...category.categoryIds, HIGHLIGHTS.id] }
    : category;

/** The catalogue's own categories: four levels below Groceries, three below Entertaining. */
export const usualTaxonomy: Taxonomy = {
  rootIds: [GROCERIES, ENTERTAINING_ROOT],
  byId: indexById([
    ...[...categories.values()].map(onTheWire).map(withHighlights),
    HIGHLIGHTS,
    special(SEASON_HIGHLIGHTS, 'Season', 'offers/highlights/season'),
    special('highlights-half-price', 'Half price', 'offers/highlights/half-price'),
  ]),
};

/** Categories of the footer, below the shop's two roots. */
const FOOTER_URLS: ReadonlySet<string> = new Set([
  'groceries/fruit-vegetables',
  'groceries/bakery',
  'groceries/dairy-eggs',
  'groceries/beer-wine-spirits',
  'entertaining/party-food',
  'entertaining/celebration-cakes',
  'entertaining/flowers-plants',
]);

const usual = [...usualTaxonomy.byId.values()];
const shown = usual.filter(({ url }) => FOOTER_URLS.has(url));
const ids = new Set(shown.map(({ id }) => id));
const roots = usual
  .filter(({ id }) => usualTaxonomy.rootIds.includes(id))
  .map((root) => ({ ...root, categoryIds: root.categoryIds.filter((child) => ids.has(child)) }));

/** The categories of the page's footer: a separate, short taxonomy [MEGA-10]. */
export const footerTaxonomy = {
  rootIds: roots.map(({ id }) => id),
  categories: [...roots, ...shown.map((category) => ({ ...category, categoryIds: [] }))],
};
