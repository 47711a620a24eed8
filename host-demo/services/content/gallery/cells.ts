import { linkCard, picture } from '../parts';

const shopNow = (url: string) => ({ text: 'Shop now', altText: 'Shop the gallery', url, newWindow: false });
const BAKERY = '/ecom/shop/browse/groceries/bakery';

const cell = (
  componentId: string,
  heading: string,
  { textArea = {}, ...more }: { readonly textArea?: object } & Readonly<Record<string, unknown>> = {},
) => ({
  type: 'tradingCell',
  componentId,
  defaultNumOfCells: 'oneCell',
  image: { landscapeImage: picture('bakery', 'Bread on a board') },
  textArea: { heading, theme: 'light', buttonStyle: 'primary', link: shopNow(BAKERY), ...textArea },
  ...more,
});

const looks = ['light', 'red'].flatMap((theme) =>
  ['primary', 'primaryLight', 'secondary'].map((buttonStyle) =>
    cell(`cell-${theme}-${buttonStyle}`, `Theme ${theme}, button ${buttonStyle}`, {
      textArea: { theme, buttonStyle },
    }),
  ),
);

const sizes = ['oneCell', 'twoCells', 'threeCells', 'fourCells'].map((defaultNumOfCells) =>
  cell(`cell-${defaultNumOfCells}`, `As wide as ${defaultNumOfCells}`, { defaultNumOfCells }),
);

const iconed: readonly (readonly [string, object])[] = [
  ['An offer roundel', { offerRoundel: '2 for £5' }],
  ['Message New', { messageIcon: 'New' }],
  ['Message Try', { messageIcon: 'Try' }],
  ['No message', { messageIcon: 'none' }],
  ['Brand, floated', { brandIcon: { ...picture('brand-mark', 'Fernleigh'), position: 'floated' } }],
  ['Brand, pinned', { brandIcon: { ...picture('brand-mark', 'Fernleigh'), position: 'pinned' } }],
  ['Loyalty', { loyalty: { additionalReduction: false, supercharged: false } }],
  ['Loyalty, reduced further', { loyalty: { additionalReduction: true, supercharged: false } }],
  ['Loyalty, supercharged', { loyalty: { additionalReduction: true, supercharged: true } }],
];

const dynamic = (name: string) => ({
  ...picture(name, 'Drawn for each width'),
  dynamicImages: {
    lowQuality60: `/demo/pictures/${name}.svg?quality=60`,
    highQuality95: `/demo/pictures/${name}.svg?quality=95`,
  },
  assetMetadataWidth: 2400,
  assetMetadataHeight: 1200,
});

/** Trading cells in each theme, button, width, icon and picture; link cards. */
export const cells: readonly unknown[] = [
  ...looks,
  ...sizes,
  ...iconed.map(([heading, icons], index) => cell(`cell-icons-${String(index)}`, heading, { icons })),
  cell('cell-every-text', 'Heading', {
    textArea: {
      offerHeading: 'Save £1.50',
      supportingTitle: 'Supporting title',
      subheading: 'Subheading, a little longer than the others are',
      disclaimer: 'Subject to availability.',
      displayDisclaimer: true,
    },
  }),
  cell('cell-hidden-disclaimer', 'Its disclaimer is not displayed', {
    textArea: { disclaimer: 'Not displayed', displayDisclaimer: false },
  }),
  cell('cell-no-url', 'No button: its link has no address', { textArea: { link: shopNow('') } }),
  cell('cell-new-window', 'Opens a new tab', {
    textArea: { link: { ...shopNow('https://garden.fernleigh.example'), newWindow: true } },
  }),
  cell('cell-no-image', 'Without a picture', { image: {} }),
  cell('cell-both-images', 'Upright on small screens', {
    image: { portraitImage: picture('cheese', 'Cheese'), landscapeImage: dynamic('hero-groceries') },
  }),
  cell('cell-products', 'For two products', {
    products: [
      { id: '500923-100923-100924', lineNumber: '500923' },
      { id: '500975-100975-100976', lineNumber: '500975' },
    ],
    analytics: { promoName: 'Gallery' },
  }),
  cell('cell-late', 'So far down that its picture waits', { gridPosition: 14 }),
  linkCard('card-inside', 'A link card', BAKERY, 'bakery'),
  {
    ...linkCard('card-outside', 'A sister shop', 'https://cellar.fernleigh.example', 'beer-wine-spirits'),
    description: 'Wine by the case, chosen by our buyers',
    link: { text: 'Visit Cellar', url: 'https://cellar.fernleigh.example', newWindow: true },
  },
];
