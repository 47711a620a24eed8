import type { SeasonName } from '../state';

/** Orders that end on a day, such as those to collect before Christmas. */
export interface LastOrders {
  /** In days from Easter Sunday, or as month and day: '12-15'. */
  readonly lastDay: number | string;
  /** The end of the sentence 'Order by 15 December …'. */
  readonly before: string;
  /** Shown after the last day. */
  readonly after: string;
}

interface SeasonCell {
  readonly drawing: string;
  readonly heading: string;
  readonly supportingTitle?: string;
  readonly href: string;
}

/** Editors' texts of a season. */
export interface SeasonTexts {
  readonly title: string;
  /** Heading of the seasonal menu. */
  readonly heading: string;
  /** The introduction of the seasonal menu, and its last words, which are bold. */
  readonly intro: readonly [words: string, bold: string];
  readonly linksTitle: string;
  readonly links: readonly (readonly [name: string, href: string])[];
  readonly cells: readonly [SeasonCell, SeasonCell];
  /** The text of the season's page, which the cut-off follows. */
  readonly lead: string;
  /** The products of the season's page: those of a category, by its URL, or of a search. */
  readonly range: { readonly category: string } | { readonly searchTerm: string };
  /** What grows in British fields. */
  readonly fields: string;
  readonly orders: string | LastOrders;
}

const GROCERIES = '/ecom/shop/browse/groceries';
const ENTERTAINING = '/ecom/shop/browse/entertaining';

/** What is ordered ahead: an aisle of Entertaining. */
const collected = (drawing: string, heading: string): SeasonCell => ({
  drawing,
  heading,
  supportingTitle: 'Collect from your branch',
  href: `${ENTERTAINING}/${drawing}`,
});

export const seasonTexts: Readonly<Record<SeasonName, SeasonTexts>> = {
  'new-year': {
    title: 'New Year',
    heading: 'A fresh start',
    intro: ['Soups, greens and oranges for ', 'lighter days'],
    linksTitle: 'Start the year',
    links: [
      ['New Year food', `${GROCERIES}/new-year`],
      ['Vegetables', `${GROCERIES}/fruit-vegetables/vegetables`],
      ['Soups', `${GROCERIES}/ready-meals/soups`],
      ['Juices and smoothies', `${GROCERIES}/soft-drinks/juices-smoothies`],
      ['Cereals', `${GROCERIES}/breakfast/cereals`],
    ],
    cells: [
      { drawing: 'fruit-vegetables', heading: 'Five a day', href: `${GROCERIES}/fruit-vegetables` },
      collected('party-food', 'See the year in'),
    ],
    lead: 'Greens, roots and everything for a pot of soup.',
    range: { category: 'groceries/fruit-vegetables/vegetables' },
    fields: 'Kale, leeks and celeriac, sweeter for the frost.',
    orders: 'Order party food two days before you collect it.',
  },
  valentines: {
    title: 'Valentine’s Day',
    heading: 'Supper for two',
    intro: ['Something sparkling, something sweet, and ', 'flowers for the table'],
    linksTitle: 'Plan the evening',
    links: [
      ['Valentine’s food', `${GROCERIES}/valentines`],
      ['Chocolate', `${GROCERIES}/snacks-treats/chocolate-sweets`],
      ['Bouquets', `${ENTERTAINING}/flowers-plants/bouquets`],
      ['Sparkling', `${GROCERIES}/beer-wine-spirits/sparkling`],
      ['Shellfish', `${GROCERIES}/fish-seafood/shellfish`],
    ],
    cells: [
      { drawing: 'flowers-plants', heading: 'Say it with flowers', href: `${ENTERTAINING}/flowers-plants` },
      collected('celebration-cakes', 'A cake for two'),
    ],
    lead: 'Supper for two, something sparkling and chocolates to share.',
    range: { searchTerm: 'chocolate' },
    fields: 'Forced rhubarb, purple sprouting and the first daffodils.',
    orders: {
      lastDay: '02-11',
      before: 'to collect for Valentine’s Day',
      after: 'Orders for Valentine’s Day have closed. Your branch has bouquets on the day.',
    },
  },
  easter: {
    title: 'Easter',
    heading: 'Gather for Easter',
    intro: ['Lamb, greens and chocolate for ', 'the long weekend'],
    linksTitle: 'Plan the weekend',
    links: [
      ['Easter food', `${GROCERIES}/easter`],
      ['Lamb', `${GROCERIES}/meat-poultry/lamb`],
      ['Eggs', `${GROCERIES}/dairy-eggs/eggs`],
      ['Chocolate', `${GROCERIES}/snacks-treats/chocolate-sweets`],
      ['Croissants and teacakes', `${GROCERIES}/bakery/croissants-teacakes`],
    ],
    cells: [
      { drawing: 'dairy-eggs', heading: 'Eggs of every kind', href: `${GROCERIES}/dairy-eggs/eggs` },
      collected('celebration-cakes', 'Order ahead'),
    ],
    lead: 'Lamb for Sunday, teacakes for the morning, and eggs of every kind.',
    range: { searchTerm: 'egg' },
    fields: 'Purple sprouting, spring greens and the first new potatoes.',
    orders: {
      lastDay: -4,
      before: 'to collect before Easter',
      after: 'Orders for Easter have closed. Your branch has lamb and eggs all weekend.',
    },
  },
  spring: {
    title: 'Spring',
    heading: 'Spring is here',
    intro: ['Young leaves, fresh herbs and ', 'the first picnics'],
    linksTitle: 'Fresh this week',
    links: [
      ['Spring food', `${GROCERIES}/spring`],
      ['Salads and herbs', `${GROCERIES}/fruit-vegetables/salads-herbs`],
      ['Fresh fish', `${GROCERIES}/fish-seafood/fresh-fish`],
      ['Bouquets', `${ENTERTAINING}/flowers-plants/bouquets`],
      ['White and rosé wine', `${GROCERIES}/beer-wine-spirits/white-rose-wine`],
    ],
    cells: [
      { drawing: 'fruit-vegetables', heading: 'Young leaves', href: `${GROCERIES}/fruit-vegetables` },
      collected('flowers-plants', 'Order ahead'),
    ],
    lead: 'Young leaves, fresh herbs, and everything for the first picnic.',
    range: { category: 'groceries/fruit-vegetables/salads-herbs' },
    fields: 'Asparagus, radishes and watercress.',
    orders: 'Order bouquets two days before you collect them.',
  },
  summer: {
    title: 'Summer',
    heading: 'Eat outside',
    intro: ['Everything for the barbecue, from burgers to ', 'bowls of strawberries'],
    linksTitle: 'Plan the barbecue',
    links: [
      ['Summer food', `${GROCERIES}/summer`],
      ['Fruit', `${GROCERIES}/fruit-vegetables/fruit`],
      ['Salads and herbs', `${GROCERIES}/fruit-vegetables/salads-herbs`],
      ['Ice cream', `${GROCERIES}/frozen/ice-cream-puddings`],
      ['Beer and cider', `${GROCERIES}/beer-wine-spirits/beer-cider`],
    ],
    cells: [
      { drawing: 'frozen', heading: 'Something cold', href: `${GROCERIES}/frozen/ice-cream-puddings` },
      collected('platters-sandwiches', 'Order ahead'),
    ],
    lead: 'Burgers, salads, strawberries and something cold to drink.',
    range: { category: 'groceries/fruit-vegetables/fruit' },
    fields: 'Strawberries, broad beans and the first sweetcorn.',
    orders: 'Order platters two days before you collect them.',
  },
  autumn: {
    title: 'Autumn',
    heading: 'Back to the oven',
    intro: ['Apples, mushrooms and ', 'something in the oven'],
    linksTitle: 'Cook slowly',
    links: [
      ['Autumn food', `${GROCERIES}/autumn`],
      ['Vegetables', `${GROCERIES}/fruit-vegetables/vegetables`],
      ['Beef', `${GROCERIES}/meat-poultry/beef`],
      ['Baking', `${GROCERIES}/food-cupboard/baking`],
      ['Hot chocolate', `${GROCERIES}/tea-coffee/hot-chocolate`],
    ],
    cells: [
      { drawing: 'bakery', heading: 'Bake at the weekend', href: `${GROCERIES}/food-cupboard/baking` },
      collected('celebration-cakes', 'Order ahead'),
    ],
    lead: 'Apples, pies, and dinners that cook slowly.',
    range: { searchTerm: 'apple' },
    fields: 'Apples, squash and the first parsnips.',
    orders: 'Order cakes two days before you collect them.',
  },
  christmas: {
    title: 'Christmas',
    heading: 'Christmas begins here',
    intro: ['Everything for the table, from starters to ', 'the last mince pie'],
    linksTitle: 'Plan the day',
    links: [
      ['Christmas food', `${GROCERIES}/christmas`],
      ['Party food', `${ENTERTAINING}/party-food`],
      ['Canapés', `${ENTERTAINING}/party-food/canapes`],
      ['Cheese for the board', `${GROCERIES}/cheese`],
      ['Sparkling', `${GROCERIES}/beer-wine-spirits/sparkling`],
      ['How to carve a turkey', '/content/inspiration/how-to-carve-a-turkey.html'],
    ],
    cells: [
      {
        drawing: 'cheese',
        heading: 'The cheese board',
        href: '/ecom/shop/buylist?lineNumbers=500923%2C500975%2C501014',
      },
      collected('party-food', 'Order ahead'),
    ],
    lead: 'Party food, centrepieces and puddings.',
    range: { category: 'entertaining' },
    fields: 'Sprouts, parsnips and red cabbage.',
    orders: {
      lastDay: '12-15',
      before: 'to collect before Christmas',
      after: 'Orders for Christmas have closed. Your branch has party food until Christmas Eve.',
    },
  },
};
