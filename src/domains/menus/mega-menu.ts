/** What the chunk of the wide menus holds. */
export { MegaMenu } from './ui/MegaMenu';
export { RowArrows } from './ui/RowArrows';
export { SeasonalMenu } from './ui/SeasonalMenu';
