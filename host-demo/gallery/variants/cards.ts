import { GROCERIES, link } from '../../services/content/parts';

/** A picture with an address for each shape. */
export const picture = (name: string, altText = '') => {
  const rendition = (width: number, file: string) => ({
    altText,
    assetMetadataWidth: width,
    assetMetadataHeight: 800,
    dynamicImages: { highQuality95: `/demo/pictures/${file}.svg` },
  });
  return { landscapeImage: rendition(1200, `wide-${name}`), portraitImage: rendition(800, name) };
};

/** Returns the widths of a component, in columns of 12, by the breakpoint from which each counts. */
export const widths = (columns: Readonly<Record<string, number>>) => ({
  deviceBreakpoints: Object.entries(columns).map(([name, width]) => ({ name, width })),
});

export const half = widths({ xs: 12, md: 6 });

const cell = (componentId: string, image: string, textArea: object, more: object = {}) => ({
  type: 'tradingCell',
  componentId,
  defaultNumOfCells: 'oneCell',
  image: picture(image),
  textArea: { link: link('Shop now', `${GROCERIES}/${image}`), ...textArea },
  analytics: { promoName: componentId },
  ...more,
});
export const tradingCells = [
  cell('cell-light', 'bakery', {
    heading: 'Baked this morning',
    subheading: 'Sourdough, rye and buns',
    buttonStyle: 'primary',
  }),
  cell('cell-primary-light', 'cheese', {
    heading: 'The cheese board',
    supportingTitle: 'For two to twelve',
    buttonStyle: 'primaryLight',
  }),
  cell('cell-secondary', 'fish-seafood', {
    heading: 'From the counter',
    offerHeading: '3 for £12',
    buttonStyle: 'secondary',
  }),
  cell('cell-no-button', 'flowers-plants', {
    heading: 'Without an address, no button',
    link: { text: 'Shop now' },
  }),
  cell('cell-red', 'meat-poultry', {
    theme: 'red',
    heading: 'Half price roasts',
    offerHeading: 'Was £24, now £12',
  }),
  cell('cell-red-light', 'party-food', { theme: 'red', heading: 'Party food', buttonStyle: 'primaryLight' }),
  cell('cell-red-secondary', 'frozen', { theme: 'red', heading: 'Frozen', buttonStyle: 'secondary' }),
  cell(
    'cell-all',
    'beer-wine-spirits',
    {
      supportingTitle: 'Wine event',
      heading: 'A quarter off six bottles',
      offerHeading: '25% off',
      subheading: 'Mix and match from the whole cellar',
      disclaimer: 'Excludes fortified wines. While stocks last. 18 and over.',
      displayDisclaimer: true,
    },
    {
      icons: {
        offerRoundel: '25% off',
        messageIcon: { message: 'New' },
        brandIcon: { src: '/demo/pictures/brand-mark.svg', altText: 'Fernleigh', position: 'floated' },
        loyalty: { supercharged: true },
      },
    },
  ),
  cell(
    'cell-two',
    'fruit-vegetables',
    { heading: 'Two cells wide', link: link('Shop fruit', `${GROCERIES}/fruit-vegetables`) },
    {
      defaultNumOfCells: 'twoCells',
      icons: {
        messageIcon: { message: 'Try' },
        brandIcon: { src: '/demo/pictures/brand-mark.svg', altText: 'Fernleigh', position: 'pinned' },
        loyalty: { additionalReduction: true },
      },
    },
  ),
  cell(
    'cell-row',
    'bakery',
    { heading: 'Beside its picture' },
    {
      cqResponsive: {
        deviceBreakpoints: [
          { name: 'xs', visible: true, width: 12, offset: 0, layout: 'vertical' },
          { name: 'lg', visible: true, width: 6, offset: 0, layout: 'horizontal' },
        ],
      },
    },
  ),
  cell('cell-loyalty', 'dairy-eggs', { heading: 'Member offer' }, { icons: { loyalty: {} } }),
  cell(
    'cell-bare',
    'dairy-eggs',
    { heading: 'Without a picture' },
    { image: undefined, icons: { messageIcon: 'New' } },
  ),
];

const banner = (id: string, textArea: object, more: object = {}) => ({
  type: 'sponsoredBanner',
  id,
  textArea: { link: { url: `${GROCERIES}/tea-coffee` }, ...textArea },
  image: picture('tea-coffee'),
  products: [{ id: 'p1', lineNumber: '100123' }],
  marketingBadge: 'Sponsored',
  tracking: {
    impressionUrls: [`/adtech/tracking/${id}/impression`],
    clickUrls: [`/adtech/tracking/${id}/click`],
    vendor: 'house',
  },
  cqResponsive: half,
  ...more,
});
export const banners = [
  banner('ad-one', {
    heading: 'A better cup',
    supportingTitle: 'Single estate tea',
    offerHeading: '2 for £6',
  }),
  banner(
    'ad-several',
    { heading: 'The whole range', theme: 'red', buttonStyle: 'primaryLight' },
    { products: [{ lineNumber: '100123' }, { lineNumber: '100456' }], marketingBadge: 'Featured' },
  ),
];

export const linkCards = (['beer-wine-spirits', 'flowers-plants', 'platters-sandwiches'] as const).map(
  (image, index) => ({
    type: 'linkCard',
    componentId: `card-${image}`,
    title: ['The cellar', 'The garden', 'Dish delivery'][index],
    description: ['Wines by the case', 'Plants to your door', 'Hot on a plate tonight'][index],
    image: picture(image),
    link: link('Visit', 'https://cellar.example/', {
      newWindow: true,
      altText: ['The cellar', 'The garden', 'Dish delivery'][index],
    }),
    cqResponsive: widths({ xs: 12, sm: 6, lg: 4 }),
  }),
);
