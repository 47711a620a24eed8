import { block, cell, link, navigationLinks, paragraph, richText, text } from '../parts';
import { actingPages, addresses, handlers, cases, markup, prototypes } from './attacks';

const inWords = [
  ...markup('rich text').map((words) => block('paragraph', [text(words)])),
  ...addresses('rich text').map((href) =>
    block('link', [text('A link')], { attributes: { href, title: markup('title')[1], ...handlers('link') } }),
  ),
  ...cases('rich text').map((attributes) => block('paragraph', [text('Words')], { attributes })),
  block('paragraph', [text('Handlers')], handlers('block')),
  block('paragraph', [
    text('Half a character \uD83C, the other half \uDF82, and both the wrong way \uDF82\uD83C'),
  ]),
  block('script', [text(markup('block type')[0] ?? '')]),
  block('__proto__', [text('A block called __proto__')]),
  { ...block('paragraph', [text('With a prototype')]), ...prototypes },
];

const inCells = addresses('trading cell').map((url, index) => ({
  ...cell(`hostile-cell-${String(index)}`, 'bakery', { heading: markup('cell')[index % 8] ?? '', url }),
  image: {
    portraitImage: { src: url, altText: markup('alt text')[1], ...handlers('picture') },
    landscapeImage: {
      src: url,
      fileReference: url,
      dynamicImages: { highQuality95: url, ['__proto__']: url },
    },
  },
  icons: { brandIcon: { src: url, position: 'fixed' }, offerRoundel: markup('roundel')[1] },
  products: [
    { id: 1, lineNumber: `1&next=${url}` },
    { id: 2, lineNumber: '../../log-out' },
  ],
  ...handlers('cell'),
}));

/** Returns a picture that has the address in each of its fields. */
const pictureAt = (src: string) => ({
  src,
  portraitImage: { src, fileReference: src },
  landscapeImage: { dynamicImages: { highQuality95: src } },
});

const inPictures = actingPages.flatMap((src, index) => {
  const image = pictureAt(src);
  const id = `acting-page-${String(index)}`;
  const tracking = { impressionUrls: [src], clickUrls: [src] };
  const textArea = { heading: 'An acting page' };
  return [
    { type: 'image', componentId: `${id}-image`, image },
    { type: 'tradingCell', componentId: `${id}-cell`, image, icons: { brandIcon: image }, textArea },
    { type: 'sponsoredBanner', id: `${id}-banner`, componentId: `${id}-banner`, image, textArea, tracking },
  ];
});

/** Advertisements, which come from another service. */
export const hostileBanners = addresses('banner').map((url, index) => ({
  type: 'sponsoredBanner',
  id: `hostile-banner-${String(index)}`,
  componentId: `hostile-banner-${String(index)}`,
  image: { src: url },
  textArea: { heading: markup('banner')[index % 8], link: { text: 'Look', url, newWindow: true } },
  marketingBadge: markup('badge')[1],
  products: [],
  tracking: { impressionUrls: [url], clickUrls: [url], vendor: markup('vendor')[0] },
  ...handlers('banner'),
}));

const wrongTypes = [
  ...[null, 7, 'a text', [], {}, { type: 7 }, { type: null }, { type: '__proto__' }, { type: 'constructor' }],
  ...['marquee', 'iframe', 'script', 'object', '<script>'].map((type) => ({
    type,
    componentId: type,
    ...handlers(type),
  })),
  { type: 'richText', valid: true, blocks: { length: 1e9 } },
  { type: 'richText', valid: true, blocks: [{ type: 'heading', level: -1e9, children: [{ text: {} }] }] },
  { type: 'navigationLinks', links: [null, { text: {}, url: {} }, { text: [], url: ['javascript:'] }] },
  { type: 'tradingCell', textArea: [], image: 'bakery.svg', icons: 7, products: {}, gridPosition: 'first' },
  { type: 'tradingCell', defaultNumOfCells: '__proto__', textArea: { heading: { toString: null } } },
  { type: 'accordion', title: markup('accordion')[1], isOpen: 'yes', components: 'none' },
  { type: 'badge', badgeType: '__proto__', text: markup('badge')[1] },
  { type: 'tooltip', text: markup('tooltip')[1], tip: markup('tip')[1] },
  {
    type: 'image',
    image: { src: '/demo/pictures/bakery.svg', assetMetadataWidth: -1, assetMetadataHeight: 'Infinity' },
  },
];

const overlaid = {
  ...paragraph('hostile-overlay', 'Laid over everything'),
  styleIds: ['header-space', '"><script>', 'position-fixed'],
  cqResponsive: { deviceBreakpoints: [{ name: '__proto__', width: 1e9, offset: -1e9, layout: 'fixed' }] },
};

/** Components with one attack each; their valid parts, and the components around them, must be rendered. */
export const hostileComponents: readonly unknown[] = [
  paragraph('hostile-first', 'What comes first is shown.'),
  richText('hostile-words', inWords, { ...handlers('rich text'), ...prototypes }),
  navigationLinks(
    'hostile-links',
    addresses('links').map((url) => link(markup('link')[1] ?? '', url)),
    {
      title: markup('links title')[1],
      backgroundColour: 'url(/demo/leak/links)',
      ...handlers('links'),
    },
  ),
  ...inCells,
  ...inPictures,
  ...hostileBanners,
  ...addresses('card').map((url) => ({
    type: 'linkCard',
    title: 'A card',
    image: { src: url },
    link: link('Go', url),
  })),
  ...wrongTypes,
  overlaid,
];
