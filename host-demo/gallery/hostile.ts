/** What an editor or an advertiser might send who means harm; whatever of it runs calls `canary()`. */
const CANARY = 'window.canary=(window.canary||0)+1';
const MARKUP = `<img src=x onerror="${CANARY}"><script>${CANARY}</script><svg onload="${CANARY}">`;
const ADDRESSES = [
  `javascript:${CANARY}`,
  `JaVa\tScRiPt:${CANARY}`,
  `\u0001javascript:${CANARY}`,
  `data:text/html,<script>opener.${CANARY}</script>`,
  `vbscript:${CANARY}`,
  '//elsewhere.example/leak',
  '/\\elsewhere.example/leak',
  '/..//elsewhere.example/leak',
  'https://shop@elsewhere.example/leak',
] as const;

const words = (text: string) => ({ type: 'text', text });
const rich = (blocks: readonly unknown[], more: object = {}) => ({
  type: 'richText',
  valid: true,
  blocks,
  ...more,
});

/** The same in every field: handlers, markup, inherited keys. */
const HANDLERS = {
  onclick: CANARY,
  onError: CANARY,
  dangerouslySetInnerHTML: { __html: MARKUP },
  innerHTML: MARKUP,
  style: 'position:fixed;inset:0;z-index:99999',
  className: 'sh-hijack',
  constructor: { prototype: { polluted: true } },
};

const components = (address: string, index: number): readonly unknown[] => [
  rich([
    {
      type: 'paragraph',
      children: [
        {
          type: 'link',
          attributes: { href: address, ...HANDLERS },
          children: [words(`Link ${String(index)}`)],
        },
      ],
    },
  ]),
  {
    type: 'navigationLinks',
    links: [
      { text: `Nav ${String(index)}`, url: address },
      { text: `Good ${String(index)}`, url: '/demo/content' },
    ],
    ...HANDLERS,
  },
  {
    type: 'tradingCell',
    image: { src: address, landscapeImage: { src: address, dynamicImages: { highQuality95: address } } },
    textArea: {
      heading: `Cell ${String(index)}`,
      link: { text: `Cell button ${String(index)}`, url: address },
      ...HANDLERS,
    },
    icons: { brandIcon: { src: address, position: 'floated' } },
  },
  {
    type: 'sponsoredBanner',
    id: `ad-${String(index)}`,
    image: { src: address },
    textArea: { heading: `Ad ${String(index)}`, link: { url: address } },
    tracking: { impressionUrls: [address], clickUrls: [address] },
  },
  {
    type: 'linkCard',
    title: `Card ${String(index)}`,
    link: { text: `Card link ${String(index)}`, url: address },
  },
  {
    type: 'image',
    src: address,
    altText: `Image ${String(index)}`,
    link: { url: address, text: `Image link ${String(index)}` },
  },
];

const styles = rich([
  {
    type: 'paragraph',
    children: [words('Overlay')],
    attributes: {
      color: 'url(//elsewhere.example/leak)',
      textAlign: 'left;position:fixed;inset:0',
      marginLeft: '-9999px',
      fontSize: '900px',
      fontFamily: 'x;background:url(//elsewhere.example/leak)',
      ...{ position: 'fixed', inset: '0', zIndex: '99999', ...HANDLERS },
    },
  },
]);

const texts = [
  rich([{ type: 'paragraph', children: [words(MARKUP)] }]),
  { type: 'badge', badgeType: MARKUP, text: MARKUP },
  { type: 'tooltip', text: MARKUP, tip: MARKUP },
  { type: 'accordion', title: MARKUP, components: [rich([{ type: 'heading', children: [words(MARKUP)] }])] },
  { type: `script`, text: MARKUP, ...HANDLERS },
  { type: 'icon', family: 'constructor', name: '__proto__' },
  rich([
    {
      type: 'paragraph',
      children: [words('\u202Etxet desrever'), words('half \uD800 a character'), words('nul \u0000 in it')],
    },
  ]),
  rich([{ type: 'paragraph', children: [words(`Long ${'word'.repeat(262_144)}`)] }]),
  rich([{ type: 'paragraph', children: [words('W'.repeat(400))] }]),
];

const deep = (open: string, close: string, inside: string): string =>
  open.repeat(10_000) + inside + close.repeat(10_000);

/** Written as text: nesting and inherited keys that no object literal gives. */
const raw = [
  `{"type":"richText","valid":true,"blocks":[${deep('{"type":"list","children":[{"type":"listItem","children":[{"text":"deep"},', ']}]}', '{}')}]}`,
  `{"type":"richText","valid":true,"blocks":[${deep('{"type":"paragraph","text":"down","children":[', ']}', '')}]}`,
  deep('{"type":"grid","components":[{"type":"badge","text":"level"},', ']}', '{}'),
  '{"type":"badge","text":"Own keys","__proto__":{"polluted":true}}',
  '{"__proto__":{"type":"badge","text":"Inherited"}}',
  'null',
  '7',
  '[]',
].join(',');

/** The gallery's sections as a text of JSON. */
export const hostileJson = (): string => {
  const section = (title: string, all: readonly unknown[]): string =>
    JSON.stringify({ title, components: all });
  return `[${[
    section('Addresses', ADDRESSES.flatMap(components)),
    section('Styles', [styles]),
    section('Texts', texts),
    `{"title":"Shapes","components":[${raw}]}`,
    section('Still shown', [{ type: 'badge', badgeType: 'green', text: 'The rest is shown' }]),
  ].join(',')}]`;
};
