/** Attacks, each with a canary: a page on which none of them runs records no canary. */
import { block, cell, link, navigationLinks, paragraph, richText, text } from './parts';

/** Returns a script that calls the page's `window.__canary` with the name of the attack. */
const canary = (where: string): string => `window.__canary('${where}')`;

/** Addresses that run scripts, or lead to another site in disguise. */
const addresses = (where: string): readonly string[] => {
  const script = canary(`${where} address`);
  return [
    `javascript:${script}`,
    `JaVaScRiPt:${script}`,
    ` \u0001javascript:${script}`,
    `java\tscript:${script}`,
    `java\nscript:${script}`,
    `javascript&colon;${script}`,
    `javascript://shop.example/%0a${script}`,
    `data:text/html,<script>${script}</script>`,
    `data:text/html;base64,${Buffer.from(`<script>${script}</script>`).toString('base64')}`,
    `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${script}"/>`,
    `vbscript:${script}`,
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    '//evil.example/ecom',
    '/\\evil.example/ecom',
    '/..//evil.example/ecom',
    'https://shop.example@evil.example/ecom',
    '/ecom/\uD83C',
  ];
};

/** Pages of the shop on which a GET request has an effect; pictures and tracking addresses may request them. */
const actingPages: readonly string[] = [
  '/ecom/log-out',
  '/demo/pictures/../../ecom/log-out',
  '/demo/pictures/..%2f..%2fecom/log-out',
  '/demo/pictures/..%5c..%5cecom/log-out',
  '/demo/pictures/%252e%252e/%252e%252e/ecom/log-out',
  '/demo/pictures/..;/..;/ecom/log-out',
  '/demo/picturesque/ecom/log-out',
];

/** Markup in place of text. */
const markup = (where: string): readonly string[] => {
  const script = canary(`${where} markup`);
  return [
    `<script>${script}</script>`,
    `<img src=x onerror="${script}">`,
    `<svg><animate onbegin="${script}" attributeName=x dur=1s>`,
    `"><iframe srcdoc="<script>parent.${script}</script>"></iframe>`,
    `<a href="javascript:${script}">Press here</a>`,
    `</textarea></title></style></script><script>${script}</script>`,
    `<style>body{display:none}</style>`,
    `{{constructor.constructor("${script}")()}}`,
  ];
};

/** Fields that run scripts if they are set on an element. */
const handlers = (where: string): Readonly<Record<string, unknown>> => {
  const script = canary(`${where} handler`);
  const html = `<img src=x onerror="${script}">`;
  return {
    ...{ onclick: script, onClick: script, onload: script, onLoad: script, onerror: script, onError: script },
    ...{ onmouseover: script, onfocus: script, onanimationstart: script, autofocus: true },
    ...{ dangerouslySetInnerHTML: { __html: html }, innerHTML: html, srcdoc: html, srcDoc: html },
    ...{
      ref: script,
      key: script,
      is: 'evil-element',
      as: 'script',
      component: 'iframe',
      formaction: `javascript:${script}`,
    },
    style: 'position: fixed; inset: 0; z-index: 2147483647; background: red',
    className: 'header-space',
  };
};

const overlay = 'position: fixed; inset: 0; z-index: 2147483647; background: red';

/** Styles that would overlay the page, leak data through an address, or end the style sheet. */
const cases = (where: string): readonly Readonly<Record<string, unknown>>[] => [
  { color: `red; ${overlay}`, textAlign: `center; ${overlay}`, fontFamily: `serif; ${overlay}` },
  {
    color: 'url(/demo/leak/color)',
    background: 'url(/demo/leak/background)',
    fontFamily: 'url(/demo/leak/font)',
  },
  { color: `expression(${canary(`${where} expression`)})`, behavior: 'url(/demo/leak/behavior)' },
  {
    color: 'var(--sh-colour-brand)',
    backgroundImage: 'url(/demo/leak/image)',
    content: 'url(/demo/leak/content)',
  },
  { fontSize: '99999px', fontWeight: '1e9', leftMargin: '-99999px', marginLeft: '99999vw' },
  { fontFamily: 'x"; } body { display: none } /*', color: '}</style><script>' },
  { position: 'fixed', inset: 0, zIndex: 2_147_483_647, transform: 'scale(100)', style: overlay, opacity: 0 },
];

/** Keys that change an object's prototype if fields are copied carelessly. */
const prototypes = {
  ['__proto__']: { polluted: true, valid: true, onclick: canary('prototype'), type: 'richText' },
  constructor: { prototype: { polluted: true } },
  prototype: { polluted: true },
  hasOwnProperty: null,
  toString: null,
  then: 'not a function',
} as const;

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
const hostileComponents: readonly unknown[] = [
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

export const HOSTILE = 'demo/hostile';

const LEVELS = 10_000;
const MEGABYTE = 1_000_000;

const nest = (before: string, core: string, after: string): string =>
  before.repeat(LEVELS) + core + after.repeat(LEVELS);

/** Concatenated, because JSON.stringify cannot handle this depth. */
const deep = (): readonly string[] => {
  const words = '{"type":"text","text":"At the bottom"}';
  return [
    `{"type":"richText","valid":true,"blocks":[${nest('{"type":"paragraph","children":[', words, ']}')}]}`,
    `{"type":"richText","valid":true,"blocks":[${nest('{"type":"list","children":[{"type":"listItem","children":[', words, ']}]}')}]}`,
    nest('{"type":"grid","components":[', `{"type":"richText","valid":true,"blocks":[${words}]}`, ']}'),
    nest('{"type":"accordion","title":"Deeper","components":[', '', ']}'),
  ];
};

const big = (): readonly string[] => [
  `{"type":"richText","valid":true,"blocks":[{"type":"paragraph","children":[{"type":"text","text":"${'word '.repeat(MEGABYTE / 5)}"}]}]}`,
  `{"type":"badge","badgeType":"offer","text":"${'w'.repeat(MEGABYTE)}"}`,
];

const last =
  '{"type":"richText","componentId":"hostile-last","valid":true,"blocks":[{"type":"paragraph","children":[{"type":"text","text":"What comes last is shown."}]}]}';

/**
 * JSON of a fragment with all kinds of attacks [CONT-1]. Code in it that runs calls `window.__canary` with the name of
 * the attack; data that leaks goes to an address below `/demo/leak/`.
 *
 * @param key the requested key
 */
export const hostileFragment = (key: string): string => {
  const plain = hostileComponents.map((component) => JSON.stringify(component));
  const title = JSON.stringify(`Christmas <img src=x onerror="${canary('title')}">`);
  const components = [...plain, ...deep(), ...big(), last].join(',');
  return `{"key":${JSON.stringify(key)},"title":${title},"__proto__":{"polluted":true},"components":[${components}]}`;
};
