import { findProducts, type Category } from '../state';
import { fragmentKeyOf } from '../taxonomy';
import { anchor, block, linkCard, navigationLinks, link, richText, text } from './parts';

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
export const categoryFragment = (category: Category) => {
  const { id, name, url } = category;
  const { products } = findProducts({ categoryId: id, size: 3 });
  const [first] = products;
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
      navigationLinks(`links-${id}`, [
        link('New in', `${BROWSE}/groceries/new`),
        link('Our pick', `/ecom/shop/buylist?lineNumbers=${encodeURIComponent(list)}`),
        link('Ideas', `/content/inspiration/${url.split('/').at(-1) ?? ''}.html`),
      ]),
      ...(first === undefined
        ? []
        : [
            richText(
              `words-${id}`,
              [
                block('paragraph', [
                  text('Shoppers like the '),
                  text(first.name, 'bold'),
                  text('. '),
                  anchor(`See all of ${name}`, `${BROWSE}/${url}`),
                ]),
              ],
              {
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
