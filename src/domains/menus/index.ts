/** Ways through the shop: the links, each declared once, and the rows and panels that show them. */
export { LINK_IDS, linksFor, menuLinks, type LinkId, type MenuLink } from './model';
export { LinkRow } from './ui/LinkRow';
export { TopBar } from './ui/TopBar';
/** The side panel, fetched when it is first wanted. */
export const loadSlideOut = async () =>
  (await import(/* webpackChunkName: "slide-out" */ './ui/SlideOut')).SlideOut;
