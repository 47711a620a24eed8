import { block, cell, link, navigationLinks, paragraph, quarter, richText, text } from './parts';

const GROCERIES = '/ecom/shop/browse/groceries';
const ENTERTAINING = '/ecom/shop/browse/entertaining';

export const MIDDLE = 'menu/middle-mega-menu/master';
export const SEASONAL = 'menu/seasonal-menu/seasonal-menu-content/master';

/** The content in the middle of the mega menu; customers see their favourites as well [CONT-10]. */
export const middleFragment = (isCustomer: boolean) => ({
  key: MIDDLE,
  components: [
    navigationLinks('middle-links', [
      ...(isCustomer ? [link('Your favourites', '/ecom/favourites')] : []),
      link('New in', `${GROCERIES}/new`),
      link('All offers', '/ecom/shop/browse/offers'),
      link('Summer highlights', '/ecom/shop/browse/offers/highlights/summer'),
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
export const seasonalFragment = {
  key: SEASONAL,
  // The taxonomy has another title, which the menu shows.
  title: 'Christmas at Fernleigh',
  components: [
    richText(
      'seasonal-intro',
      [
        block('heading', [text('Christmas begins here')], { level: 2 }),
        block('paragraph', [
          text('Everything for the table, from starters to '),
          text('the last mince pie', 'bold'),
          text('.'),
        ]),
      ],
      { noMargin: true, ...quarter },
    ),
    navigationLinks(
      'seasonal-links',
      [
        link('Christmas food', `${GROCERIES}/christmas`),
        link('Party food', `${ENTERTAINING}/party-food`),
        link('Canapés', `${ENTERTAINING}/party-food/canapes`),
        link('Cheese for the board', `${GROCERIES}/cheese`),
        link('Sparkling', `${GROCERIES}/beer-wine-spirits/sparkling`),
        link('How to carve a turkey', '/content/inspiration/how-to-carve-a-turkey.html'),
      ],
      { title: 'Plan the day', styleIds: ['vertical-text-links'], ...quarter },
    ),
    cell('seasonal-cheese', 'cheese', {
      heading: 'The cheese board',
      url: '/ecom/shop/buylist?lineNumbers=500923%2C500975%2C501014',
    }),
    cell('seasonal-party', 'party-food', {
      heading: 'Order ahead',
      supportingTitle: 'Collect from your branch',
      url: `${ENTERTAINING}/party-food`,
    }),
    paragraph('seasonal-small-print', 'Order by 15 December to collect before Christmas.'),
  ],
};
