/** The lazy chunk of the menus of wide screens. */
export { MegaMenu } from './ui/MegaMenu';
export { SeasonalMenu } from './ui/SeasonalMenu';
