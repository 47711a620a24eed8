/** What the shop's content system holds for the header: few pieces, in its wire shape [CONT-10]. */

const link = (text: string, url: string) => ({ text, url, newWindow: false });

const navigationLinks = (componentId: string, links: readonly ReturnType<typeof link>[]) => ({
  type: 'navigationLinks',
  componentId,
  styleIds: [],
  links,
});

const paragraph = (componentId: string, text: string) => ({
  type: 'richText',
  componentId,
  valid: true,
  noMargin: false,
  styleIds: [],
  blocks: [{ type: 'paragraph', children: [{ type: 'text', text, marks: [] }] }],
});

const card = (componentId: string, heading: string, url: string, picture: string) => ({
  type: 'tradingCell',
  componentId,
  defaultNumOfCells: 'oneCell',
  image: { landscapeImage: { src: `/demo/pictures/${picture}.svg`, altText: '' } },
  textArea: {
    heading,
    theme: 'light',
    buttonStyle: 'primary',
    link: { text: 'Shop now', altText: heading, url, newWindow: false },
  },
});

const GROCERIES = '/ecom/shop/browse/groceries';

export const fragments: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  [
    'menu/middle-mega-menu/master',
    {
      key: 'menu/middle-mega-menu/master',
      components: [
        navigationLinks('middle-links', [
          link('New in', `${GROCERIES}/new`),
          link('All offers', '/ecom/shop/browse/offers'),
          link('Recipes', '/ecom/recipes'),
        ]),
        card('middle-bakery', 'Baked this morning', `${GROCERIES}/bakery`, 'bakery'),
      ],
    },
  ],
  [
    'menu/seasonal-menu/seasonal-menu-content/master',
    {
      key: 'menu/seasonal-menu/seasonal-menu-content/master',
      title: 'Christmas',
      components: [
        paragraph('seasonal-intro', 'Everything for the table, from starters to the last mince pie.'),
        navigationLinks('seasonal-links', [
          link('Christmas food', `${GROCERIES}/christmas`),
          link('Party food', '/ecom/shop/browse/entertaining/party-food'),
          link('Wine & fizz', `${GROCERIES}/beer-wine-spirits`),
        ]),
        card('seasonal-cheese', 'The cheese board', `${GROCERIES}/cheese`, 'cheese'),
      ],
    },
  ],
]);

/** What a content page is made of, when a page of the shop asks for `contentUrl`. */
export const contentFor = (contentUrl: string) => ({
  locations: [
    {
      name: 'header',
      components: [paragraph('page-intro', 'Free delivery on your first shop over £60.')],
    },
    {
      name: 'main',
      components: [card('page-offers', 'This week’s offers', '/ecom/shop/browse/offers', 'fruit-vegetables')],
    },
  ],
  contentUrl,
});
