/** Navigation: the links, each declared once, the menu tree, and the rows and panels that render them. */
export type { Aisle } from './aisles';
export { LINK_IDS, linksFor, menuLinks, type LinkId, type MenuLink } from './links';
export { createMenuTrigger, type HoverOpened, type MenuTrigger } from './menu-trigger';
export type { Banners, Fragments, MenuFragment, Taxonomies } from './ports';
export { slotLink } from './slot-link';
export type { MenuItem } from './model';
export { EarlyPanel, FirstLevel, firstLevelOf } from './ui/FirstLevel';
export { LinkRow, type RowMenu, type RowMenus } from './ui/LinkRow';
export type { MenuParts } from './ui/menu-parts';
export { SeasonButton } from './ui/SeasonButton';
export { SideMenu } from './ui/SideMenu';
export { TopBar } from './ui/TopBar';
/** Lazy-loads the menu tree, with the first use of a menu or when the page is idle. */
export const loadMenuTree = () => import(/* webpackChunkName: "menu-tree" */ './lazy');
export type MenuTree = Awaited<ReturnType<typeof loadMenuTree>>;
/** Lazy-loads the menus of wide screens, with the first use of a menu or when the page is idle. */
export const loadMegaMenu = () => import(/* webpackChunkName: "mega-menu" */ './lazy-mega-menu');
export type MegaMenuPanels = Awaited<ReturnType<typeof loadMegaMenu>>;
