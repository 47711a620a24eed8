import type { IconPart, IconShapes } from './icon-shape';

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
