import type { IconShapes } from './icon-shape';

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
