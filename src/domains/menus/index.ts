/** Ways through the shop: the links, each declared once, the menu tree, and the rows and panels that show them. */
export { LINK_IDS, linksFor, menuLinks, type LinkId, type MenuLink } from './links';
export type { Fragments, MenuFragment, Taxonomies } from './ports';
export type { MenusStore } from './store';
export { LinkRow, type RowMenus } from './ui/LinkRow';
export { TopBar } from './ui/TopBar';
/** The menu tree: the shop's categories, fetched with the first use of a menu or once the page is at rest. */
export const loadMenuTree = () => import(/* webpackChunkName: "menu-tree" */ './lazy');
/** The panel under 'Groceries', fetched when it is first wanted. */
export const loadMegaMenu = async () =>
  (await import(/* webpackChunkName: "mega-menu" */ './ui/MegaMenu')).MegaMenu;
/** The side panel, fetched when it is first wanted. */
export const loadSlideOut = async () =>
  (await import(/* webpackChunkName: "slide-out" */ './ui/SlideOut')).SlideOut;
