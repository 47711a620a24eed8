import { anchor, block, link, navigationLinks, richText, text } from '../parts';

const paragraph = (words: string, attributes: object = {}) =>
  block('paragraph', [text(words)], { attributes });

const MARKS = ['bold', 'italic', 'underline', 'strikethrough', 'subscript', 'superscript'] as const;

const headings = [1, 2, 3, 4, 5, 6].map((level) =>
  block('heading', [text(`Heading of level ${String(level)}`)], { level }),
);

const marked = block('paragraph', [
  ...MARKS.flatMap((mark) => [text(mark, mark), text(', ')]),
  text('bold and italic at once', 'bold', 'italic'),
]);

const anchored = block('paragraph', [
  anchor('a page of the shop', '/ecom/recipes', { title: 'To the recipes' }),
  text(', '),
  anchor('another shop in a new tab', 'https://cellar.fernleigh.example', { target: '_blank' }),
  text(', '),
  anchor('a page of the content system', '/content/inspiration/the-cheese-board.html'),
]);

const styled = [
  paragraph('In green', { color: '#5c8018' }),
  paragraph('In red', { colour: 'red' }),
  paragraph('In the middle', { textAlign: 'center' }),
  paragraph('On the far side', { textAlignment: 'right' }),
  paragraph('Set in', { leftMargin: '40px' }),
  paragraph('Large and heavy', { fontSize: '24px', fontWeight: '700' }),
  paragraph('With serifs', { fontFamily: 'Georgia' }),
];

const item = (words: string, ...below: readonly unknown[]) => block('listItem', [text(words), ...below]);
const flatItem = (words: string, level: number) =>
  block('paragraph', [text(words)], { listItem: 'bullet', level });

const lists = [
  block('list', [
    item('Bread'),
    item('Cheese', block('list', [item('Cheddar'), item('Brie')])),
    item('Wine'),
  ]),
  block('list', [item('First'), item('Second'), item('Third')], { ordered: true }),
  flatItem('An item by its level', 1),
  flatItem('One below it', 2),
  flatItem('And one beside the first', 1),
];

const usual = [
  link('Fruit', '/ecom/shop/browse/groceries/fruit-vegetables/fruit'),
  link('Offers', '/ecom/shop/browse/offers'),
];
const many = Array.from({ length: 16 }, (_, index) =>
  link(`Range ${String(index + 1)}`, '/ecom/shop/browse/groceries/bakery'),
);
const backgrounds = ['none', 'white', 'grey', 'green', 'paleGreen', 'red', '#5c8018', 'lightgrey'] as const;

/** Rich text in each of its blocks, marks and attributes; navigation links in each of their looks. */
export const words: readonly unknown[] = [
  richText('text-headings', headings),
  richText('text-marks', [marked]),
  richText('text-links', [anchored]),
  richText('text-styles', styled),
  richText('text-lists', lists),
  richText('text-no-margin', [paragraph('Close to its neighbours')], { noMargin: true }),
  richText('text-empty-paragraphs', [
    paragraph(''),
    paragraph('Between two empty paragraphs'),
    paragraph(' '),
  ]),
  richText('text-invalid', [paragraph('Invalid: not shown')], { valid: false }),
  richText('text-without-blocks', []),
  richText('text-analytics', [paragraph('Counted as a promotion')], {
    analytics: { promoName: 'Gallery', promoType: 'text', promoPeriod: '2026-W20', bannerPurpose: 'inform' },
    analyticsTags: ['gallery'],
  }),
  navigationLinks('links-horizontal', usual),
  navigationLinks('links-many', many, { title: 'More than fit' }),
  navigationLinks('links-vertical', [...usual, link('Cellar', 'https://cellar.fernleigh.example', true)], {
    title: 'One below the other',
    styleIds: ['vertical-text-links'],
  }),
  ...backgrounds.map((backgroundColour) =>
    navigationLinks(`links-${backgroundColour}`, usual, {
      title: `On ${backgroundColour}`,
      backgroundColour,
    }),
  ),
];
