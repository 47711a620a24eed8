import { block, GROCERIES, link, text } from '../../services/content/parts';
import { banners, half, linkCards, picture, tradingCells, widths } from './cards';

const rich = (blocks: readonly unknown[], more: object = {}) => ({
  type: 'richText',
  valid: true,
  blocks,
  ...more,
});

const richTexts = [
  rich(
    [
      block('heading', [text('Sunday, slowly roasted')], { level: 1 }),
      block('paragraph', [
        text('Everything for the table, from '),
        text('bold', 'bold'),
        text(' starters to '),
        text('italic', 'italic'),
        text(' puddings, '),
        text('underlined', 'underline'),
        text(' and '),
        text('struck out', 'strikethrough'),
        text(' prices, H'),
        text('2', 'subscript'),
        text('O and 50 m'),
        text('2', 'superscript'),
        text('.'),
      ]),
      block('heading', [text('Order by')], { level: 2 }),
      block('paragraph', [
        text('Order turkeys two days before you collect them. '),
        block('link', [text('Read how')], { attributes: { href: '/content/christmas/how-to-order.html' } }),
        text(' or '),
        block('link', [text('ask our cooks')], {
          attributes: { href: 'https://cellar.example/ask', target: '_blank', title: 'Our cooks' },
        }),
        text('.'),
      ]),
    ],
    { cqResponsive: half, analyticsTags: ['christmas', 'turkey'], styleIds: ['vertical-text-links'] },
  ),
  rich(
    [
      block('heading', [text('Lists')], { level: 3 }),
      block('list', [
        block('listItem', [text('Starters')]),
        block('listItem', [
          text('Mains'),
          block('orderedList', [block('listItem', [text('Turkey')]), block('listItem', [text('Nut roast')])]),
        ]),
      ]),
      { type: 'paragraph', listItem: 'number', level: 1, text: 'Heat the oven' },
      { type: 'paragraph', listItem: 'bullet', level: 2, text: 'Fan, 180 °C' },
      { type: 'paragraph', listItem: 'number', level: 1, text: 'Roast for two hours' },
      block('paragraph', []),
      block('paragraph', [text('In the middle, in green')], {
        attributes: { textAlign: 'center', color: '#456011', fontWeight: 'bold' },
      }),
      block('paragraph', [text('Set in, larger, in another family')], {
        attributes: { marginLeft: '24px', fontSize: '18px', fontFamily: 'Georgia' },
      }),
      block('paragraph', [text('At the end of the line')], { attributes: { textAlignment: 'right' } }),
    ],
    { cqResponsive: half },
  ),
];

const aisles = [
  link('Bakery', `${GROCERIES}/bakery`),
  link('Cheese', `${GROCERIES}/cheese`),
  link('Fish & seafood', `${GROCERIES}/fish-seafood`),
  link('Our cellar', 'https://cellar.example/', { newWindow: true }),
];
const navigationLinks = [
  { title: 'In a row' },
  { title: 'Vertical text links', styleIds: ['vertical-text-links'] },
  { title: 'On white', backgroundColour: 'white' },
  { title: 'On grey', backgroundColour: 'grey' },
  { title: 'On green', backgroundColour: 'green' },
  { title: 'On pale green', backgroundColour: 'paleGreen' },
  { title: 'On red', backgroundColour: 'red' },
  { title: 'On green by its old value', backgroundColour: '#5c8018' },
].map((each) => ({ type: 'navigationLinks', links: aisles, cqResponsive: half, ...each }));

const badges = [
  ...['default', 'danger', 'offer', 'success', 'warning', 'neutral', 'green', 'valueGreen', 'seasonal'],
  ...['limitedEdition', 'wineEvent'],
].map((badgeType) => ({
  type: 'badge',
  badgeType,
  text: badgeType,
  cqResponsive: widths({ xs: 6, sm: 4, lg: 2 }),
}));

const pictures = [
  ...['bakery', 'cheese', 'fish-seafood', 'frozen', 'household', 'pets', 'party-food', 'tea-coffee'],
  ...['soft-drinks', 'snacks-treats', 'health-beauty', 'ready-meals'],
].map((name, index) => ({
  type: 'image',
  ...picture(name, name.replaceAll('-', ' ')),
  gridPosition: index + 1,
  cqResponsive: widths({ xs: 6, md: 3 }),
  ...(index === 0 && { link: link('Bakery', `${GROCERIES}/bakery`) }),
}));

const bar = (words: string, cqResponsive: object) =>
  rich([block('paragraph', [text(words)])], { cqResponsive });
const columns = [
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

const accordion = (title: string, isOpen: boolean) => ({
  type: 'accordion',
  title,
  isOpen,
  components: [
    rich([block('paragraph', [text('Both come by themselves, ready to buy.')])]),
    ...tradingCells.slice(0, 2),
  ],
});

const icons = Object.entries({
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

const tooltips = [
  {
    type: 'tooltip',
    text: 'Estimated total',
    tip: 'Some things are priced by weight, so the total may change a little.',
  },
];

const textAreas = [
  { label: 'Note for your driver', isRequired: false, maxLength: 120 },
  { label: 'Message on the cake', isRequired: true, errorText: 'Say what to write on the cake' },
  { label: 'Your list' },
].map((field) => ({
  ...{ type: 'textArea', ...field },
  cqResponsive: widths({ xs: 12, lg: 4 }),
}));

const all: readonly (readonly [string, readonly unknown[]])[] = [
  ['Rich text', richTexts],
  ['Navigation links', navigationLinks],
  ['Trading cells', tradingCells],
  ['Sponsored banners', banners],
  ['Link cards', linkCards],
  ['Badges', badges],
  ['Pictures', pictures],
  ['Column grid', columns],
  ['Click to buy', [accordion('Two for tonight', false), accordion('Two for tomorrow', true)]],
  ['Icons', icons],
  ['Tooltips', tooltips],
  ['Text areas', textAreas],
  ['Unknown', [{ type: 'carousel' }, { type: 'carousel' }]],
];

/** Every content component in every variant, in the content system's wire format. */
export const sections = all.map(([title, components]) => ({ title, components }));
