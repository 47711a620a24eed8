import type { IconShapes } from './icon-shape';

type Load = () => Promise<{ readonly shapes: IconShapes }>;

/** Each family of the catalogue comes as a whole when its first icon is shown [CONT-8]. */
export const ICON_FAMILIES: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['cards', () => import(/* webpackChunkName: "icons-cards" */ './cards')],
  ['flags', () => import(/* webpackChunkName: "icons-flags" */ './flags')],
  ['shop', () => import(/* webpackChunkName: "icons-shop" */ './shop')],
  ['social', () => import(/* webpackChunkName: "icons-social" */ './social')],
]);
