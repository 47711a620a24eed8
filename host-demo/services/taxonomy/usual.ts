import { categories } from '../seed/catalogue';
import type { Category } from '../seed/product';
import { ENTERTAINING_ROOT, GROCERIES, productCount } from '../state';
import type { Taxonomy, WireCategory } from './taxonomy';

/** What the editors say of single categories, by address. */
const dressed: Readonly<
  Record<string, Partial<Pick<WireCategory, 'shortName' | 'iconName' | 'additionalClasses'>>>
> = {
  'groceries/breakfast': { shortName: 'Breakfast' },
  'groceries/snacks-treats': { shortName: 'Crisps & Snacks' },
  'groceries/hampers': { iconName: 'giftCard', additionalClasses: ['seasonal'] },
  'entertaining/flowers-plants': { iconName: 'giftCard' },
  'entertaining/party-food': { additionalClasses: ['seasonal', 'bold'] },
};

/** Key of the fragment that a category's menu shows; categories without children have none. */
export const fragmentKeyOf = (categoryId: string): string => `menu/category/${categoryId}/master`;

const onTheWire = ({ id, name, url, categoryIds, hiddenInNav }: Category): WireCategory => ({
  id,
  name,
  shortName: name,
  url,
  categoryIds,
  emptyOfProducts: productCount(id) === 0,
  hiddenInNav,
  ...(Object.hasOwn(dressed, url) ? dressed[url] : {}),
  ...(categoryIds.length > 0 ? { megaMenuBanner: fragmentKeyOf(id) } : {}),
});

const known = new Map([...categories].map(([id, category]) => [id, onTheWire(category)]));

/** The catalogue's own categories: four levels below Groceries, three below Entertaining. */
export const usualTaxonomy: Taxonomy = {
  rootIds: [GROCERIES, ENTERTAINING_ROOT],
  find: (id) => known.get(id),
  all: () => [...known.values()],
};
