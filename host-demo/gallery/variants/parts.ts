import { tradingCells } from './cards';
import { block, GROCERIES, link, picture, rich, widths, words } from './wire';

export const badges = [
  ...['default', 'danger', 'offer', 'success', 'warning', 'neutral', 'green', 'valueGreen', 'seasonal'],
  ...['limitedEdition', 'wineEvent'],
].map((badgeType) => ({
  type: 'badge',
  badgeType,
  text: badgeType,
  cqResponsive: widths({ xs: 6, sm: 4, lg: 2 }),
}));

export const pictures = [
  'bakery',
  ...[
    'cheese',
    'fish-seafood',
    'frozen',
    'household',
    'pets',
    'party-food',
    'tea-coffee',
    'soft-drinks',
    'snacks-treats',
  ],
  ...['health-beauty', 'ready-meals'],
].map((name, index) => ({
  type: 'image',
  ...picture(name, name.replaceAll('-', ' ')),
  gridPosition: index + 1,
  cqResponsive: widths({ xs: 6, md: 3 }),
  ...(index === 0 && { link: link('Bakery', `${GROCERIES}/bakery`) }),
}));

const bar = (text: string, cqResponsive: object) =>
  rich([block('paragraph', [words(text)])], { cqResponsive });
export const columns = [
  bar('12 of 12', widths({ xs: 12 })),
  bar('6, from 992 px 3', widths({ xs: 6, lg: 3 })),
  bar('6, from 992 px 9', widths({ xs: 6, lg: 9 })),
  bar('4 after a gap of 4', { deviceBreakpoints: [{ name: 'xs', width: 4, offset: 4 }] }),
  bar('Not below 768 px', {
    deviceBreakpoints: [
      { name: 'xs', visible: false },
      { name: 'sm', visible: false },
    ],
  }),
  {
    type: 'grid',
    components: [1, 2, 3, 4].map((each) => bar(`In a grid: ${String(each)}`, widths({ xs: 6, md: 3 }))),
  },
];

export const accordion = (title: string, isOpen: boolean) => ({
  type: 'accordion',
  title,
  isOpen,
  components: [
    rich([block('paragraph', [words('Both come by themselves, ready to buy.')])]),
    ...tradingCells.slice(0, 2),
  ],
});

export const icons = Object.entries({
  cards: ['amex', 'maestro', 'mastercard', 'visa'],
  flags: ['unitedKingdom', 'ireland', 'france', 'italy', 'spain', 'germany', 'netherlands', 'denmark'],
  social: ['facebook', 'instagram', 'youtube', 'pinterest', 'x', 'tiktok'],
  shop: ['trolley', 'favourites', 'voucher', 'deliveryVan', 'returns', 'giftCard', 'storeCard'],
}).flatMap(([family, names]) =>
  names.map((name) => ({
    ...{ type: 'icon', family, name, label: name },
    cqResponsive: widths({ xs: 3, md: 1 }),
  })),
);

export const tooltips = [
  {
    type: 'tooltip',
    text: 'Estimated total',
    tip: 'Some things are priced by weight, so the total may change a little.',
  },
];

export const textAreas = [
  { label: 'Note for your driver', isRequired: false, maxLength: 120 },
  { label: 'Message on the cake', isRequired: true, errorText: 'Say what to write on the cake' },
  { label: 'Your list' },
].map((field) => ({
  ...{ type: 'textArea', ...field },
  cqResponsive: widths({ xs: 12, lg: 4 }),
}));
