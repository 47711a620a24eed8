import { formatPrice } from '../../shells/shop/format';
import { COUNTERS } from './aisles/counters';
import { CUPBOARD } from './aisles/cupboard';
import { DIETS } from './aisles/diets';
import { DRINKS_HOME } from './aisles/drinks-home';
import { ENTERTAINING } from './aisles/entertaining';
import { FRESH } from './aisles/fresh';

/** A product of the shop. Money is in pounds. */
export interface Product {
  readonly lineNumber: string;
  readonly productId: string;
  readonly name: string;
  /** The printed size, such as '400 g' or '6 pack'. */
  readonly size: string;
  readonly price: number;
  readonly wasPrice: number | null;
  /** Such as '£3.00/kg'. */
  readonly pricePer: string | null;
  /** Such as 'Save 50p'. */
  readonly offer: string | null;
  readonly badge: string | null;
  readonly image: string;
  /** From the root down to the shelf. */
  readonly categoryIds: readonly string[];
  /** C62: pieces; KGM: sold by the kilogram. */
  readonly uom: 'C62' | 'KGM';
}

export interface Category {
  readonly id: string;
  readonly name: string;
  /** Path from the root in lower case, such as 'groceries/bakery/bread'. */
  readonly url: string;
  readonly parentId: string | null;
  readonly categoryIds: readonly string[];
  /** No menu shows the category, but its page exists. */
  readonly hiddenInNav: boolean;
}

const UNITS: Readonly<Record<string, { readonly factor: number; readonly per: string }>> = {
  g: { factor: 1 / 100, per: '100g' },
  kg: { factor: 1, per: 'kg' },
  ml: { factor: 1 / 100, per: '100ml' },
  cl: { factor: 1 / 75, per: '75cl' },
  L: { factor: 1, per: 'litre' },
  m: { factor: 1, per: 'metre' },
  pack: { factor: 1, per: 'each' },
};

/**
 * Returns the price of one unit of measure.
 *
 * @param price pounds for the whole size
 * @param size the printed size, such as '400 g'
 * @returns such as '75p/100g'; null when the size is a single piece
 */
const pricePer = (price: number, size: string): string | null => {
  const [amount = '', unit = ''] = size.split(' ');
  const measure = UNITS[unit];
  const units = Number(amount) * (measure?.factor ?? 0);
  return measure === undefined || units === 0 ? null : `${formatPrice(price / units)}/${measure.per}`;
};

export const GROCERIES = '10051';
export const ENTERTAINING_ROOT = '10052';

interface Catalogue {
  readonly categories: ReadonlyMap<string, Category>;
  readonly products: ReadonlyMap<string, Product>;
}

/** Returns a name as a segment of an address: 'Milk, Butter & Eggs' as 'milk-butter-eggs'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}|'/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const productOf = (
  row: string,
  lineNumber: number,
  aisle: string,
  categoryIds: readonly string[],
): Product => {
  const [name = '', size = '', priceText = '', mark = '', drawing = aisle] = row.split('|');
  const price = Number(priceText);
  const wasPrice = mark.startsWith('was ') ? Number(mark.slice(4)) : null;
  return {
    lineNumber: String(lineNumber),
    productId: `${String(lineNumber)}-${String(lineNumber - 400_000)}-${String(lineNumber - 399_999)}`,
    name,
    size,
    price,
    wasPrice,
    pricePer: pricePer(price, size),
    offer: wasPrice === null ? null : `Save ${formatPrice(wasPrice - price)}`,
    badge: mark === 'new' ? 'New' : null,
    image: `/demo/pictures/${drawing}.svg`,
    categoryIds,
    uom: mark === 'kg' ? 'KGM' : 'C62',
  };
};

/**
 * Parses the tables of the aisles: ids and line numbers follow their order. A category that appears again gets further
 * shelves and products.
 */
const read = (roots: readonly (readonly [string, string, string])[]): Catalogue => {
  const categories = new Map<string, Category>();
  const idsByUrl = new Map<string, string>();
  const products = new Map<string, Product>();
  const enter = (
    newId: () => string,
    name: string,
    slug: string,
    parentId: string | null,
    hiddenInNav = false,
  ): string => {
    const parent = parentId === null ? undefined : categories.get(parentId);
    const url = parent === undefined ? slug : `${parent.url}/${slug}`;
    const existing = idsByUrl.get(url);
    if (existing !== undefined) return existing;
    const id = newId();
    idsByUrl.set(url, id);
    categories.set(id, { id, name, url, parentId, categoryIds: [], hiddenInNav });
    if (parent !== undefined) {
      categories.set(parent.id, { ...parent, categoryIds: [...parent.categoryIds, id] });
    }
    return id;
  };
  let nextCategory = 300_100;
  let nextLine = 500_000;
  const newId = () => String((nextCategory += 7));
  for (const [rootId, rootName, table] of roots) {
    enter(() => rootId, rootName, slugOf(rootName), null);
    let aisleSlug = '';
    let trail = [rootId];
    for (const row of table.split('\n')) {
      const [, mark, title = ''] = /^(=|#{1,3}) (.+)$/.exec(row) ?? [];
      if (mark === '=') {
        const [slug = '', name = ''] = title.split(' | ');
        aisleSlug = slug;
        trail = [rootId, enter(newId, name, slug, rootId)];
      } else if (mark !== undefined) {
        const [name = '', flag] = title.split(' | ');
        trail = trail.slice(0, mark.length + 1);
        const isHidden = flag === 'hidden';
        trail = [...trail, enter(newId, name, slugOf(name), trail.at(-1) ?? rootId, isHidden)];
      } else if (row !== '') {
        const product = productOf(row, (nextLine += 13), aisleSlug, trail);
        products.set(product.lineNumber, product);
      }
    }
  }
  return { categories, products };
};

const catalogue = read([
  [GROCERIES, 'Groceries', FRESH + COUNTERS + CUPBOARD + DRINKS_HOME],
  [ENTERTAINING_ROOT, 'Entertaining', ENTERTAINING],
  [GROCERIES, 'Groceries', DIETS],
]);

/** Every category by id, parents first. */
export const categories = catalogue.categories;
/** Every product by line number, in the order of the aisles. */
export const products = catalogue.products;
