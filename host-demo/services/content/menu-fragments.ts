import type { Season } from '../seasons';
import { block, cell, link, navigationLinks, paragraph, quarter, richText, text } from './parts';

const GROCERIES = '/ecom/shop/browse/groceries';

export const MIDDLE = 'menu/middle-mega-menu/master';
export const SEASONAL = 'menu/seasonal-menu/seasonal-menu-content/master';

/** The content in the middle of the mega menu; customers see their favourites as well [CONT-10]. */
export const middleFragment = (isCustomer: boolean, { name, title }: Season) => ({
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
  ],
});

/** The content of the seasonal menu [SEAS-1] [CONT-10]. */
export const seasonalFragment = ({ title, heading, intro, linksTitle, links, cells, cutOff }: Season) => ({
  key: SEASONAL,
  // The taxonomy has another title, which the menu shows.
  title: `${title} at Fernleigh`,
  components: [
    richText(
      'seasonal-intro',
      [
        block('heading', [text(heading)], { level: 2 }),
        block('paragraph', [text(intro[0]), text(intro[1], 'bold'), text('.')]),
      ],
      { noMargin: true, ...quarter },
    ),
    navigationLinks(
      'seasonal-links',
      links.map(([words, href]) => link(words, href)),
      { title: linksTitle, styleIds: ['vertical-text-links'], ...quarter },
    ),
    ...cells.map(({ drawing, href, ...words }) =>
      cell(`seasonal-${drawing}`, drawing, { ...words, url: href }),
    ),
    paragraph('seasonal-small-print', cutOff),
  ],
});
