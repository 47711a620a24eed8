import type { IconShapes } from './icon-shape';

type Load = () => Promise<{ readonly shapes: IconShapes }>;

/** The families of the icon catalogue. Each is a chunk that is loaded when its first icon is rendered [CONT-8]. */
export const ICON_FAMILIES: ReadonlyMap<string, Load> = new Map<string, Load>([
  ['cards', () => import(/* webpackChunkName: "icons-cards" */ './cards')],
  ['flags', () => import(/* webpackChunkName: "icons-flags" */ './flags')],
  ['shop', () => import(/* webpackChunkName: "icons-shop" */ './shop')],
  ['social', () => import(/* webpackChunkName: "icons-social" */ './social')],
]);
