import { block, GROCERIES, half, link, rich, words } from './wire';

export const richTexts = [
  rich(
    [
      block('heading', [words('Sunday, slowly roasted')], { level: 1 }),
      block('paragraph', [
        words('Everything for the table, from '),
        words('bold', 'bold'),
        words(' starters to '),
        words('italic', 'italic'),
        words(' puddings, '),
        words('underlined', 'underline'),
        words(' and '),
        words('struck out', 'strikethrough'),
        words(' prices, H'),
        words('2', 'subscript'),
        words('O and 50 m'),
        words('2', 'superscript'),
        words('.'),
      ]),
      block('heading', [words('Order by')], { level: 2 }),
      block('paragraph', [
        words('Order turkeys two days before you collect them. '),
        block('link', [words('Read how')], { attributes: { href: '/content/christmas/how-to-order.html' } }),
        words(' or '),
        block('link', [words('ask our cooks')], {
          attributes: { href: 'https://cellar.example/ask', target: '_blank', title: 'Our cooks' },
        }),
        words('.'),
      ]),
    ],
    { cqResponsive: half, analyticsTags: ['christmas', 'turkey'], styleIds: ['vertical-text-links'] },
  ),
  rich(
    [
      block('heading', [words('Lists')], { level: 3 }),
      block('list', [
        block('listItem', [words('Starters')]),
        block('listItem', [
          words('Mains'),
          block('orderedList', [
            block('listItem', [words('Turkey')]),
            block('listItem', [words('Nut roast')]),
          ]),
        ]),
      ]),
      { type: 'paragraph', listItem: 'number', level: 1, text: 'Heat the oven' },
      { type: 'paragraph', listItem: 'bullet', level: 2, text: 'Fan, 180 °C' },
      { type: 'paragraph', listItem: 'number', level: 1, text: 'Roast for two hours' },
      block('paragraph', []),
      block('paragraph', [words('In the middle, in green')], {
        attributes: { textAlign: 'center', color: '#456011', fontWeight: 'bold' },
      }),
      block('paragraph', [words('Set in, larger, in another family')], {
        attributes: { marginLeft: '24px', fontSize: '18px', fontFamily: 'Georgia' },
      }),
      block('paragraph', [words('At the end of the line')], { attributes: { textAlignment: 'right' } }),
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
export const navigationLinks = [
  { title: 'In a row' },
  { title: 'Vertical text links', styleIds: ['vertical-text-links'] },
  { title: 'On white', backgroundColour: 'white' },
  { title: 'On grey', backgroundColour: 'grey' },
  { title: 'On green', backgroundColour: 'green' },
  { title: 'On pale green', backgroundColour: 'paleGreen' },
  { title: 'On red', backgroundColour: 'red' },
  { title: 'On green by its old value', backgroundColour: '#5c8018' },
].map((each) => ({ type: 'navigationLinks', links: aisles, cqResponsive: half, ...each }));
