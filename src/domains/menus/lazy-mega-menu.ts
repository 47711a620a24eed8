/** The lazy chunk of the menus of wide screens. */
export { MegaMenu } from './ui/MegaMenu';
export { SeasonalPanel } from './ui/SeasonalPanel';
