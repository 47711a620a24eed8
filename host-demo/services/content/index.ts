/** The content system of a world: editors' content for the header's menus [CONT-10]. */
import { sections } from '../../gallery/variants';
import type { Season } from '../seasons';
import { findProducts, categoryTree, type Category, type ContentKind } from '../state';
import { fragmentKeyOf } from '../taxonomy';
import { HOSTILE, hostileFragment } from './hostile';
import {
  anchor,
  GROCERIES,
  block,
  linkCard,
  navigationLinks,
  link,
  richText,
  text,
  cell,
  paragraph,
  columns,
} from './parts';

const BROWSE = '/ecom/shop/browse';

/**
 * Returns the picture of an aisle, by the last segment of its URL; categories below an aisle have the aisle's picture.
 */
const drawingOf = (url: string): string => {
  const [root = '', aisle] = url.split('/');
  if (aisle === undefined) return root === 'groceries' ? 'hero-groceries' : 'platters-sandwiches';
  return aisle === 'hampers' ? 'basket' : aisle;
};

const offersOf = ({ id, url }: Category): string =>
  `${BROWSE}/offers/${url.split('/').at(-1) ?? ''}_offers?categoryId=${id}`;

/** The content next to a category's children [MEGA-5]: an offer, links and a short text. */
const categoryFragment = (category: Category) => {
  const { id, name, url } = category;
  const { products } = findProducts({ categoryId: id, size: 3 });
  const list = products.map(({ lineNumber }) => lineNumber).join(',');
  return {
    key: fragmentKeyOf(id),
    components: [
      linkCard(
        `card-${id}`,
        `This week in ${name}`,
        link('See the offers', offersOf(category)),
        drawingOf(url),
      ),
      navigationLinks(
        `links-${id}`,
        [
          link('New in', `${GROCERIES}/new`),
          link('Our pick', `/ecom/shop/buylist?lineNumbers=${encodeURIComponent(list)}`),
          link('Ideas', `/content/inspiration/${url.split('/').at(-1) ?? ''}.html`),
        ],
        { title: 'More to see', styleIds: ['vertical-text-links'], ...columns(3) },
      ),
      ...(products.length === 0
        ? []
        : [
            richText(
              `words-${id}`,
              [
                block('heading', [text('Shoppers like')], { level: 2 }),
                block(
                  'list',
                  products.map((product) => block('listItem', [text(product.name)])),
                ),
                block('paragraph', [anchor(`See all of ${name}`, `${BROWSE}/${url}`)]),
              ],
              {
                noMargin: true,
                ...columns(6),
                analytics: {
                  promoName: `Favourites in ${name}`,
                  promoType: 'menu',
                  promoPeriod: '2026-48',
                  bannerPurpose: 'browse',
                  buyingOfficeAndGroup: `office-${id}`,
                },
              },
            ),
          ]),
    ],
  };
};

const MIDDLE = 'menu/middle-mega-menu/master';
const SEASONAL = 'menu/seasonal-menu/seasonal-menu-content/master';

/** The content in the middle of the mega menu; customers see their favourites as well [CONT-10]. */
const middleFragment = (isCustomer: boolean, { name, title }: Season) => ({
  key: MIDDLE,
  components: [
    navigationLinks('middle-links', [
      ...(isCustomer ? [link('Your favourites', '/ecom/favourites')] : []),
      link('New in', `${GROCERIES}/new`),
      link('All offers', '/ecom/shop/browse/offers'),
      link(`${title} highlights`, `/ecom/shop/browse/offers/highlights/${name}`),
      link('Recipes', '/ecom/recipes'),
    ]),
    cell(
      'middle-bakery',
      'bakery',
      { heading: 'Baked this morning', url: `${GROCERIES}/bakery` },
      { analytics: { promoName: 'Morning bake' } },
    ),
    cell('middle-pass', 'basket', {
      heading: 'Never pay for delivery',
      supportingTitle: 'With a Delivery Pass',
      url: '/ecom/delivery-pass',
    }),
    cell('middle-fresh', 'fruit-vegetables', {
      heading: 'Five a day, for less',
      url: `${GROCERIES}/fruit-vegetables`,
    }),
  ],
});

/** The content of the seasonal menu [SEAS-1] [CONT-10]. */
const seasonalFragment = ({ title, heading, intro, linksTitle, links, cells, cutOff }: Season) => ({
  key: SEASONAL,
  // The taxonomy has another title, which the menu shows.
  title: `${title} at Fernleigh`,
  components: [
    richText(
      'seasonal-intro',
      [
        block('heading', [text(heading)], { level: 2 }),
        // First what a shopper must know in time.
        block('paragraph', [text(cutOff, 'bold')]),
        block('paragraph', [text(intro.join('')), text('.')]),
      ],
      { noMargin: true, ...columns(3) },
    ),
    navigationLinks(
      'seasonal-links',
      links.map(([words, href]) => link(words, href)),
      { title: linksTitle, styleIds: ['vertical-text-links'], ...columns(3) },
    ),
    ...cells.map(({ drawing, href, ...words }) =>
      cell(`seasonal-${drawing}`, drawing, { ...words, url: href }),
    ),
  ],
});

interface Reader {
  readonly content: ContentKind;
  /** Whether the request has a customer's token. */
  readonly isCustomer: boolean;
  readonly season: Season;
}

/** The fragments that the header requests on every page. */
export const MENU_FRAGMENTS = [MIDDLE, SEASONAL] as const;

const GALLERY = 'demo/gallery';

/** The content of the gallery page as one fragment: every component in every variant [CONT-8]. */
const galleryFragment = {
  key: GALLERY,
  title: 'Gallery',
  components: sections.flatMap(({ components }): readonly unknown[] => components),
};

const withMenus = new Map(
  categoryTree().flatMap((category) =>
    category.categoryIds.length > 0 ? [[fragmentKeyOf(category.id), category] as const] : [],
  ),
);

/**
 * Returns a fragment by its key: as an object, or as JSON where an object cannot hold it; undefined if there is none.
 */
export const fragmentFor = (key: string, { content, isCustomer, season }: Reader): unknown => {
  if (content === 'none') return undefined;
  if (content === 'hostile' || key === HOSTILE) return hostileFragment(key);
  if (key === GALLERY) return galleryFragment;
  if (key === MIDDLE) return middleFragment(isCustomer, season);
  if (key === SEASONAL) return seasonalFragment(season);
  const category = withMenus.get(key);
  return category && categoryFragment(category);
};

/** Returns the content of a page, for a request with `contentUrl`. */
export const contentFor = (contentUrl: string) => ({
  locations: [
    {
      name: 'header',
      components: [paragraph('page-intro', 'Free delivery on your first shop over £60.')],
    },
    {
      name: 'main',
      components: [
        cell('page-offers', 'fruit-vegetables', {
          heading: 'This week’s offers',
          url: '/ecom/shop/browse/offers',
        }),
      ],
    },
  ],
  contentUrl,
});
