/** Ways through the shop: the links, each declared once, the menu tree, and the rows and panels that show them. */
export { LINK_IDS, linksFor, menuLinks, type LinkId, type MenuLink } from './links';
export { createOpener, type Opener } from './opener';
export type { ItemsOf } from './model';
export type { Banners, Fragments, MenuFragment, Taxonomies } from './ports';
export { slotLink } from './slot-link';
export type { MenusStore } from './store';
export { FirstLevel } from './ui/FirstLevel';
export { LinkRow, type RowMenu, type RowMenus } from './ui/LinkRow';
export { SlideOut } from './ui/SlideOut';
export { TopBar } from './ui/TopBar';
/** The menu tree: the shop's categories, fetched with the first use of a menu or once the page is at rest. */
export const loadMenuTree = () => import(/* webpackChunkName: "menu-tree" */ './lazy');
export type MenuTree = Awaited<ReturnType<typeof loadMenuTree>>;
/** The menus of wide screens, fetched when one is first wanted or once the page is at rest. */
export const loadMegaMenu = () => import(/* webpackChunkName: "mega-menu" */ './mega-menu');
export type MegaMenuPanels = Awaited<ReturnType<typeof loadMegaMenu>>;
