/** What the chunk of the wide menus holds. */
export { MegaMenu } from './ui/MegaMenu';
export { SeasonalMenu } from './ui/SeasonalMenu';
