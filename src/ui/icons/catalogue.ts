/** The families of the icon catalogue. They are one chunk, because each chunk is a request and few pages use many icons. */
import type { IconShapes, IconPart } from './icon-shape';

const WHOLE = 'M2.5 5.5h19v13h-19z';
/** A background half a pixel larger than the flag, so that a white band has an edge. */
const EDGE: IconPart = { d: 'M2 5h20v14H2z', fill: '#8d9384' };
const fill = (d: string, colour: string): IconPart => ({ d, fill: colour });
const WHITE = '#fff';

/** A flag of three vertical bands. */
const tricolour = (...[first, second, third]: readonly [string, string, string]): readonly IconPart[] => [
  EDGE,
  fill(WHOLE, second),
  fill('M2.5 5.5h6.33v13H2.5z', first),
  fill('M15.17 5.5h6.33v13h-6.33z', third),
];

/** Flags of the countries of origin of groceries. */
export const flags: IconShapes = {
  unitedKingdom: [
    EDGE,
    fill(WHOLE, '#012169'),
    fill(
      'M2.5 5.5h2l17 11.6v1.4h-2L2.5 6.9zM21.5 5.5h-2L2.5 17.1v1.4h2l17-11.6zM10 5.5h4v13h-4zM2.5 10h19v4h-19z',
      WHITE,
    ),
    fill('M10.9 5.5h2.2v13h-2.2zM2.5 10.9h19v2.2h-19z', '#c8102e'),
  ],
  ireland: tricolour('#169b62', WHITE, '#ff883e'),
  france: tricolour('#002654', WHITE, '#ce1126'),
  italy: tricolour('#009246', WHITE, '#ce2b37'),
  spain: [EDGE, fill(WHOLE, '#aa151b'), fill('M2.5 8.75h19v6.5h-19z', '#f1bf00')],
  germany: [
    EDGE,
    fill(WHOLE, '#dd0000'),
    fill('M2.5 5.5h19v4.33h-19z', '#000'),
    fill('M2.5 14.17h19v4.33h-19z', '#ffce00'),
  ],
  netherlands: [
    EDGE,
    fill(WHOLE, WHITE),
    fill('M2.5 5.5h19v4.33h-19z', '#ae1c28'),
    fill('M2.5 14.17h19v4.33h-19z', '#21468b'),
  ],
  denmark: [EDGE, fill(WHOLE, '#c8102e'), fill('M8 5.5h2.4v13H8zM2.5 10.8h19v2.4h-19z', WHITE)],
};

const CARD =
  'M3.5 5h17A1.5 1.5 0 0 1 22 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 17.5v-11A1.5 1.5 0 0 1 3.5 5Z';

/** Payment cards. */
export const cards: IconShapes = {
  amex: [
    CARD,
    'm4.5 14 1.4-4 1.4 4M5 12.9h1.8M8.8 14v-4l1.5 2.3 1.5-2.3v4M15.4 10h-1.9v4h1.9M13.5 12h1.6M17 10l2.6 4M19.6 10 17 14',
  ],
  visa: [
    CARD,
    'm4.8 10 1.5 4 1.5-4M9.6 10v4M13.6 10.4c-.6-.6-2-.5-2 .5 0 1.3 2.2.8 2.2 2.1 0 1.1-1.7 1.3-2.4.5M15.6 14l1.6-4 1.6 4M16.1 12.8h2.2',
  ],
  mastercard: [
    CARD,
    'M9.8 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM14.2 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
  ],
  maestro: [
    CARD,
    'M9.8 13.4a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM14.2 13.4a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4ZM7.5 16.2h9',
  ],
};

/** Features and services of the shop. */
export const shop: IconShapes = {
  trolley: [
    'M2 3h3l2.6 11.2h10.6L20.5 7H6M9 20a1.2 1.2 0 1 0 0-2.4A1.2 1.2 0 0 0 9 20ZM17 20a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z',
  ],
  favourites: [
    'M12 20.2C7.2 16.7 3 13 3 8.8A4.7 4.7 0 0 1 7.7 4c1.8 0 3.4 1 4.3 2.6C12.9 5 14.5 4 16.3 4A4.7 4.7 0 0 1 21 8.8c0 4.2-4.2 7.9-9 11.4Z',
  ],
  voucher: [
    'M2.5 6h19v4a2 2 0 0 0 0 4v4h-19v-4a2 2 0 0 0 0-4zM9 6v2M9 11v2M9 16v2',
    'm13 14.5 4-5M13.5 10h.01M16.5 14h.01',
  ],
  deliveryVan: [
    'M2 5.5h11.5v11H9.3M4.7 16.5H2zM13.5 9h4.3l4.2 4v3.5h-2.2M15.2 16.5h-1.7M7 18.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM17.5 18.7a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  ],
  returns: ['m8 4.5-4.5 4L8 12.5M4 8.5h10.5a5.5 5.5 0 0 1 0 11H7'],
  giftCard: [CARD, 'M2 12h20M9 5v14M9 12c-3-3.5-5-1.5-4 0M9 12c3-3.5 5-1.5 4 0'],
  warning: ['M12 4 2.5 20h19zM12 10v4.5M12 17.2h.01'],
  storeCard: [CARD, 'M2 9.5h20M5.5 14.5h5M17 14.5h1.5'],
};

const TILE =
  'M6.5 3h11A3.5 3.5 0 0 1 21 6.5v11a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 17.5v-11A3.5 3.5 0 0 1 6.5 3Z';

/** Social networks. */
export const social: IconShapes = {
  facebook: [TILE, 'M16 8h-1.2c-1.3 0-2 .8-2 2v11M10 13h5.4'],
  instagram: [TILE, 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7h.01'],
  youtube: ['M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3Z', 'm10 9 5 3-5 3z'],
  pinterest: [
    'M12 21.5a9.5 9.5 0 1 0 0-19 9.5 9.5 0 0 0 0 19Z',
    'm10 18.5 2-8.5M9 12.6c-1.7-3 .3-5.6 3.2-5.6 2.6 0 4.2 1.8 3.8 4.2-.5 3-3.6 3.9-4.6 2',
  ],
  x: ['M4 4l16 16M20 4 4 20'],
  tiktok: ['M13.5 3.5v11.7a3.3 3.3 0 1 1-3.3-3.3M13.5 3.5c.2 2.8 2 4.8 5 5'],
};
