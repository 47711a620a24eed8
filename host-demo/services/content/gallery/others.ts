import { cell, paragraph, picture } from '../parts';

const BADGES = [
  ...['default', 'danger', 'offer', 'success', 'warning', 'neutral', 'green', 'valueGreen', 'seasonal'],
  ...['limitedEdition', 'wineEvent', 'of no known type'],
];

const badges = BADGES.map((badgeType) => ({
  type: 'badge',
  componentId: `badge-${badgeType}`,
  badgeType,
  text: badgeType,
}));

const bakery = { heading: 'Bakery', url: '/ecom/shop/browse/groceries/bakery' };

const banner = (id: string, more: object) => ({
  type: 'sponsoredBanner',
  id,
  componentId: id,
  image: picture('tea-coffee', 'Coffee'),
  textArea: {
    heading: `An advertisement: ${id}`,
    link: { url: '/ecom/shop/browse/groceries/tea-coffee', newWindow: false },
  },
  products: [],
  tracking: {
    impressionUrls: [`/adtech/tracking/${id}/impression`],
    clickUrls: [`/adtech/tracking/${id}/click`],
    vendor: 'house',
  },
  ...more,
});

/** Where a component stands on twelve columns, by breakpoint. */
const placed = (xs: number, md: number, offset = 0) => ({
  deviceBreakpoints: [
    { name: 'xs', visible: true, width: xs, offset: 0, layout: 'stack' },
    { name: 'md', visible: true, width: md, offset, layout: 'row' },
  ],
});

const shownOnly = (from: string) => ({
  deviceBreakpoints: ['xs', 'sm', 'md', 'lg', 'xl'].map((name) => ({
    name,
    visible: name === from,
    width: 12,
  })),
});

/** Badges, banners, pictures, columns, accordions, tooltips and fields. */
export const others: readonly unknown[] = [
  ...badges,
  banner('gallery-default', {}),
  banner('gallery-badge', { marketingBadge: 'Sponsored' }),
  banner('gallery-products', {
    products: [
      { id: '500923-100923-100924', lineNumber: '500923' },
      { id: '500975-100975-100976', lineNumber: '500975' },
    ],
  }),
  { type: 'image', componentId: 'image-plain', image: picture('cheese', 'Cheese') },
  {
    type: 'image',
    componentId: 'image-linked',
    image: {
      portraitImage: picture('cheese', 'Cheese'),
      landscapeImage: picture('hero-groceries', 'Vegetables'),
    },
    link: { text: 'Cheese', url: '/ecom/shop/browse/groceries/cheese', newWindow: false },
  },
  { type: 'image', componentId: 'image-lazy', image: picture('bakery', 'Bread'), gridPosition: 11 },
  {
    type: 'grid',
    componentId: 'grid',
    components: [
      { ...cell('grid-third', 'bakery', bakery), cqResponsive: placed(12, 4) },
      { ...cell('grid-half', 'bakery', bakery), cqResponsive: placed(12, 6) },
      { ...paragraph('grid-offset', 'Four of twelve, after four'), cqResponsive: placed(12, 4, 4) },
    ],
  },
  { ...paragraph('shown-small', 'Shown on the smallest screens alone'), cqResponsive: shownOnly('xs') },
  { ...paragraph('shown-large', 'Shown on the largest screens alone'), cqResponsive: shownOnly('xl') },
  {
    type: 'accordion',
    componentId: 'accordion-closed',
    title: 'Click to buy',
    components: [cell('accordion-cell', 'bakery', bakery)],
  },
  {
    type: 'accordion',
    componentId: 'accordion-open',
    title: 'Open from the start',
    isOpen: true,
    components: [paragraph('accordion-text', 'What is inside')],
  },
  {
    type: 'tooltip',
    componentId: 'tooltip',
    text: 'What is a price per unit?',
    tip: 'The price of 100 g, or of a litre.',
  },
  {
    type: 'textArea',
    componentId: 'text-area',
    label: 'A note to your shopper',
    maxLength: 100,
    isRequired: true,
  },
  {
    type: 'textArea',
    componentId: 'text-area-error',
    label: 'A card for the flowers',
    errorText: 'Please write something',
  },
];
